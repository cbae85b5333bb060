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
