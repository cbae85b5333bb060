## Discord's own forms.

button-type = Type a move
discord-language = English
discord-dialog-title = Your move
discord-dialog-field = A word, a cell or digits
discord-challenge = Challenge: { $game }
discord-no-attach = I may not attach files here, so the board is told in words. To see pictures, give me the “Attach Files” permission.
discord-secret = This is for your eyes only, and your direct messages are closed to me. Use the slash command: its answer is seen by you alone.
discord-names = m m
discord-field-move = move: a word, a cell or digits, as written in this game
discord-field-word = word: the word to look up
discord-field-person = person: somebody in this chat
discord-field-lang = lang: the language to answer you in
discord-field-game = game: which game
discord-field-text = text: what to do, as after the typed command
discord-field-opponent = opponent: whom to challenge
discord-field-computer = computer: play a computer of this level
discord-field-clock = clock: seconds a move or minutes a game
discord-field-options = options: size, start word and more, parted by spaces
