## Oral Balda and Antibalda.

oral-name = Устная балда
oral-name-antibalda = Антибалда
oral-option-bluff = блеф
oral-option-strict = строгая
oral-option-insert = вставки внутрь
oral-option-anagram = буквы в любом порядке
oral-option-knockout = на выбывание
oral-option-singular = только единственное число
oral-option-limit = до { $n }
oral-option-min = слова от { $n } букв
oral-limit-range = Играют до 1–20 очков: limit:5.
oral-min-range = Самое короткое слово — от 2 до 6 букв: min:2.
oral-no-knockout = Антибалда кончается с первым победителем, выбывания в ней нет.
oral-no-words = В словаре нет слов для такой игры.

# What may be typed in an offer: an argument and the words for it, parted by commas.
oral-words = oral устная, antibalda антибалда, bluff блеф, strict строго строгая, insert вставка вставки, anagram анаграмма анаграммы, knockout выбывание навыбывание, short_i й=и и=й, yo ё, singular единственное, hints подсказки, nohints безподсказок, limit до предел, min мин, lang язык, words слова

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = БАЛДА

oral-start = Первую букву называет { $name }.
oral-round = круг { $n }
oral-added = { $name }: { $letter }
oral-chain = Сейчас: { $fragment }
oral-new-round = Новый круг: назовите букву.
oral-completed = { $name }: «{ $word }» — слово, очко.
oral-completed-last = { $name }: «{ $word }» — слово, очко. Длиннее ничего нет, начинаем новый круг.
oral-nothing-extends = Слова длиннее нет.
oral-refused = { $name } не верит.
oral-refused-time = { $name }: время вышло, это то же, что «не верю».
oral-refused-stuck = { $name }: ходить нечем — любая буква даст слово или тупик.
oral-refused-long = Таких длинных слов нет.
oral-lapsed = { $name }: время вышло, буква не названа.
oral-extends = Дальше есть слово «{ $word }».
oral-whole = «{ $word }» — уже слово.
oral-dead = Ни в одном слове нет «{ $fragment }».
oral-dead-anagram = Ни в одном слове нет всех букв «{ $fragment }» и ещё хотя бы одной.
oral-nobodys = Очко никому.
oral-penalty = Штраф: { $name }.
oral-point = Очко: { $name }.
oral-missed = Круг можно было выиграть: { $name } — «{ $fragment }».
oral-missed-refusing = Круг можно было выиграть: { $name } — «не верю» на «{ $fragment }».
oral-out = не играет
oral-rounds = { $count ->
    [one] Сыгран { $count } круг.
    [few] Сыграно { $count } круга.
   *[many] Сыграно { $count } кругов.
}
oral-end-limit = Предел достигнут.
oral-end-one-left = Остался один игрок.
oral-end-agreed = Согласились на ничью.

oral-button-refuse = Не верю
oral-said-refuse = не верю, не верим, неверю, сомневаюсь, оспариваю, вскрываемся
oral-hint = Можно так: «{ $fragment }».
oral-hint-refuse = Здесь лучше не поверить.

oral-one-letter = Назовите одну букву.
oral-adds-none = Сейчас «{ $fragment }»: нужно добавить одну букву, а здесь новой нет.
oral-adds-many = Сейчас «{ $fragment }»: добавляют одну букву, а не несколько.
oral-changed = Сейчас «{ $fragment }»: к этим буквам добавляют одну, остальные не меняют.
oral-nothing-to-refuse = Не верить пока нечему: назовите первую букву.
oral-not-a-letter = В этом языке нет такой буквы.
oral-which-side = Куда поставить букву?

oral-how = Ход — одна буква к тем, что есть: «л», потом «ал», потом «алк».
oral-rules =
    Устная балда. Первый называет букву, дальше каждый добавляет одну, в начало или в конец. Буквы подряд должны встречаться внутри какого-нибудь существительного, но сами словом не быть.
    Кто составил целое слово или то, чего нет ни в одном слове, ошибся, но штраф получит, только если следующий скажет «не верю». Не поверили зря — штраф тому, кто не поверил. После штрафа начинается новый круг.
    Ход: буквы целиком («алк») или «+к», «к+».
    Пять штрафов — Б-А-Л-Д-А — и вы проиграли. Кончилось время — это «не верю», а у того, кто называет первую букву, штраф.
    Настройки: strict — неверная буква отклоняется сразу, insert — букву можно и внутрь, anagram — порядок букв неважен, knockout — на выбывание, limit:3 — до трёх штрафов, min:4 — слова короче четырёх букв не в счёт, singular — без слов вроде «ножницы».
oral-rules-antibalda =
    Антибалда. Как устная балда, но слово — это цель: чья буква завершила существительное, тот получает очко, и круг идёт дальше от этого слова, пока его можно продолжить.
    Не верите, что из этих букв ещё выйдет слово? Напишите «не верю». Если не выйдет, очко вам, а если выйдет — предыдущему игроку.
    Ход: буквы целиком («алк») или «+к», «к+». Кто первым наберёт пять очков, выиграл. Кончилось время — это «не верю».
    Настройки: strict, insert, anagram, limit:3, min:4, singular.
