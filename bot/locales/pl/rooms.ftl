## Rooms that let the bot in, and ways to private ones.

welcome = Cześć wszystkim! Tu gra się w gry na kartce: /balda zaczyna grę, słowo to ruch. Wszystkie polecenia: /help
welcome-addressed = Cześć wszystkim! Tu gra się w gry na kartce: /balda zaczyna grę. Zwykłych wiadomości nie widzę, więc odpowiadajcie na moją wiadomość albo piszcie tak: /m słowo. Wszystkie polecenia: /help
welcome-back = Odłożona gra czeka na was: /continue
telegram-in-private = To tylko dla ciebie, a nie mogę napisać do ciebie jako pierwszy. Otwórz czat prywatny ze mną, odpowiedź już tam jest.
telegram-open = Otwórz czat prywatny
telegram-inline = Zagramy? { $game }
