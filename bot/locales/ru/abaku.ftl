## Abaku, the number game.

abaku-name = Абаку
abaku-option-span = повтор: только те же камни
abaku-option-zero = ноль без операции рядом
abaku-option-adjoin = достаточно коснуться
abaku-option-centre = центр ×3
abaku-option-no-bonus = без бонусов
abaku-option-no-hints = без подсказок
abaku-option-stones = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
abaku-players = Играют от { $least } до { $most } человек.
abaku-stones = Камней каждой цифры — от { $least } до { $most }.

# What may be typed in an offer: an argument and the words for it, parted by commas.
abaku-words = span повторы, zero ноль, adjoin касание, centre3 центр3, nobonus безбонусов, hints подсказки, nohints безподсказок

abaku-start = Первым ходит { $name }.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } меняет { $count } камень.
    [few] { $name } меняет { $count } камня.
   *[many] { $name } меняет { $count } камней.
}
abaku-finished = { $name } больше не ходит, очки остаются.
abaku-forfeited = { $name } выбывает: три паса подряд.
abaku-end-closed = Камни кончились.
abaku-end-one-left = Остался один игрок.
abaku-end-few-left = Играть больше некому.
abaku-end-stuck = Давно никто не выкладывал камней.
abaku-end-agreed = Согласились на ничью.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, на руках { $stones } камень
    [few] { $name }: { $score }, на руках { $stones } камня
   *[many] { $name }: { $score }, на руках { $stones } камней
}
abaku-settled = { $name }: { $points } за оставшиеся камни.
abaku-missed = Лучший упущенный ход, { $name }: { $stones } (+{ $points } вместо { $earned }).
abaku-rack = Ваши камни: { $stones }
abaku-your-stones = Ваши камни:
abaku-bag = в мешке { $count }
abaku-button-rack = Мои камни
abaku-button-exchange = Обмен
abaku-hint = Можно так: { $stones } (+{ $points }).
abaku-hint-none = Выложить нечего: обменяйте камни (обмен 12) или пасуйте.
abaku-said-exchange = обмен, менять, меняю, обменять, exchange

abaku-exchange-what = Какие камни меняем? Например: обмен 12
abaku-reading-wrong = { $reading } — неверно.
abaku-no-place = { $reading }: с вашими камнями этого не выложить.
abaku-several = Это можно выложить по-разному. Где?
abaku-off-board = На доске нет такой клетки: столбцы a–o, строки 1–15.
abaku-too-long = Не помещается в этой линии.
abaku-differs = На { $cell } лежит { $old }, а нужно { $wanted }.
abaku-nothing-new = Всё это уже лежит на доске.
abaku-no-stone = Нужно выложить хотя бы один камень.
abaku-filled = Клетка { $cell } занята: там { $digit }.
abaku-twice = Два камня на одной клетке { $cell }.
abaku-not-in-rack = У вас нет: { $digits }.
abaku-not-one-line = Камни должны лежать в одной строке или в одном столбце.
abaku-gap = Между камнями пусто: { $cell }.
abaku-opening-alone = Первым ходом кладут не меньше двух камней.
abaku-opening-off-centre = Первый ход должен накрыть центр, h8.
abaku-no-contact = { $digits } (с { $cell }): новые камни не касаются ни одного старого.
abaku-no-operation = { $digits } (с { $cell }): ни одна операция не накрывает все новые камни.
abaku-no-operation-beside = { $digits } (с { $cell }): соседние камни не входят ни в одну операцию вместе.
abaku-zero-between = { $digits } (с { $cell }): ноль между камнями должен быть с ними в одной операции.
abaku-nothing-shared = { $digits } (с { $cell }): ни в одной операции нет и нового, и старого камня.
abaku-exchange-nothing = Меняют от одного до пяти камней.
abaku-bag-too-empty = { $left ->
    [one] В мешке остался только { $left } камень: больше не поменять.
    [few] В мешке осталось только { $left } камня: больше не поменять.
   *[many] В мешке осталось только { $left } камней: больше не поменять.
}

abaku-how = Ход — цифры, первая клетка и направление: «24 h8 >» вправо, «24 h8 v» вниз.
abaku-rules =
    Абаку. На доску 15×15 выкладывают цифры так, чтобы в строках и столбцах получались верные операции: 12315 — это 12+3=15, 64248 — 6+42=48, 749 — 7²=49, 24 — 2²=4, 42 — √4=2. Знаки не кладут, результат всегда последний. Можно + − × :, квадраты, кубы и корни.
    В свой ход выложите камни в одну линию без пропусков, обменяйте от одного до пяти (если в мешке их столько есть) или пасуйте. Потом у вас снова пять камней.
    Первый ход — не меньше двух камней и через центр. Дальше новые камни касаются старых; одна операция накрывает все новые, и каждый новый камень рядом со старым входит с ним в операцию (для нового нуля это не обязательно).
    За каждую новую операцию — сумма её цифр; цветные клетки умножают цифру или всю операцию, только в тот ход, когда их накрыли.
    Ход: «24 h8 >» (цифры, первая клетка, вправо > или вниз v) или «12+3=15», тогда место найдёт бот; «обмен 12» меняет камни.
    Конец: мешок пуст и кто-то выложил всё: он получает сумму чужих камней, остальные теряют свои. Три паса подряд — вы выбываете, а если мешок уже пуст, сохраняете очки. Кончилось время хода — пас, кончилось время на игру — вы выбываете.
abaku-rule-span = Повторы не в счёт только на одних и тех же камнях: степень или корень считаются и рядом с другой операцией из тех же цифр.
abaku-rule-zero = Любой ноль, новый и старый, не обязан входить в операцию с соседом.
abaku-rule-adjoin = Новым камням достаточно касаться старых: общая операция не нужна.
abaku-rule-centre = Центр умножает операцию на три.
abaku-rule-no-bonus = Цветных клеток нет: ничего не умножается.
