## Players who are away, and limits.

remind = { $names }: your move, { $time } left.
kick-yourself = You can leave the game yourself: /resign
kick-early = With two players the other one can be removed only after not moving for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. An admin of the chat can do it sooner.
kick-votes = Remove { $name } from the game? Votes: { $votes } of { $enough }. In favour: /kick
block-list = You take no challenges from: { $names }. To take them again: /unblock @name
block-none = You take challenges from everybody. To take none from somebody: /block @name
block-full = No more than { $count } people can be blocked.
unblock-not = “{ $name }” isn't among those whose challenges you refuse. The list: /block
too-many-offers-here = This chat has { $count } offers waiting already. Join one of them.
too-many-in-a-row = Too many offers in a row. Wait a few minutes.

## Friends elsewhere, one person on two platforms.

button-invite = Invite a friend by a code
invite-code = Let your friend write to me anywhere: /join { $code }
invite-none = Offer a game first: /balda. Then /invite gives a code for a friend.
join-what = Which code? /join code. Whoever offered the game gets it by /invite.
join-gone = There is no game with this code: it has begun already, or the code has a mistake.
join-waits = The game begins when everybody is there, and will be shown here, too.
code-too-often = Too many wrong codes. Wait ten minutes.
link-code = Write to me on the other platform: /link { $code }. The code holds for ten minutes; show it to nobody: whoever says it becomes you.
link-gone = There is no such code, or its ten minutes are over. A new one: /link
link-yourself = This is your own code: say it on the other platform.
link-same-platform = Only accounts of different platforms can be linked, one of each.
link-playing = You sit at one game with yourself: finish it first.
linked = Done: here and there you are one person now. Where both had a rating, the one where the code was given stays. To part them: /unlink
unlink-none = This account isn't linked to any other.
unlink-playing = Finish your games first: /games
unlinked = Here you are a person apart again. The rating and the settings stay with the other account.
no-such-move = This game has no such move.
