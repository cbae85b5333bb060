## What each command does.

help-intro = Бумажные игры прямо в чате. Слово — это ход.
help-balda = Балда: предложить игру (7x7, слово, 60s, @имя, компьютер)
help-royal = Королевская балда
help-m = сделать ход: /m слово, /m б4 к лак
help-pass = пропустить ход
help-board = показать доску
help-text = доска словами
help-rack = показать мои камни (видите только вы)
help-hint = подсказка, видите только вы
help-word = есть ли слово в словаре и почему нет
help-takeback = вернуть свой ход
help-draw = предложить ничью
help-resign = сдаться
help-rematch = сыграть ещё раз
help-continue = продолжить отложенную игру
help-skip = голосовать за пропуск хода того, кто ушёл
help-kick = убрать игрока (хозяин игры или админ)
help-cancel = отменить своё предложение
help-games = мои игры
help-rules = правила
help-settings = настройки чата
help-lang = мой язык
help-block = не принимать вызовы: /block @имя
help-unblock = снова принимать вызовы
help-help = эта справка
