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

# What may be typed in an offer: an argument and the words for it, parted by commas.
balda-words = classic обычная классика классическая, royal королевская, short_i й=и и=й, yo ё, revisit повтор, no_seen новые, house голосование, hints подсказки, nohints безподсказок, insist неровно, random случайное
# The same before a colon: min:3, row:2.
balda-names = min мин от, start длина, row строка, middle середина, column столбец, word слово, lang язык, words слова

balda-size-range = Доска бывает от 3×3 до 9×9.
balda-min-range = Наименьшая длина слова — от 2 до 5 букв.
balda-players = Играют от { $least } до { $most } человек.
balda-revisit-in-royal = В королевской балде клетку нельзя использовать дважды.
balda-start-line = На доске нет строки или столбца с таким номером.
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
balda-not-a-letter = В этом языке нет такой буквы.
balda-too-short = { $least ->
    [one] «{ $word }» короче { $least } буквы.
   *[other] «{ $word }» короче { $least } букв.
}
balda-used-start = «{ $word }» — начальное слово, его повторять нельзя.
balda-used = Слово «{ $word }» уже было, его составил игрок { $name }.
balda-cell-taken = Эта клетка занята.
balda-not-adjacent = Эта клетка не касается ни одной буквы.
balda-letter-not-in-word = В слове «{ $word }» нет этой буквы.
balda-no-path = «{ $word }» здесь не составить: нет такой цепочки клеток через новую букву.
balda-cell-twice = «{ $word }» прошло бы дважды по одной клетке.
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

balda-how = Ход — это слово: одну его букву вы добавляете, остальные уже на доске.
balda-rules =
    Балда. На доске стоит слово. В свой ход поставьте одну букву в пустую клетку рядом с другой буквой (по стороне) и составьте слово: оно читается по соседним клеткам, каждая не больше одного раза, и новая буква в него входит. Очко за каждую букву слова.
    Годятся нарицательные существительные в именительном падеже единственного числа; повторять слова нельзя.
    Ход — это само слово. Если буква может встать в разные места, бот спросит; можно сказать и сразу: «б4 к лак».
    Конец: доска заполнена или составить нечего. Побеждает тот, у кого больше очков. Если все трижды подряд пасуют — ничья.
    Кончилось время хода — пас, кончилось время на игру — вы выбываете.
balda-rules-royal =
    Королевская балда. Как обычная, но и новая буква, и слово могут идти по диагонали. Слово не пересекает само себя, а слова, которые уже читались на доске, не считаются.
    Вдвоём за один ход ставят две буквы и составляют два слова; второе можно пропустить: /pass.
    Годятся нарицательные существительные в именительном падеже единственного числа; повторять слова нельзя. Очко за букву.
    Конец: доска заполнена или составить нечего; три паса подряд у каждого — ничья. Кончилось время хода — пас, кончилось время на игру — вы выбываете.
balda-rule-no-seen = Слова, которые уже читались на доске до хода, не считаются, даже если их никто не составлял.
balda-rule-revisit = По одной клетке слово может пройти несколько раз, но не дважды подряд: из К, О, Л выходит «колокол».
balda-rule-yo = Буквы е и ё разные.
balda-rule-short-i = Буквы и и й — одна и та же.
balda-rule-house = Слово, которого нет в словаре, можно поставить на голосование: больше половины остальных за минуту — и оно засчитано. Одно голосование за ход.
balda-rule-min = { $n ->
    [one] В слове должна быть хотя бы { $n } буква.
    [few] В слове должно быть хотя бы { $n } буквы.
   *[many] В слове должно быть хотя бы { $n } букв.
}
