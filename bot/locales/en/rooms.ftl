## Rooms that let the bot in, and ways to private ones.

welcome = Hello, everyone! You can play paper games here: /balda starts a game, a word is a move. All commands: /help
welcome-addressed = Hello, everyone! You can play paper games here: /balda starts a game. I can’t see ordinary messages, so move by replying to my message or like this: /m word. All commands: /help
welcome-back = A game on hold is waiting for you: /continue
telegram-in-private = This is for you alone, and I can’t write to you first. Open a private chat with me; the answer is already there.
telegram-open = Open a private chat
telegram-inline = Shall we play? { $game }
