## Balda, the grid game.

balda-name = Балда
balda-name-royal = Королівська балда
balda-classic = Звичайна
balda-royal = Королівська
balda-option-no-seen = лише нові слова
balda-option-revisit = клітинка багато разів
balda-option-yo = ё окремо
balda-option-short-i = и = й
balda-option-house = слова голосуванням
balda-option-hints = підказки
balda-option-no-hints = без підказок
balda-option-min = від { $n } літер
balda-option-row = слово посередині
balda-option-top = у першому рядку
balda-option-column = у першому стовпці
balda-start-row = слово в рядку { $n }
balda-start-column = слово в стовпці { $n }
balda-insist = грати й так

# What may be typed in an offer: an argument and the words for it, parted by commas.
balda-words = classic звичайна класична, royal королівська, revisit повтор, no_seen нові, house голосування, hints підказки, nohints безпідказок, insist непорівну, random випадкове
# The same before a colon: min:3, row:2.
balda-names = min мін від, start довжина, row рядок, middle середина, column стовпець, word слово, lang мова, words слова

balda-size-range = Дошка буває від 3×3 до 9×9.
balda-min-range = Найменша довжина слова — від 2 до 5 літер.
balda-players = Грають від { $least } до { $most } людей.
balda-revisit-in-royal = У королівській балді клітинку не можна використати двічі.
balda-start-line = На дошці немає рядка чи стовпця з таким номером.
balda-start-length = У початковому слові має бути від 2 до { $room } літер.
balda-start-word = Початкове слово не підходить. { $reason }
balda-no-start-word = { $letters ->
    [one] У словнику немає придатного початкового слова з { $letters } літери.
   *[other] У словнику немає придатного початкового слова з { $letters } літер.
}
balda-no-first-move = Із цим початковим словом не скласти жодного слова.
balda-uneven = Ходів не порівну: вільних клітинок { $free }, а треба, щоб їхня кількість ділилася на { $by }.

balda-start = Початкове слово — { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } на { $cell }).
balda-proposed = { $name } пропонує слово «{ $word }». Визнаємо? Хвилина на голосування, мовчання — ні.
balda-voted-for = { $name }: за.
balda-voted-against = { $name }: проти.
balda-accepted = Слово визнано.
balda-rejected = Слово не визнано.
balda-end-full = Усі клітинки заповнено.
balda-end-no-move = Більше не скласти жодного слова.
balda-end-passes = Усі тричі поспіль пасували.
balda-end-agreed = Погодилися на нічию.
balda-end-one-left = Лишився один гравець.
balda-longest = Найдовше слово: { $word } ({ $name }).
balda-missed = Найкраще упущене, { $name }: «{ $word }», +{ $points } ({ $letter } на { $cell }).
balda-best = Найкращого слова гри ніхто не помітив: «{ $word }», +{ $points } (хід { $name }, { $letter } на { $cell }).
balda-left = { $count ->
    [one] лишилася { $count } клітинка
    [few] лишилося { $count } клітинки
   *[many] лишилося { $count } клітинок
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Останній хід: { $name }, { $word } — { $path }
balda-hint = Можна так: «{ $word }», літера { $letter } на { $cell }.

balda-button-for = За
balda-button-against = Проти
balda-button-propose = Спитати всіх про «{ $word }»
balda-said-propose = пропоную, спитати

balda-no-such-cell = На дошці немає клітинки { $cell }.
balda-no-such-cell-here = На дошці немає такої клітинки.
balda-not-a-letter = У цій мові немає такої літери.
balda-too-short = { $least ->
    [one] «{ $word }» коротше за { $least } літеру.
    [few] «{ $word }» коротше за { $least } літери.
   *[many] «{ $word }» коротше за { $least } літер.
}
balda-used-start = «{ $word }» — початкове слово, його не можна повторювати.
balda-used = Слово «{ $word }» уже було, його склав гравець { $name }.
balda-cell-taken = Ця клітинка зайнята.
balda-not-adjacent = Ця клітинка не торкається жодної літери.
balda-letter-not-in-word = У слові «{ $word }» немає цієї літери.
balda-no-path = «{ $word }» тут не скласти: немає такого ланцюжка клітинок через нову літеру.
balda-cell-twice = «{ $word }» пройшло б двічі по одній клітинці.
balda-path-crosses = «{ $word }» перетнуло б саме себе.
balda-seen-already = «{ $word }» уже читалося на дошці до цього ходу.
balda-several = «{ $word }» можна скласти по-різному. Яку літеру ставимо?
balda-no-house-words = У цій грі слова не ставлять на голосування.
balda-known-word = «{ $word }» є в словнику, голосувати не треба.
balda-voted-this-turn = У цей хід уже голосували.
balda-vote-running = Триває голосування, зачекайте.
balda-no-vote = Голосувати зараз нема про що.
balda-own-word = За своє слово не голосують.
balda-already-voted = Ви вже проголосували.

balda-how = Хід — це слово: одну його літеру ви додаєте, решта вже на дошці.
balda-rules =
    Балда. На дошці стоїть слово. У свій хід поставте одну літеру у вільну клітинку поруч з іншою літерою (по стороні) і складіть слово: воно читається сусідніми клітинками, кожна не більше одного разу, і нова літера в нього входить. Очко за кожну літеру слова.
    Годяться загальні іменники в називному відмінку однини; повторювати слова не можна.
    Хід — це саме слово. Якщо літера може стати в різні місця, бот спитає; можна сказати й одразу: «б4 к лак».
    Кінець: дошку заповнено або скласти нічого. Перемагає той, у кого більше очок. Якщо всі тричі поспіль пасують — нічия.
    Вийшов час на хід — пас, вийшов час на гру — ви вибуваєте.
balda-rules-royal =
    Королівська балда. Як звичайна, але й нова літера, і слово можуть іти по діагоналі. Слово не перетинає саме себе, а слова, що вже читалися на дошці, не зараховуються.
    Удвох за один хід ставлять дві літери і складають два слова; друге можна пропустити: /pass.
    Годяться загальні іменники в називному відмінку однини; повторювати слова не можна. Очко за літеру.
    Кінець: дошку заповнено або скласти нічого; якщо всі тричі поспіль пасують — нічия. Вийшов час на хід — пас, вийшов час на гру — ви вибуваєте.
balda-rule-no-seen = Слова, що вже читалися на дошці до ходу, не зараховуються, навіть якщо їх ніхто не складав.
balda-rule-revisit = Однією клітинкою слово може пройти кілька разів, але не двічі поспіль.
balda-rule-yo = Літери е та ё різні.
balda-rule-short-i = Літери и та й — одна й та сама.
balda-rule-house = Слово, якого немає в словнику, можна поставити на голосування: більше половини решти за хвилину — і його зараховано. Одне голосування за хід.
balda-rule-min = { $n ->
    [one] У слові має бути щонайменше { $n } літера.
    [few] У слові має бути щонайменше { $n } літери.
   *[many] У слові має бути щонайменше { $n } літер.
}
