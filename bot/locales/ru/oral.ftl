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
oral-no-words = В словаре нет слов, с которыми можно так играть.

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = БАЛДА

oral-start = Первую букву называет { $name }.
oral-round = круг { $n }
oral-added = { $name }: { $letter }
oral-chain = Сейчас: { $fragment }
oral-new-round = Новый круг: назовите букву.
oral-completed = { $name }: «{ $word }» — слово, очко.
oral-completed-last = { $name }: «{ $word }» — слово, очко. Длиннее ничего нет, начинаем новый круг.
oral-nothing-extends = Длиннее слова нет.
oral-refused = { $name } не верит.
oral-refused-time = { $name }: время вышло, это отказ.
oral-refused-stuck = { $name }: ходить нечем — любая буква даст слово или тупик.
oral-refused-long = Длиннее любого слова.
oral-lapsed = { $name }: время вышло, буква не названа.
oral-extends = Дальше есть слово «{ $word }».
oral-whole = «{ $word }» — уже слово.
oral-dead = Слова с «{ $fragment }» нет.
oral-dead-anagram = Слова, где есть все буквы «{ $fragment }» и ещё одна, нет.
oral-nobodys = Очко никому.
oral-penalty = Штраф: { $name }.
oral-point = Очко: { $name }.
oral-missed = Круг можно было выиграть: { $name } — «{ $fragment }».
oral-missed-refusing = Круг можно было выиграть: { $name } — не поверить на «{ $fragment }».
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
oral-said-refuse = не верю, не верим, сомневаюсь, оспариваю, вскрываемся
oral-hint = Можно так: «{ $fragment }».
oral-hint-refuse = Здесь лучше не поверить.

oral-one-letter = Назовите одну букву.
oral-adds-none = Сейчас «{ $fragment }»: нужно добавить одну букву, а здесь новой нет.
oral-adds-many = Сейчас «{ $fragment }»: добавляют одну букву, а не несколько.
oral-changed = Сейчас «{ $fragment }»: к этим буквам добавляют одну, остальные не меняют.
oral-nothing-to-refuse = Не верить пока нечему: назовите первую букву.
oral-not-a-letter = Это не буква этого языка.
oral-which-side = Куда поставить букву?

oral-rules = Устная балда. Первый называет букву, дальше каждый добавляет одну — в начало или в конец, — так, чтобы эти буквы подряд были внутри какого-нибудь существительного, но сами словом не стали. Кто сделал слово или то, чего нет ни в одном слове, получает штраф — но только если ему не поверили: напишите «не верю». Не поверили зря — штраф тому, кто не поверил. Ход: новые буквы целиком («алк») или «+к», «к+». Пять штрафов — Б-А-Л-Д-А — и вы проиграли. Строгая игра (strict) сразу отклоняет неверную букву. Ещё: insert — буква и внутрь, anagram — порядок букв неважен, knockout — на выбывание, limit:3, min:4.
oral-rules-antibalda = Антибалда. Как устная балда, но слово — это цель: чья буква завершила существительное, тот получает очко, и круг идёт дальше от него, пока его можно продолжить. Не верите, что слово есть, — напишите «не верю»: если его нет, очко вам, если есть — предыдущему игроку. Кто первым наберёт пять очков, выиграл. Ход: новые буквы целиком («алк») или «+к», «к+». Ещё: strict, insert, anagram, limit:3, min:4.
