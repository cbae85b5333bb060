## Balda, the grid game.

balda-name = Балда
balda-name-royal = Королевская балда
balda-classic = Обычная
balda-royal = Королевская
balda-option-no-seen = только новые слова
balda-option-revisit = клетка много раз
balda-option-yo = ё отдельно
balda-option-short-i = и = й
balda-option-house = слова голосованием
balda-option-hints = подсказки
balda-option-no-hints = без подсказок
balda-option-min = от { $n } букв
balda-option-row = слово посередине
balda-option-top = в первой строке
balda-option-column = в первом столбце
balda-start-row = слово в строке { $n }
balda-start-column = слово в столбце { $n }
balda-insist = играть и так

balda-size-range = Доска бывает от 3×3 до 9×9.
balda-min-range = Наименьшая длина слова — от 2 до 5 букв.
balda-players = Играют от { $least } до { $most } человек.
balda-revisit-in-royal = В королевской балде клетку нельзя использовать дважды.
balda-start-line = На доске нет такой строки или столбца для начального слова.
balda-start-length = В начальном слове должно быть от 2 до { $room } букв.
balda-start-word = Начальное слово не подходит. { $reason }
balda-no-start-word = { $letters ->
    [one] В словаре нет подходящего начального слова из { $letters } буквы.
   *[other] В словаре нет подходящего начального слова из { $letters } букв.
}
balda-no-first-move = С этим начальным словом не составить ни одного слова.
balda-uneven = Ходов не поровну: пустых клеток { $free }, а нужно, чтобы число делилось на { $by }.

balda-start = Начальное слово — { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } на { $cell }).
balda-proposed = { $name } предлагает слово «{ $word }». Признаём? Минута на голосование, молчание — нет.
balda-voted-for = { $name }: за.
balda-voted-against = { $name }: против.
balda-accepted = Слово признано.
balda-rejected = Слово не признано.
balda-end-full = Все клетки заполнены.
balda-end-no-move = Больше нельзя составить ни одного слова.
balda-end-passes = Все трижды подряд пасовали.
balda-end-agreed = Согласились на ничью.
balda-end-one-left = Остался один игрок.
balda-longest = Самое длинное слово: { $word } ({ $name }).
balda-missed = Лучшее упущенное, { $name }: «{ $word }», +{ $points } ({ $letter } на { $cell }).
balda-best = Лучшее слово игры никто не заметил: «{ $word }», +{ $points } (ход { $name }, { $letter } на { $cell }).
balda-left = { $count ->
    [one] осталась { $count } клетка
    [few] осталось { $count } клетки
   *[many] осталось { $count } клеток
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Последний ход: { $name }, { $word } — { $path }
balda-hint = Можно так: «{ $word }», буква { $letter } на { $cell }.

balda-button-for = За
balda-button-against = Против
balda-button-propose = Спросить всех про «{ $word }»
balda-said-propose = предлагаю, спросить

balda-no-such-cell = На доске нет клетки { $cell }.
balda-no-such-cell-here = На доске нет такой клетки.
balda-not-a-letter = Это не буква этого языка.
balda-too-short = «{ $word }» короче { $least } букв.
balda-used-start = «{ $word }» — начальное слово, оно уже использовано.
balda-used = Слово «{ $word }» уже было, его составил игрок { $name }.
balda-cell-taken = Эта клетка занята.
balda-not-adjacent = Эта клетка не касается ни одной буквы.
balda-letter-not-in-word = В слове «{ $word }» нет этой буквы.
balda-no-path = «{ $word }» здесь не составить: нет такой цепочки клеток через новую букву.
balda-cell-twice = «{ $word }» прошло бы по одной клетке дважды.
balda-path-crosses = «{ $word }» пересекло бы само себя.
balda-seen-already = «{ $word }» уже читалось на доске до этого хода.
balda-several = «{ $word }» можно составить по-разному. Какую букву ставим?
balda-no-house-words = В этой игре слова не ставят на голосование.
balda-known-word = «{ $word }» есть в словаре, голосовать не нужно.
balda-voted-this-turn = В этот ход уже голосовали.
balda-vote-running = Идёт голосование, подождите.
balda-no-vote = Голосовать сейчас не о чем.
balda-own-word = За своё слово не голосуют.
balda-already-voted = Вы уже проголосовали.

balda-rules = Балда. На доске стоит слово. За ход вы ставите одну букву в пустую клетку рядом с буквой и составляете слово: его буквы идут по соседним клеткам (по стороне), каждая клетка один раз, и новая буква входит в слово. Очко за букву. Слова — существительные нарицательные в именительном падеже, повторять нельзя. Напишите слово — это и есть ход; если буква может встать по-разному, бот спросит, или скажите сразу: «б4 к лак». Игра кончается, когда доска полна или ходов нет; кто набрал больше, тот выиграл. Если все трижды подряд пасуют — ничья.
balda-rules-royal = Королевская балда. Как обычная, но слово идёт и по диагонали, путь не пересекает сам себя, а слова, которые уже читались на доске, не считаются. Вдвоём за ход ставят две буквы и составляют два слова; второй ход можно пропустить.
