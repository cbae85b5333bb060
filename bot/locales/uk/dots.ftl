## Dots.

dots-name = Крапки

# What may be said in a move, parted by commas.
dots-said-ground = заземляюся, заземлення, заземлити, заземлитися
dots-said-count = рахуємо, порахуймо, підрахунок
dots-said-hold = тримаю, тримати, залишаю
dots-said-paint = фарбую, зафарбовую, зафарбувати
dots-said-all = усе, все, усі, всі
dots-said-contour = контур, обводжу, обвести
dots-said-widest = широкий, найширший, ширше, широко

## Offer

dots-rules-russian = російські правила
dots-rules-polish = польські правила
dots-scoring = спосіб підрахунку
dots-scoring-territory = рахунок із територією
dots-scoring-count = рахунок без території
dots-start-empty = порожнє поле
dots-start-cross = хрест
dots-start-double = подвійний хрест
dots-start-four = чотири хрести
dots-start-random4 = хрести навмання
dots-start-custom = { $count ->
    [one] своя розстановка: { $count } крапка
    [few] своя розстановка: { $count } крапки
   *[many] своя розстановка: { $count } крапок
}
dots-start-dots = початкові крапки
dots-option-extra-turn = ще хід за оточення
dots-option-own-contour = контур на вибір
dots-option-painted-houses = хатки зафарбовуються
dots-option-keep-captured = полон назавжди
dots-option-auto-ground = заземлення саме собою
dots-option-pass = можна пасувати
dots-option-centre = початок у центрі
dots-option-teams = команди
dots-option-no-hints = без підказок
dots-option-lead = до переваги { $n }
dots-option-no-lead = без переваги
dots-together = «{ $one }» і «{ $other }» разом не поєднуються: спершу приберіть одне з них.
dots-size-range = Поле буває від { $least }×{ $least } до { $most }×{ $most }.
dots-no-lead = Перевага — число від 1 до 999. Наприклад: перевага:10
dots-players-two = У крапки грають удвох. Більше — лише командами.
dots-players-teams = Командами грають від { $least } до { $most } людей.
dots-start-unread = Не розумію крапку «{ $dot }». Розстановка пишеться так: червоні:c3.d4 сині:d3.c4
dots-start-outside = Початкова крапка { $cell } за краєм поля.
dots-start-twice = Початкову крапку { $cell } названо двічі.
dots-start-closes = Початкова розстановка вже щось оточує: { $cell }.
dots-start-full = Після такої розстановки нікуди ходити.

# What may be typed in an offer: an argument and the words for it, parted by commas.
dots-words = page аркуш сторінка, polish польські польська, russian російські російська, territory територія, count рахунок, empty порожнє, cross хрест, double подвійний, four чотири, random4 навмання випадкові, extra_turn щехід, own_contour контур, painted_houses хатки, keep_captured назавжди, auto_ground автоземля, pass пас, centre центр, teams команди, hints підказки, nohints безпідказок, nolead безпереваги, lead перевага, red червоні, blue сині

## Game

dots-started = Червоні кружечки й перший хід — { $first }, сині ромби — { $second }.
dots-put = { $name }: { $cell }.
dots-put-held = Контур поки не зафарбовано.
dots-put-painted = { $count ->
    [one] Зафарбовано { $count } попередній контур.
    [few] Зафарбовано { $count } попередні контури.
   *[many] Зафарбовано { $count } попередніх контурів.
}
dots-put-choice = Лишилося вибрати контур.
dots-put-captured = { $count ->
    [one] Оточено { $count } крапку!
    [few] Оточено { $count } крапки!
   *[many] Оточено { $count } крапок!
}
dots-put-freed = { $count ->
    [one] Звільнено { $count } свою.
    [few] Звільнено { $count } свої.
   *[many] Звільнено { $count } своїх.
}
dots-put-caught = Крапка потрапила в чужу хатку.
dots-chose = { $count ->
    [one] { $name } обводить контур із { $count } крапки.
   *[other] { $name } обводить контур із { $count } крапок.
}
dots-count-offered = { $name } пропонує закінчити й порахувати очки. Згодні — /count
dots-end-full = Поле заповнено.
dots-end-counted = Погодилися порахувати очки.
dots-end-passed = Два паси поспіль.
dots-end-drawn = Погодилися на нічию.
dots-end-time = { $name }: час вийшов.
dots-end-grounded = { $name } заземлюється: незаземлене відходить супернику.
dots-end-decided = { $name } може заземлитися й перемогти: гру закінчено.
dots-end-lead = { $name } попереду на { $n }: гру закінчено.
dots-brief = Поле { $columns }×{ $rows }. Усе поле знаками — /text
dots-text-side = { $live } { $name }: { $score } (у полоні — { $captured })
dots-text-last = Останній хід: { $name }, { $cell }.
dots-text-hold = { $name } тримає контур { $n }: { $dots }.
dots-biggest = { $count ->
    [one] Найбільше оточення: { $name }, { $count } крапка.
    [few] Найбільше оточення: { $name }, { $count } крапки.
   *[many] Найбільше оточення: { $name }, { $count } крапок.
}
dots-missed = { $count ->
    [one] { $name }: ходом { $cell } (крапка { $n }) можна було оточити { $count } крапку.
    [few] { $name }: ходом { $cell } (крапка { $n }) можна було оточити { $count } крапки.
   *[many] { $name }: ходом { $cell } (крапка { $n }) можна було оточити { $count } крапок.
}
dots-button-board = Усе поле
dots-button-ground = Заземлитися
dots-button-count = Порахувати
dots-button-contour = { $n }: контур із { $count }
dots-hint = Можна поставити { $cell }.
dots-hint-contour = { $count ->
    [one] Краще контур із { $count } крапки.
   *[other] Краще контур із { $count } крапок.
}
dots-hint-ground = Заземлюйтеся: ви вже перемогли.

## Refusals

dots-outside = Такого перетину немає: стовпці 1–{ $columns }, рядки 1–{ $rows }.
dots-no-crossing = Перетину { $cell } на полі немає.
dots-taken = На { $cell } вже стоїть крапка.
dots-painted = { $cell } — у зафарбованій області, її оточив гравець { $name }.
dots-not-central = Першу крапку ставлять у центрі: стовпці { $left }–{ $right }, рядки { $top }–{ $bottom }.
dots-choose-first = Спершу виберіть контур: кнопкою, номером («контур 2») або крапками («контур 3 4, 4 5, …»).
dots-nothing-to-choose = Зараз нема чого обводити.
dots-no-holding = За цими правилами оточення зафарбовується одразу: тримати й фарбувати нема чого.
dots-no-choice = За цими правилами контур завжди найкоротший.
dots-nothing-closed = Ця крапка нічого не замикає: тримати нема чого.
dots-no-such-hold = У вас немає незафарбованого контуру { $n }.
dots-contour-how = Назвіть крапки контуру по порядку: контур 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = На { $cell } немає вашої живої крапки.
dots-contour-broken = Контур переривається: { $cell } не поруч із попередньою крапкою.
dots-contour-twice = Крапку { $cell } названо в контурі двічі.
dots-contour-empty = Усередині такого контуру нічого немає.
dots-contour-not-through = Контур має проходити через нову крапку.
dots-contour-no-enemy = Усередині контуру немає живих крапок суперника.
dots-no-grounding = За польськими правилами не заземлюються: запропонуйте порахувати очки, /count
dots-grounding-loses = { $lost ->
    [one] Заземлення віддасть { $lost } крапку, а перевага у вас { $lead }: так ви програєте.
    [few] Заземлення віддасть { $lost } крапки, а перевага у вас { $lead }: так ви програєте.
   *[many] Заземлення віддасть { $lost } крапок, а перевага у вас { $lead }: так ви програєте.
}
dots-nothing-to-ground = Ніхто ще нічого не оточив, і втрачати нічого: заземлятися рано.
dots-count-offered-already = Ви вже запропонували порахувати очки: чекаємо суперника.

## Rules

dots-how = Хід — стовпець і рядок: «3 4».
dots-rules =
    Крапки. По черзі ставте крапки на перетини ліній. Замкніть ланцюжок своїх крапок (можна й навскіс) навколо живих крапок суперника, і вони в полоні: очко за кожну, а область зафарбовано й закрито. Край поля не стіна.
    Замкнене порожнє місце — хатка: хто поставить крапку в чужу хатку й нічого цим не оточить, утратить її. Оточити можна й того, хто оточив: тоді полонені вільні.
    /ground — заземлитися: свої групи, не зв’язані з краєм, ви віддаєте супернику, і вирішує рахунок. Так закінчує гру той, хто попереду.
    Кінець: поле заповнено, обоє згодні порахувати (/count) чи на нічию (/draw), заземлення, /resign. Переможе той, у кого більше полонених.
dots-rules-kropki =
    Крапки за польськими правилами (kropki). По черзі ставте крапки на перетини ліній. Замкнувши ланцюжок своїх крапок (можна й навскіс), зафарбуйте контур одразу, і крапки суперника всередині ваші, або тримайте його: «12 7 тримаю». Утриманий контур зафарбовують у свій наступний хід, перед крапкою: «12 7 фарбую 1»; доки він відкритий, у ньому можна ходити, а якщо одна з його крапок потрапила в полон, його більше немає.
    Контур не мусить бути найкоротшим: «12 7 контур широкий» або по крапках.
    Крапка, поставлена в чужу хатку, яка нічого не оточила, одразу в полоні.
    Кінець: обоє згодні порахувати (/count), поле заповнено, /resign. Заземлення немає. Очко за полонену крапку; якщо погодилися порахувати — ще очко за крапку суперника в утриманому контурі й пів очка за вільне місце у своїх хатках і контурах.
dots-rules-move = Хід: стовпець і рядок, «12 7» або «л7». Вийшов час — програш.
dots-rule-extra-turn = Хто оточив, одразу ходить ще раз.
dots-rule-own-contour = Хто оточив, сам вибирає контур: будь-який замкнений ланцюжок своїх крапок через нову.
dots-rule-painted-houses = Порожня хатка зафарбовується, ставити туди не можна.
dots-rule-keep-captured = Очко за полоненого лишається назавжди, навіть якщо його звільнять.
dots-rule-auto-ground = Гра закінчується сама, щойно той, хто попереду, може заземлитися й перемогти.
dots-rule-pass = Можна пасувати; два паси поспіль закінчують гру за рахунком.
dots-rule-centre = Перша крапка кожного — у середній третині поля.
dots-rule-teams = Команди ходять по черзі, у команді — її гравці по колу; радитися не можна. Час у команди спільний.
dots-rule-lead = Перевага { $n } — одразу перемога.
