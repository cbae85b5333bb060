## Discord's own forms.

button-type = Ввести хід
discord-language = Українська
discord-dialog-title = Ваш хід
discord-dialog-field = Слово, поле або цифри
discord-challenge = Виклик: { $game }
discord-no-attach = Тут мені не можна прикріплювати файли, тому дошку показано словами. Щоб бачити картинки, дайте мені право «Прикріплювати файли».
discord-secret = Це бачите лише ви, а особисті повідомлення від мене закриті. Дайте команду через меню (/), і відповідь побачите тільки ви.
discord-names = balda балда, royal королівська, abaku абаку, oral усна, antibalda антибалда, dots крапки, m хід, pass пас, board дошка, text текст, exchange обмін, rack камені, hint підказка, word слово, words слова, takeback назад, draw нічия, resign здатися, rematch реванш, continue продовжити, skip пропустити, kick вигнати, cancel скасувати, games ігри, rules правила, settings налаштування, lang мова, block заблокувати, unblock розблокувати, help довідка
discord-field-move = хід: слово, поле або цифри, як їх пишуть у цій грі
discord-field-word = слово: яке слово перевірити
discord-field-person = хто: людина з цього чату
discord-field-lang = мова: якою мовою відповідати вам
discord-field-game = гра: про яку гру йдеться
discord-field-text = що: що зробити, як після команди в чаті
discord-field-opponent = суперник: кого викликати
discord-field-computer = компʼютер: грати з компʼютером цього рівня
discord-field-clock = годинник: секунди на хід або хвилини на гру
discord-field-options = налаштування: розмір, початкове слово та інше, через пробіл
