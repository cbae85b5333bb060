## Dots.

dots-name = Точки

# What may be said in a move, parted by commas.
dots-said-ground = заземляюсь, заземление, заземлить, заземлиться
dots-said-count = считаем, посчитаем, подсчёт, подсчет
dots-said-hold = держу, держать, оставляю
dots-said-paint = крашу, красить, закрашиваю, закрасить
dots-said-all = всё, все
dots-said-contour = контур, обвожу, обвести
dots-said-widest = широкий, шире, широко

## Offer

dots-rules-russian = русские правила
dots-rules-polish = польские правила
dots-scoring = способ подсчёта
dots-scoring-territory = счёт с территорией
dots-scoring-count = счёт без территории
dots-start-empty = пустое поле
dots-start-cross = крест
dots-start-double = двойной крест
dots-start-four = четыре креста
dots-start-random4 = кресты наугад
dots-start-custom = { $count ->
    [one] своя расстановка: { $count } точка
    [few] своя расстановка: { $count } точки
   *[many] своя расстановка: { $count } точек
}
dots-start-dots = начальные точки
dots-option-extra-turn = ещё ход за окружение
dots-option-own-contour = контур на выбор
dots-option-painted-houses = домики закрашиваются
dots-option-keep-captured = плен навсегда
dots-option-auto-ground = заземление само собой
dots-option-pass = можно пасовать
dots-option-centre = начало в центре
dots-option-teams = команды
dots-option-no-hints = без подсказок
dots-option-lead = до перевеса { $n }
dots-option-no-lead = без перевеса
dots-together = «{ $one }» и «{ $other }» вместе не играют: сначала уберите одно из них.
dots-size-range = Поле бывает от { $least }×{ $least } до { $most }×{ $most }.
dots-no-lead = Перевес — число от 1 до 999. Например: перевес:10
dots-players-two = В точки играют вдвоём. Больше — только командами.
dots-players-teams = Командами играют от { $least } до { $most } человек.
dots-start-unread = Не понимаю точку «{ $dot }». Расстановка пишется так: красные:c3.d4 синие:d3.c4
dots-start-outside = Начальная точка { $cell } за краем поля.
dots-start-twice = Начальная точка { $cell } названа дважды.
dots-start-closes = Начальная расстановка уже что-то окружает: { $cell }.
dots-start-full = После такой расстановки некуда ходить.

# What may be typed in an offer: an argument and the words for it, parted by commas.
dots-words = page лист страница, polish польские польская, russian русские русская, territory территория, count счёт счет, empty пусто пустое, cross крест скрест, double двойной, four четыре, random4 случайные наугад, extra_turn доход, own_contour контур, painted_houses домики, keep_captured навсегда, auto_ground автоземля, pass пас, centre центр, teams команды, hints подсказки, nohints безподсказок, nolead безперевеса, lead перевес, red красные, blue синие

## Game

dots-started = Красные кружки и первый ход — { $first }, синие ромбы — { $second }.
dots-put = { $name }: { $cell }.
dots-put-held = Контур пока не закрашен.
dots-put-painted = { $count ->
    [one] Закрашен { $count } прежний контур.
    [few] Закрашены { $count } прежних контура.
   *[many] Закрашено { $count } прежних контуров.
}
dots-put-choice = Осталось выбрать контур.
dots-put-captured = { $count ->
    [one] Окружена { $count } точка!
    [few] Окружены { $count } точки!
   *[many] Окружено { $count } точек!
}
dots-put-freed = { $count ->
    [one] Освобождена { $count } своя.
    [few] Освобождены { $count } свои.
   *[many] Освобождено { $count } своих.
}
dots-put-caught = Точка попала в чужой домик.
dots-chose = { $count ->
    [one] { $name } обводит контур в { $count } точку.
    [few] { $name } обводит контур в { $count } точки.
   *[many] { $name } обводит контур в { $count } точек.
}
dots-count-offered = { $name } предлагает закончить и посчитать очки. Согласны — /count
dots-end-full = Поле заполнено.
dots-end-counted = Согласились посчитать очки.
dots-end-passed = Два паса подряд.
dots-end-drawn = Согласились на ничью.
dots-end-time = { $name }: время вышло.
dots-end-grounded = { $name } заземляется: незаземлённое уходит сопернику.
dots-end-decided = { $name } может заземлиться и победить: игра окончена.
dots-end-lead = { $name } впереди на { $n }: игра окончена.
dots-brief = Поле { $columns }×{ $rows }. Всё поле знаками — /text
dots-text-side = { $live } { $name }: { $score } (в плену — { $captured })
dots-text-last = Последний ход: { $name }, { $cell }.
dots-text-hold = { $name } держит контур { $n }: { $dots }.
dots-biggest = { $count ->
    [one] Самое большое окружение: { $name }, { $count } точка.
    [few] Самое большое окружение: { $name }, { $count } точки.
   *[many] Самое большое окружение: { $name }, { $count } точек.
}
dots-missed = { $count ->
    [one] { $name }: ходом { $cell } (точка { $n }) можно было окружить { $count } точку.
    [few] { $name }: ходом { $cell } (точка { $n }) можно было окружить { $count } точки.
   *[many] { $name }: ходом { $cell } (точка { $n }) можно было окружить { $count } точек.
}
dots-button-board = Всё поле
dots-button-ground = Заземлиться
dots-button-count = Посчитать
dots-button-contour = { $n }: контур из { $count }
dots-hint = Можно поставить { $cell }.
dots-hint-contour = { $count ->
    [one] Лучше контур из { $count } точки.
   *[other] Лучше контур из { $count } точек.
}
dots-hint-ground = Заземляйтесь: вы уже победили.

## Refusals

dots-outside = Такого пересечения нет: столбцы 1–{ $columns }, строки 1–{ $rows }.
dots-no-crossing = Пересечения { $cell } на поле нет.
dots-taken = На { $cell } уже стоит точка.
dots-painted = { $cell } — в закрашенной области, её окружил игрок { $name }.
dots-not-central = Первая точка ставится в центре: столбцы { $left }–{ $right }, строки { $top }–{ $bottom }.
dots-choose-first = Сначала выберите контур: кнопкой, номером («контур 2») или точками («контур 3 4, 4 5, …»).
dots-nothing-to-choose = Сейчас нечего обводить.
dots-no-holding = По этим правилам окружение закрашивается сразу: держать и закрашивать нечего.
dots-no-choice = По этим правилам контур всегда кратчайший.
dots-nothing-closed = Эта точка ничего не замыкает: держать нечего.
dots-no-such-hold = У вас нет незакрашенного контура { $n }.
dots-contour-how = Назовите точки контура по порядку: контур 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = На { $cell } нет вашей живой точки.
dots-contour-broken = Контур прерывается: { $cell } не рядом с предыдущей точкой.
dots-contour-twice = Точка { $cell } названа в контуре дважды.
dots-contour-empty = Внутри такого контура ничего нет.
dots-contour-not-through = Контур должен проходить через новую точку.
dots-contour-no-enemy = Внутри контура нет живых точек соперника.
dots-no-grounding = По польским правилам не заземляются: предложите посчитать очки, /count
dots-grounding-loses = { $lost ->
    [one] Заземление отдаст { $lost } точку, а перевес у вас { $lead }: так вы проиграете.
    [few] Заземление отдаст { $lost } точки, а перевес у вас { $lead }: так вы проиграете.
   *[many] Заземление отдаст { $lost } точек, а перевес у вас { $lead }: так вы проиграете.
}
dots-nothing-to-ground = Никто ещё ничего не окружил, и терять нечего: заземлять рано.
dots-count-offered-already = Вы уже предложили посчитать очки: ждём соперника.

## Rules

dots-how = Ход — столбец и строка: «3 4».
dots-rules =
    Точки. По очереди ставьте точки на пересечения линий. Замкните цепочку своих точек (можно и наискосок) вокруг живых точек соперника, и они в плену: очко за каждую, а область закрашена и закрыта. Край поля не стена.
    Замкнутое пустое место — домик: кто поставит точку в чужой домик и сам ничего этим не окружит, потеряет её. Окружить можно и того, кто окружил: тогда пленные свободны.
    /ground — заземлиться: свои группы, не связанные с краем, вы отдаёте сопернику, и решает счёт. Так заканчивает игру тот, кто ведёт.
    Конец: поле заполнено, оба согласны посчитать (/count) или на ничью (/draw), заземление, /resign. Победит тот, у кого больше пленных.
dots-rules-kropki =
    Точки по польским правилам (kropki). По очереди ставьте точки на пересечения линий. Замкнув цепочку своих точек (можно и наискосок), закрасьте контур сразу, и точки соперника внутри ваши, или держите его: «12 7 держу». Удержанный контур закрашивают в свой следующий ход, до точки: «12 7 крашу 1»; пока он открыт, в нём можно ходить, а если одна из его точек попала в плен, его больше нет.
    Контур не обязан быть кратчайшим: «12 7 контур широкий» или по точкам.
    Точка, поставленная в чужой домик и ничего не окружившая, сразу в плену.
    Конец: оба согласны посчитать (/count), поле заполнено, /resign. Заземления нет. Очко за пленную точку; если согласились посчитать — ещё очко за точку соперника в удержанном контуре и пол-очка за пустое место в своих домиках и контурах.
dots-rules-move = Ход: столбец и строка, «12 7» или «л7». Кончилось время — проигрыш.
dots-rule-extra-turn = Кто окружил, сразу ходит ещё раз.
dots-rule-own-contour = Кто окружил, сам выбирает контур: любую замкнутую цепочку своих точек через новую.
dots-rule-painted-houses = Пустой домик закрашивается, ставить туда нельзя.
dots-rule-keep-captured = Очко за пленного остаётся навсегда, даже если его освободят.
dots-rule-auto-ground = Игра кончается сама, как только тот, кто ведёт, может заземлиться и победить.
dots-rule-pass = Можно пасовать; два паса подряд кончают игру по счёту.
dots-rule-centre = Первая точка каждого — в средней трети поля.
dots-rule-teams = Команды ходят по очереди, внутри команды — её игроки по кругу; советоваться нельзя. Время у команды общее.
dots-rule-lead = Перевес { $n } — сразу победа.
