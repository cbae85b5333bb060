## Abaku, the number game.

abaku-name = Абаку
abaku-option-span = повтор лише на тих самих каменях
abaku-option-zero = будь-який нуль вільний
abaku-option-adjoin = досить торкатися
abaku-option-centre = центр ×3
abaku-option-no-bonus = без бонусів
abaku-option-no-hints = без підказок
abaku-option-stones = каменів: { $count }
abaku-players = Грають від { $least } до { $most } людей.
abaku-stones = Каменів кожної цифри — від { $least } до { $most }.

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
abaku-missed = Найкращий пропущений хід, { $name }: { $stones } (+{ $points } замість { $earned }).
abaku-rack = Ваші камені: { $stones }
abaku-your-stones = Ваші камені:
abaku-bag = у мішку { $count }
abaku-button-rack = Мої камені
abaku-button-exchange = Обмін
abaku-hint = Можна так: { $stones } (+{ $points }).
abaku-hint-none = Викласти нічого: обміняйте камені (обмін 12) або пасуйте.
abaku-said-exchange = обмін, міняти, міняю, exchange

abaku-exchange-what = Які камені міняємо? Наприклад: обмін 12
abaku-reading-wrong = { $reading } — неправильно.
abaku-no-place = { $reading }: з вашими каменями цього не викласти.
abaku-several = Це можна викласти по-різному. Де?
abaku-off-board = На дошці немає такого поля: стовпці a–o, рядки 1–15.
abaku-too-long = Не вміщується в цю лінію.
abaku-differs = На { $cell } лежить { $old }, а треба { $wanted }.
abaku-nothing-new = Усе це вже лежить на дошці.
abaku-no-stone = Треба викласти хоча б один камінь.
abaku-filled = Поле { $cell } зайняте: там { $digit }.
abaku-twice = Два камені на одному полі { $cell }.
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
abaku-bag-too-empty = У мішку лишилося тільки { $left }.

abaku-rules = Абаку. На дошку 15×15 викладають цифри так, щоб у рядку чи стовпці виходили правильні дії: 12315 — це 12+3=15, 749 — 7²=49, 24 — 2²=4; знаків не кладуть. Перший хід через центр, далі — до каменів, що лежать. Кожна нова дія дає суму своїх цифр, поля бонусів множать. Хід: «24 h8 >» (цифри, перше поле, праворуч > або вниз v) чи «12+3=15» (місце можна не казати); «обмін 12» міняє камені. Три паси поспіль — ви вибуваєте. Гра закінчується, коли мішок порожній і хтось виклав усе.
