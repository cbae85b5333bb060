## What each command does.

help-intro = Paper games right in the chat. A word is a move.
help-balda = Balda: offer a game (7x7, a word, 60s, @name, computer)
help-royal = Royal Balda
help-m = make a move: /m word, /m b4 k lack
help-pass = pass
help-board = show the board
help-text = the board in words
help-rack = show my stones, for my eyes only
help-hint = a hint, for your eyes only
help-word = is it a word, and why not
help-takeback = take your move back
help-draw = offer a draw
help-resign = resign
help-rematch = play again
help-continue = go on with a game set aside
help-skip = vote to skip somebody who is away
help-kick = remove a player (host or admin)
help-cancel = cancel your offer
help-games = my games
help-rules = the rules
help-settings = settings of the chat
help-lang = my language
help-block = take no challenges from @name
help-unblock = take them again
help-help = this help
