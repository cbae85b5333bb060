## Abaku, the number game.

abaku-name = Абаку
abaku-option-span = повтор только на тех же камнях
abaku-option-zero = любой ноль свободен
abaku-option-adjoin = достаточно касаться
abaku-option-centre = центр ×3
abaku-option-no-bonus = без бонусов
abaku-option-no-hints = без подсказок
abaku-option-stones = камней: { $count }
abaku-players = Играют от { $least } до { $most } человек.
abaku-stones = Камней каждой цифры — от { $least } до { $most }.

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
abaku-said-exchange = обмен, менять, меняю, exchange

abaku-exchange-what = Какие камни меняем? Например: обмен 12
abaku-reading-wrong = { $reading } — неверно.
abaku-no-place = { $reading }: с вашими камнями этого не выложить.
abaku-several = Это можно выложить по-разному. Где?
abaku-off-board = На доске нет такого поля: столбцы a–o, строки 1–15.
abaku-too-long = Не помещается в этой линии.
abaku-differs = На { $cell } лежит { $old }, а нужно { $wanted }.
abaku-nothing-new = Всё это уже лежит на доске.
abaku-no-stone = Нужно выложить хотя бы один камень.
abaku-filled = Поле { $cell } занято: там { $digit }.
abaku-twice = Два камня на одном поле { $cell }.
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
abaku-bag-too-empty = В мешке осталось только { $left }.

abaku-rules = Абаку. На доску 15×15 выкладывают цифры так, чтобы в строке или столбце получались верные действия: 12315 — это 12+3=15, 749 — 7²=49, 24 — 2²=4; знаки не кладут. Первый ход через центр, дальше — к лежащим камням. Каждое новое действие приносит сумму своих цифр, поля бонусов умножают. Ход: «24 h8 >» (цифры, первое поле, вправо > или вниз v) или «12+3=15» (место можно не говорить); «обмен 12» меняет камни. Три паса подряд — вы выбываете. Игра кончается, когда мешок пуст и кто-то выложил всё.
