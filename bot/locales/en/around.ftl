## Players who are away, and limits.

remind = { $names }: your move, { $time } left.
kick-yourself = To leave the game: /resign
kick-early = With two players, the opponent can be removed only after not moving for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. An admin of the chat can do it sooner.
kick-votes = Remove { $name } from the game? Votes: { $votes } of { $enough }. In favour: /kick
block-list = You don’t accept challenges from: { $names }. To accept them again: /unblock @name
block-none = You accept challenges from everybody. To refuse somebody’s: /block @name
block-full = { $count ->
    [one] You can block at most { $count } person. Your list: /block
   *[other] You can block at most { $count } people. Your list: /block
}
unblock-not = “{ $name }” isn’t on your list of blocked players: /block
too-many-offers-here = { $count ->
    [one] This chat already has { $count } offer waiting. Join it.
   *[other] This chat already has { $count } offers waiting. Join one of them.
}
too-many-in-a-row = Too many offers in a row. Wait a few minutes.

## Friends elsewhere, one person on two platforms.

button-invite = Invite a friend by code
invite-code = Your friend can write this to me anywhere: /join { $code }
invite-none = Offer a game first: /balda. Then /invite gives a code for a friend.
join-what = Which code? /join code. The person who offered the game gets it with /invite.
join-gone = There is no game with this code: it has already begun, or there is a mistake in the code.
join-waits = The game begins when everybody is there, and will show up here too.
code-too-often = Too many wrong codes. Wait ten minutes.
link-code = Write this to me on the other platform: /link { $code }. The code works for ten minutes. Show it to nobody: whoever writes it becomes you.
link-gone = There is no such code, or its ten minutes have passed. A new one: /link
link-yourself = This is your own code: write it on the other platform.
link-same-platform = Only accounts on different platforms can be linked, one on each.
link-playing = Both your accounts sit in one game: finish it first.
linked = Done: here and there you are now one person. If both accounts had a rating, the one from where you got the code stays. To separate them: /unlink
unlink-none = This account isn’t linked to another one.
unlink-playing = Finish your games first: /games
unlinked = This account is on its own again. The rating and the settings stay with the other one.
no-such-move = This game has no such move.
