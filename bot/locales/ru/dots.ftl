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
dots-option-extra-turn = окружил — ходи ещё
dots-option-own-contour = контур на выбор
dots-option-painted-houses = домики закрашиваются
dots-option-keep-captured = пленные навсегда
dots-option-auto-ground = заземление само
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
dots-painted = { $cell } — в закрашенной области: её окружил игрок { $name }.
dots-not-central = Первая точка ставится в центре: столбцы { $left }–{ $right }, строки { $top }–{ $bottom }.
dots-choose-first = Сначала выберите контур: кнопкой, номером («контур 2») или точками («контур 3 4, 4 5, …»).
dots-nothing-to-choose = Сейчас нечего обводить.
dots-no-holding = По этим правилам окружение закрашивается сразу: держать и закрашивать нечего.
dots-no-choice = По этим правилам контур всегда кратчайший.
dots-nothing-closed = Эта точка ничего не замыкает: держать нечего.
dots-no-such-hold = У вас нет открытого контура { $n }.
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

dots-rules = Точки. По очереди ставят точки на пересечения. Замкнув цепочку своих точек (и наискосок) вокруг живых точек соперника, вы их окружаете: каждая — очко, область закрыта. Край поля не стена. Замкнутое пустое место — домик: кто поставит туда чужую точку и ничего не окружит, потеряет её. Окружить можно и окружившего, тогда пленные освобождаются. Конец: поле заполнено, /count по согласию, /resign, время. /ground — заземление: ваши группы, не связанные с краем, отходят сопернику, и решает счёт; так и заканчивает тот, кто впереди.
dots-rules-kropki = Kropki, польские точки. По очереди ставят точки на пересечения. Замкнув цепочку своих точек (и наискосок), можно сразу закрасить контур и взять точки внутри или держать его («12 7 держу») и закрасить позже («12 7 крашу 1»), пока все его точки живы. Контур можно назвать свой: «12 7 контур широкий» или по точкам. Заземления нет; конец — по согласию (/count) или когда поле заполнено. Очко за взятую точку; при согласии ещё очко за точку в удержанном контуре и пол-очка за свободное место внутри своего.
dots-rules-move = Ход: столбец и строка, «12 7» или «л7». Кончилось время — проигрыш.
dots-rule-extra-turn = Кто окружил, ходит ещё раз.
dots-rule-own-contour = Контур окружения выбирает тот, кто окружил: любую замкнутую цепочку через новую точку.
dots-rule-painted-houses = Пустой домик закрашивается, ставить туда нельзя.
dots-rule-keep-captured = Очко за пленного остаётся навсегда, даже если его освободят.
dots-rule-auto-ground = Игра кончается сама, как только ведущий может заземлиться и победить.
dots-rule-pass = Можно пасовать; два паса подряд кончают игру по счёту.
dots-rule-centre = Первая точка каждого — в средней трети поля.
dots-rule-teams = Команды ходят по очереди, внутри команды — её игроки по кругу; советоваться нельзя.
dots-rule-lead = Перевес { $n } — сразу победа.
