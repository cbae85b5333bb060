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
oral-no-words = У словнику немає слів для такої гри.

# What may be typed in an offer: an argument and the words for it, parted by commas.
oral-words = oral усна, antibalda антибалда, bluff блеф, strict сувора строго, insert вставка вставки, anagram анаграма анаграми, knockout вибування навибування, singular однина, hints підказки, nohints безпідказок, limit до межа, min мін, lang мова, words слова

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
oral-refused-time = { $name }: час вийшов, це те саме, що «не вірю».
oral-refused-stuck = { $name }: ходити нічим — будь-яка літера дасть слово або глухий кут.
oral-refused-long = Таких довгих слів немає.
oral-lapsed = { $name }: час вийшов, літеру не названо.
oral-extends = Далі є слово «{ $word }».
oral-whole = «{ $word }» — уже слово.
oral-dead = У жодному слові немає «{ $fragment }».
oral-dead-anagram = У жодному слові немає всіх літер «{ $fragment }» і ще хоча б однієї.
oral-nobodys = Очко нікому.
oral-penalty = Штраф: { $name }.
oral-point = Очко: { $name }.
oral-missed = Коло можна було виграти: { $name } — «{ $fragment }».
oral-missed-refusing = Коло можна було виграти: { $name } — «не вірю» на «{ $fragment }».
oral-out = не грає
oral-rounds = { $count ->
    [one] Зіграно { $count } коло.
    [few] Зіграно { $count } кола.
   *[many] Зіграно { $count } кіл.
}
oral-end-limit = Межі досягнуто.
oral-end-one-left = Лишився один гравець.
oral-end-agreed = Погодилися на нічию.

oral-button-refuse = Не вірю
oral-said-refuse = не вірю, не віримо, невірю, сумніваюся, оскаржую
oral-hint = Можна так: «{ $fragment }».
oral-hint-refuse = Тут краще не повірити.

oral-one-letter = Назвіть одну літеру.
oral-adds-none = Зараз «{ $fragment }»: треба додати одну літеру, а тут нової немає.
oral-adds-many = Зараз «{ $fragment }»: додають одну літеру, а не кілька.
oral-changed = Зараз «{ $fragment }»: до цих літер додають одну, решту не змінюють.
oral-nothing-to-refuse = Не вірити поки нічому: назвіть першу літеру.
oral-not-a-letter = У цій мові немає такої літери.
oral-which-side = Куди поставити літеру?

oral-how = Хід — одна літера до тих, що є: «л», потім «ал», потім «алк».
oral-rules =
    Усна балда. Перший називає літеру, далі кожен додає одну, на початок або в кінець. Літери підряд мають траплятися всередині якогось іменника, але самі словом не бути.
    Хто склав ціле слово або те, чого немає в жодному слові, помилився, але штраф отримає, лише якщо наступний скаже «не вірю». Не повірили даремно — штраф тому, хто не повірив. Після штрафу починається нове коло.
    Хід: літери цілком («алк») або «+к», «к+».
    П’ять штрафів — Б-А-Л-Д-А — і ви програли. Вийшов час — це «не вірю», а в того, хто називає першу літеру, штраф.
    Налаштування: strict — хибну літеру відхиляють одразу, insert — літеру можна й усередину, anagram — порядок літер неважливий, knockout — на вибування, limit:3 — до трьох штрафів, min:4 — слова, коротші за чотири літери, не зараховуються, singular — лише слова в однині.
oral-rules-antibalda =
    Антибалда. Як усна балда, але слово — це мета: чия літера завершила іменник, той отримує очко, і коло йде далі від цього слова, доки його можна продовжити.
    Не вірите, що з цих літер ще вийде слово? Напишіть «не вірю». Якщо не вийде, очко вам, а якщо вийде — попередньому гравцеві.
    Хід: літери цілком («алк») або «+к», «к+». Хто першим набере п’ять очок, виграв. Вийшов час — це «не вірю».
    Налаштування: strict, insert, anagram, limit:3, min:4, singular.
