## Discord's own forms.

button-type = Ввести ход
discord-language = Русский
discord-dialog-title = Ваш ход
discord-dialog-field = Слово, поле или цифры
discord-challenge = Вызов: { $game }
discord-no-attach = Здесь мне нельзя прикреплять файлы, поэтому доска показана словами. Чтобы видеть картинки, дайте мне право «Прикреплять файлы».
discord-secret = Это видите только вы, а личные сообщения от меня закрыты. Дайте команду через меню (/), и ответ увидите вы один.
discord-names = balda балда, royal королевская, abaku абаку, oral устная, antibalda антибалда, dots точки, m ход, pass пас, board доска, text текст, exchange обмен, rack камни, hint подсказка, word слово, words слова, takeback назад, draw ничья, resign сдаться, rematch реванш, continue продолжить, skip пропустить, kick выгнать, cancel отмена, games игры, rules правила, settings настройки, lang язык, block заблокировать, unblock разблокировать, help справка
discord-field-move = ход: слово, поле или цифры, как их пишут в этой игре
discord-field-word = слово: какое слово проверить
discord-field-person = кто: человек из этого чата
discord-field-lang = язык: на каком языке отвечать вам
discord-field-game = игра: о какой игре речь
discord-field-text = что: что сделать, как после команды в чате
discord-field-opponent = соперник: кого вызвать
discord-field-computer = компьютер: играть с компьютером этого уровня
discord-field-clock = часы: секунды на ход или минуты на игру
discord-field-options = настройки: размер, начальное слово и другое, через пробел
