## Oral Balda and Antibalda.

oral-name = Усна балда
oral-name-antibalda = Антибалда
oral-option-bluff = блеф
oral-option-strict = сувора
oral-option-insert = вставки всередину
oral-option-anagram = літери в будь-якому порядку
oral-option-knockout = на вибування
oral-option-singular = лише однина
oral-option-limit = до { $n }
oral-option-min = слова від { $n } літер
oral-limit-range = Грають до 1–20 очок: limit:5.
oral-min-range = Найкоротше слово — від 2 до 6 літер: min:2.
oral-no-knockout = Антибалда закінчується з першим переможцем, вибування в ній немає.
oral-no-words = У словнику немає слів, з якими можна так грати.

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = БАЛДА

oral-start = Першу літеру називає { $name }.
oral-round = коло { $n }
oral-added = { $name }: { $letter }
oral-chain = Зараз: { $fragment }
oral-new-round = Нове коло: назвіть літеру.
oral-completed = { $name }: «{ $word }» — слово, очко.
oral-completed-last = { $name }: «{ $word }» — слово, очко. Довшого немає, починаємо нове коло.
oral-nothing-extends = Довшого слова немає.
oral-refused = { $name } не вірить.
oral-refused-time = { $name }: час вийшов, це відмова.
oral-refused-stuck = { $name }: ходити нічим — будь-яка літера дасть слово або глухий кут.
oral-refused-long = Довше за будь-яке слово.
oral-lapsed = { $name }: час вийшов, літеру не названо.
oral-extends = Далі є слово «{ $word }».
oral-whole = «{ $word }» — вже слово.
oral-dead = Слова з «{ $fragment }» немає.
oral-dead-anagram = Слова, де є всі літери «{ $fragment }» і ще одна, немає.
oral-nobodys = Очко нікому.
oral-penalty = Штраф: { $name }.
oral-point = Очко: { $name }.
oral-missed = Коло можна було виграти: { $name } — «{ $fragment }».
oral-missed-refusing = Коло можна було виграти: { $name } — не повірити на «{ $fragment }».
oral-out = не грає
oral-rounds = { $count ->
    [one] Зіграно { $count } коло.
    [few] Зіграно { $count } кола.
   *[many] Зіграно { $count } кіл.
}
oral-end-limit = Межі досягнуто.
oral-end-one-left = Залишився один гравець.
oral-end-agreed = Погодилися на нічию.

oral-button-refuse = Не вірю
oral-said-refuse = не вірю, не віримо, сумніваюся, оскаржую
oral-hint = Можна так: «{ $fragment }».
oral-hint-refuse = Тут краще не повірити.

oral-one-letter = Назвіть одну літеру.
oral-adds-none = Зараз «{ $fragment }»: треба додати одну літеру, а тут нової немає.
oral-adds-many = Зараз «{ $fragment }»: додають одну літеру, а не кілька.
oral-changed = Зараз «{ $fragment }»: до цих літер додають одну, решту не змінюють.
oral-nothing-to-refuse = Не вірити поки нічому: назвіть першу літеру.
oral-not-a-letter = Це не літера цієї мови.
oral-which-side = Куди поставити літеру?

oral-rules = Усна балда. Перший називає літеру, далі кожен додає одну — на початок або в кінець, — так, щоб ці літери підряд були всередині якогось іменника, але самі словом не стали. Хто зробив слово або те, чого немає в жодному слові, отримує штраф — але лише якщо йому не повірили: напишіть «не вірю». Не повірили даремно — штраф тому, хто не повірив. Хід: нові літери цілком («алк») або «+к», «к+». П'ять штрафів — Б-А-Л-Д-А — і ви програли. Сувора гра (strict) одразу відхиляє хибну літеру. Ще: insert — літера і всередину, anagram — порядок літер неважливий, knockout — на вибування, limit:3, min:4.
oral-rules-antibalda = Антибалда. Як усна балда, але слово — це мета: чия літера завершила іменник, той отримує очко, і коло йде далі від нього, поки його можна продовжити. Не вірите, що слово є, — напишіть «не вірю»: якщо його немає, очко вам, якщо є — попередньому гравцеві. Хто першим набере п'ять очок, виграв. Хід: нові літери цілком («алк») або «+к», «к+». Ще: strict, insert, anagram, limit:3, min:4.
