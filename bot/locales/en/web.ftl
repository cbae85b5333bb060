# The chat page of our own.

web-title = Tetradka
web-tagline = Paper games for company: one word is a move, one picture shows everything

# The first page
web-name-label = What shall we call you?
web-name-other = Another name
web-friends = Play with friends
web-friends-hint = Opens a room and gives you a link to send them
web-bot = Play with the computer
web-bot-hint = A quiet chat with the bot
web-invited = { $names } invites you to play
web-invited-nobody = You are invited to play
web-join = Enter
web-as = Continue as { $name }
web-invite-stale = This invite link leads nowhere. Ask for a new one, or open a room of your own.
web-rooms-before = Go back to a room
web-pass-offer = Be yourself in this browser too?
web-pass-use = Yes, it’s me
web-pass-stale = This link has been used or has expired. Make a new one where you are already signed in.
web-names = Hedgehog, Bullfinch, Badger, Squirrel, Otter, Swift, Beaver, Owl, Robin, Hare, Magpie, Lynx, Crane, Fox

# The room
web-room-invite = Invite
web-room-invite-title = Send this link to your friends
web-room-invite-why = Whoever has it can come in and play.
web-room-empty = A clean page. Invite somebody, or start a game against the computer.
web-bot-empty = A clean page. Start a game against the computer, or ask for help.
web-room-you-alone = only you so far
web-room-with-bot = The bot
web-copy = Copy
web-copied = Copied
web-people = Who is here
web-people-you = you
web-people-admin = runs the room
web-people-away = away
web-joined = { $name } is here
web-secret = only you see this
web-bot-name = Tetradka
web-unread = New
web-down = To the newest
web-picture-open = Look at the picture up close
web-picture-lost = The picture is gone, this is what it showed:
web-document = Download { $name }
web-reply = Reply
web-reply-to = Reply to { $name }
web-reply-drop = Don’t reply

# Writing
web-say = Message
web-say-hint = A word, a move or a command
web-send = Send
web-quick = Start with
web-quick-balda = Play Balda
web-quick-computer = With the computer
web-quick-rules = Rules
web-quick-help = What can I do?
web-quick-balda-say = /balda
web-quick-computer-say = /balda computer
web-quick-rules-say = /rules
web-quick-help-say = /help
web-commands = Commands

# The connection
web-connecting = Connecting…
web-online = Connected
web-offline = No connection. Trying again…
web-waiting = being sent
web-refused-fast = Too fast. Wait a moment and send it again.
web-refused-length = A message has 1 to 4096 characters.
web-refused-stranger = Somebody else is on this page now. Reload it.
web-refused-unknown = This is no longer here.
web-refused-name = Write a name with at least one visible character.
web-refused-mine = That is my own name: please choose another one.
web-refused-full = No more room: there are too many already.
web-refused-stale = This link has been used or has expired.
web-refused-disk = It couldn’t be written to disk, so nothing has changed. Please try again a little later.
web-refused-trouble = That didn’t work. Please try again in a moment.
web-wrong-host = This server doesn’t go by this name. If it stands behind a proxy, start it with --public-url.
web-wrong-origin = Only the server’s own page may ask this.
web-too-many-pages = You have many pages open here. Close one and reload.

# The menu
web-menu = Menu
web-close = Close
web-rooms = Rooms
web-room-new = New room
web-rename = Change your name
web-rename-done = Save
web-else = Be somebody else
web-else-why = Opens a new tab, where a friend beside you can play.
web-pass = Open on another device
web-pass-why = With this link another browser becomes you. It works once, for { $minutes } min. Don’t give it to others.
web-language = Language
web-look = Paper
web-look-day = Day
web-look-night = Night
web-look-auto = Same as the device

## A player's page of one game

web-seat-yours = Your move
web-seat-stale = This link no longer works. Ask for a new one: /page
web-seat-field = The board. Arrows move, Enter puts a dot.
web-seat-closer = Closer
web-seat-farther = Farther
web-seat-whole = Whole board
web-seat-hold = hold the contour
web-seat-widest = widest contour
web-seat-put = Put a dot
web-seat-paint = paint
web-seat-choose = Choose a contour: they are numbered.
web-seat-free = free
web-seat-live = dot
web-seat-captured = captured
web-seat-painted = painted
web-seat-red = red
web-seat-blue = blue
web-seat-board = The board. Arrows move, a digit lays a stone, Backspace takes it back.
web-seat-rack = Your stones
web-seat-stone = Stone { $count }
web-seat-pending = not sent yet
web-seat-number = number ×{ $count }
web-seat-operation = operation ×{ $count }
web-seat-choose-stone = Choose a stone, then a square
web-seat-lay = Lay
web-seat-exchange = Exchange
web-seat-choose-exchange = Choose the stones to exchange
web-seat-exchange-send = Exchange: { $count }
web-seat-take-back = Take all back
web-seat-bag = { $count } in the bag
