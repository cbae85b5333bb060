## Dots.

dots-name = Точки

# What may be said in a move, parted by commas.
dots-said-ground = заземляюся, заземлення, заземлити, заземлитися
dots-said-count = рахуємо, порахуймо, підрахунок
dots-said-hold = тримаю, тримати, залишаю
dots-said-paint = фарбую, зафарбовую, зафарбувати
dots-said-all = усе, все, усі, всі
dots-said-contour = контур, обводжу, обвести
dots-said-widest = широкий, ширше, широко

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
    [one] своя розстановка: { $count } точка
    [few] своя розстановка: { $count } точки
   *[many] своя розстановка: { $count } точок
}
dots-start-dots = початкові точки
dots-option-extra-turn = оточив — ходи ще
dots-option-own-contour = контур на вибір
dots-option-painted-houses = хатки зафарбовуються
dots-option-keep-captured = полонені назавжди
dots-option-auto-ground = заземлення саме
dots-option-pass = можна пасувати
dots-option-centre = початок у центрі
dots-option-teams = команди
dots-option-no-hints = без підказок
dots-option-lead = до переваги { $n }
dots-option-no-lead = без переваги
dots-together = «{ $one }» і «{ $other }» разом не грають: спершу приберіть одне з них.
dots-size-range = Поле буває від { $least }×{ $least } до { $most }×{ $most }.
dots-no-lead = Перевага — число від 1 до 999. Наприклад: lead:10
dots-players-two = У точки грають удвох. Більше — лише командами.
dots-players-teams = Командами грають від { $least } до { $most } людей.
dots-start-unread = Не розумію точку «{ $dot }». Розстановка пишеться так: red:c3.d4 blue:d3.c4
dots-start-outside = Початкова точка { $cell } за краєм поля.
dots-start-twice = Початкову точку { $cell } названо двічі.
dots-start-closes = Початкова розстановка вже щось оточує: { $cell }.
dots-start-full = Після такої розстановки нікуди ходити.

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
    [one] Оточено { $count } точку!
    [few] Оточено { $count } точки!
   *[many] Оточено { $count } точок!
}
dots-put-freed = { $count ->
    [one] Звільнено { $count } свою.
    [few] Звільнено { $count } свої.
   *[many] Звільнено { $count } своїх.
}
dots-put-caught = Точка потрапила в чужу хатку.
dots-chose = { $count ->
    [one] { $name } обводить контур із { $count } точки.
    [few] { $name } обводить контур із { $count } точок.
   *[many] { $name } обводить контур із { $count } точок.
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
    [one] Найбільше оточення: { $name }, { $count } точка.
    [few] Найбільше оточення: { $name }, { $count } точки.
   *[many] Найбільше оточення: { $name }, { $count } точок.
}
dots-missed = { $count ->
    [one] { $name }: ходом { $cell } (точка { $n }) можна було оточити { $count } точку.
    [few] { $name }: ходом { $cell } (точка { $n }) можна було оточити { $count } точки.
   *[many] { $name }: ходом { $cell } (точка { $n }) можна було оточити { $count } точок.
}
dots-button-board = Усе поле
dots-button-ground = Заземлитися
dots-button-count = Порахувати
dots-button-contour = { $n }: контур із { $count }
dots-hint = Можна поставити { $cell }.
dots-hint-contour = { $count ->
    [one] Краще контур із { $count } точки.
   *[other] Краще контур із { $count } точок.
}
dots-hint-ground = Заземлюйтеся: ви вже перемогли.

## Refusals

dots-outside = Такого перетину немає: стовпці 1–{ $columns }, рядки 1–{ $rows }.
dots-no-crossing = Перетину { $cell } на полі немає.
dots-taken = На { $cell } вже стоїть точка.
dots-painted = { $cell } — у зафарбованій області, її оточив гравець { $name }.
dots-not-central = Першу точку ставлять у центрі: стовпці { $left }–{ $right }, рядки { $top }–{ $bottom }.
dots-choose-first = Спершу виберіть контур: кнопкою, номером («контур 2») або точками («контур 3 4, 4 5, …»).
dots-nothing-to-choose = Зараз нема чого обводити.
dots-no-holding = За цими правилами оточення зафарбовується одразу: тримати й фарбувати нема чого.
dots-no-choice = За цими правилами контур завжди найкоротший.
dots-nothing-closed = Ця точка нічого не замикає: тримати нема чого.
dots-no-such-hold = У вас немає відкритого контуру { $n }.
dots-contour-how = Назвіть точки контуру по порядку: контур 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = На { $cell } немає вашої живої точки.
dots-contour-broken = Контур переривається: { $cell } не поруч із попередньою точкою.
dots-contour-twice = Точку { $cell } названо в контурі двічі.
dots-contour-empty = Усередині такого контуру нічого немає.
dots-contour-not-through = Контур має проходити через нову точку.
dots-contour-no-enemy = Усередині контуру немає живих точок суперника.
dots-no-grounding = За польськими правилами не заземлюються: запропонуйте порахувати очки, /count
dots-grounding-loses = { $lost ->
    [one] Заземлення віддасть { $lost } точку, а перевага у вас { $lead }: так ви програєте.
    [few] Заземлення віддасть { $lost } точки, а перевага у вас { $lead }: так ви програєте.
   *[many] Заземлення віддасть { $lost } точок, а перевага у вас { $lead }: так ви програєте.
}
dots-nothing-to-ground = Ніхто ще нічого не оточив, і втрачати нічого: заземлятися рано.
dots-count-offered-already = Ви вже запропонували порахувати очки: чекаємо суперника.

## Rules

dots-rules = Точки. По черзі ставлять точки на перетини. Замкнувши ланцюжок своїх точок (і навскіс) навколо живих точок суперника, ви їх оточуєте: кожна — очко, область закрито. Край поля не стіна. Замкнене порожнє місце — хатка: хто поставить туди чужу точку й нічого не оточить, утратить її. Оточити можна й того, хто оточив, тоді полонені звільняються. Кінець: поле заповнено, /count за згодою, /resign, час. /ground — заземлення: ваші групи, не зв’язані з краєм, відходять супернику, і вирішує рахунок; так і закінчує той, хто попереду.
dots-rules-kropki = Kropki, польські точки. По черзі ставлять точки на перетини. Замкнувши ланцюжок своїх точок (і навскіс), можна одразу зафарбувати контур і взяти точки всередині або тримати його («12 7 тримаю») і зафарбувати пізніше («12 7 фарбую 1»), поки всі його точки живі. Контур можна назвати свій: «12 7 контур широкий» або по точках. Заземлення немає; кінець — за згодою (/count) або коли поле заповнено. Очко за взяту точку; за згоди ще очко за точку в утриманому контурі й пів очка за вільне місце всередині свого.
dots-rules-move = Хід: стовпець і рядок, «12 7» або «л7». Закінчився час — програш.
dots-rule-extra-turn = Хто оточив, ходить ще раз.
dots-rule-own-contour = Контур вибирає той, хто оточив: будь-який замкнений ланцюжок через нову точку.
dots-rule-painted-houses = Порожня хатка зафарбовується, ставити туди не можна.
dots-rule-keep-captured = Очко за полоненого лишається назавжди, навіть якщо його звільнять.
dots-rule-auto-ground = Гра закінчується сама, щойно той, хто попереду, може заземлитися й перемогти.
dots-rule-pass = Можна пасувати; два паси поспіль закінчують гру за рахунком.
dots-rule-centre = Перша точка кожного — у середній третині поля.
dots-rule-teams = Команди ходять по черзі, у команді — її гравці по колу; радитися не можна.
dots-rule-lead = Перевага { $n } — одразу перемога.
