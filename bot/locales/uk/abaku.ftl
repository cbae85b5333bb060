## Abaku, the number game.

abaku-name = Абаку
abaku-option-span = повтор: лише ті самі камені
abaku-option-zero = нуль без дії поруч
abaku-option-adjoin = досить торкнутися
abaku-option-centre = центр ×3
abaku-option-no-bonus = без бонусів
abaku-option-no-hints = без підказок
abaku-option-stones = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
abaku-players = Грають від { $least } до { $most } людей.
abaku-stones = Каменів кожної цифри — від { $least } до { $most }.

# What may be typed in an offer: an argument and the words for it, parted by commas.
abaku-words = span повтори, zero нуль, adjoin дотик, centre3 центр3, nobonus безбонусів, hints підказки, nohints безпідказок

abaku-start = Першим ходить { $name }.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } міняє { $count } камінь.
    [few] { $name } міняє { $count } камені.
   *[many] { $name } міняє { $count } каменів.
}
abaku-finished = { $name } більше не ходить, очки лишаються.
abaku-forfeited = { $name } вибуває: три паси поспіль.
abaku-end-closed = Камені скінчилися.
abaku-end-one-left = Лишився один гравець.
abaku-end-few-left = Грати більше нікому.
abaku-end-stuck = Давно ніхто не викладав каменів.
abaku-end-agreed = Погодилися на нічию.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, на руках { $stones } камінь
    [few] { $name }: { $score }, на руках { $stones } камені
   *[many] { $name }: { $score }, на руках { $stones } каменів
}
abaku-settled = { $name }: { $points } за камені, що лишилися.
abaku-missed = Найкращий упущений хід, { $name }: { $stones } (+{ $points } замість { $earned }).
abaku-rack = Ваші камені: { $stones }
abaku-your-stones = Ваші камені:
abaku-bag = у мішку { $count }
abaku-button-rack = Мої камені
abaku-button-exchange = Обмін
abaku-hint = Можна так: { $stones } (+{ $points }).
abaku-hint-none = Викласти нічого: обміняйте камені (обмін 12) або пасуйте.
abaku-said-exchange = обмін, міняти, міняю, обміняти, exchange

abaku-exchange-what = Які камені міняєте? Наприклад: обмін 12
abaku-reading-wrong = { $reading } — неправильно.
abaku-no-place = { $reading }: з вашими каменями цього не викласти.
abaku-several = Це можна викласти по-різному. Де?
abaku-off-board = На дошці немає такої клітинки: стовпці a–o, рядки 1–15.
abaku-too-long = Не вміщується в цю лінію.
abaku-differs = На { $cell } лежить { $old }, а треба { $wanted }.
abaku-nothing-new = Усе це вже лежить на дошці.
abaku-no-stone = Треба викласти хоча б один камінь.
abaku-filled = Клітинка { $cell } зайнята: там { $digit }.
abaku-twice = Два камені на одній клітинці { $cell }.
abaku-not-in-rack = У вас немає: { $digits }.
abaku-not-one-line = Камені мають лежати в одному рядку або в одному стовпці.
abaku-gap = Між каменями порожньо: { $cell }.
abaku-opening-alone = Першим ходом кладуть не менше двох каменів.
abaku-opening-off-centre = Перший хід має накрити центр, h8.
abaku-no-contact = { $digits } (з { $cell }): нові камені не торкаються жодного старого.
abaku-no-operation = { $digits } (з { $cell }): жодна дія не накриває всі нові камені.
abaku-no-operation-beside = { $digits } (з { $cell }): сусідні камені не входять разом у жодну дію.
abaku-zero-between = { $digits } (з { $cell }): нуль між каменями має бути з ними в одній дії.
abaku-nothing-shared = { $digits } (з { $cell }): у жодній дії немає і нового, і старого каменя.
abaku-exchange-nothing = Міняють від одного до п’яти каменів.
abaku-bag-too-empty = { $left ->
    [one] У мішку лишився тільки { $left } камінь: більше не обміняти.
    [few] У мішку лишилося тільки { $left } камені: більше не обміняти.
   *[many] У мішку лишилося тільки { $left } каменів: більше не обміняти.
}

abaku-how = Хід — цифри, перша клітинка й напрямок: «24 h8 >» праворуч, «24 h8 v» униз.
abaku-rules =
    Абаку. На дошку 15×15 викладають цифри так, щоб у рядках і стовпцях виходили правильні дії: 12315 — це 12+3=15, 64248 — 6+42=48, 749 — 7²=49, 24 — 2²=4, 42 — √4=2. Знаків не кладуть, результат завжди останній. Можна + − × :, квадрати, куби й корені.
    У свій хід викладіть камені в одну лінію без пропусків, обміняйте від одного до п’яти (якщо в мішку їх стільки є) або пасуйте. Потім у вас знову п’ять каменів.
    Перший хід — щонайменше два камені й через центр. Далі нові камені торкаються старих; одна дія накриває всі нові, і кожен новий камінь поруч зі старим входить із ним у дію (для нового нуля це не обов’язково).
    За кожну нову дію — сума її цифр; кольорові клітинки множать цифру або всю дію, лише в той хід, коли їх накрили.
    Хід: «24 h8 >» (цифри, перша клітинка, праворуч > або вниз v) чи «12+3=15», тоді місце знайде бот; «обмін 12» міняє камені.
    Кінець: мішок порожній і хтось виклав усе: він отримує суму чужих каменів, решта втрачають свої. Три паси поспіль — ви вибуваєте, а якщо мішок уже порожній, очки лишаються. Вийшов час на хід — пас, вийшов час на гру — ви вибуваєте.
abaku-rule-span = Повтори не зараховуються лише на тих самих каменях: степінь чи корінь рахуються й поруч із дією з тих самих цифр.
abaku-rule-zero = Жоден нуль, новий чи старий, не мусить входити в дію із сусідом.
abaku-rule-adjoin = Новим каменям досить торкатися старих: спільна дія не потрібна.
abaku-rule-centre = Центр множить дію на три.
abaku-rule-no-bonus = Кольорових клітинок немає: ніщо не множиться.
