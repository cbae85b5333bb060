## Players who are away, and limits.

remind = { $names }: twój ruch, zostało { $time }.
kick-yourself = Z gry wychodzi się tak: /resign
kick-early = Gdy gracie we dwoje, przeciwnika można usunąć dopiero, gdy nie rusza się od { $hours ->
    [one] { $hours } godziny
   *[other] { $hours } godzin
}. Wcześniej może to zrobić administrator czatu.
kick-votes = Usunąć z gry: { $name }? Głosy: { $votes } z { $enough }. Za: /kick
block-list = Nie przyjmujesz wyzwań od: { $names }. Znów przyjmować: /unblock @imię
block-none = Przyjmujesz wyzwania od wszystkich. Nie przyjmować: /block @imię
block-full = { $count ->
    [one] Nie można zablokować więcej niż { $count } osobę. Lista: /block
    [few] Nie można zablokować więcej niż { $count } osoby. Lista: /block
   *[many] Nie można zablokować więcej niż { $count } osób. Lista: /block
}
unblock-not = „{ $name }”: od tej osoby przyjmujesz wyzwania. Lista: /block
too-many-offers-here = { $count ->
    [one] Na tym czacie czeka już { $count } propozycja. Dołącz do niej.
    [few] Na tym czacie czekają już { $count } propozycje. Dołącz do którejś.
   *[many] Na tym czacie czeka już { $count } propozycji. Dołącz do którejś.
}
too-many-in-a-row = Za dużo propozycji z rzędu. Odczekaj kilka minut.

## Friends elsewhere, one person on two platforms.

button-invite = Zaproś znajomego kodem
invite-code = Niech znajomy napisze do mnie gdziekolwiek: /join { $code }
invite-none = Najpierw zaproponuj grę: /balda. Potem /invite poda kod dla znajomego.
join-what = Jaki kod? /join kod. Podaje go /invite osobie, która zaproponowała grę.
join-gone = Nie ma gry z takim kodem: już się zaczęła albo w kodzie jest błąd.
join-waits = Gra zacznie się, gdy wszyscy się zbiorą, i pojawi się też tutaj.
code-too-often = Za dużo błędnych kodów. Odczekaj dziesięć minut.
link-code = Na drugiej platformie napisz do mnie: /link { $code }. Kod działa dziesięć minut. Nikomu go nie pokazuj: kto go wpisze, stanie się tobą.
link-gone = Nie ma takiego kodu albo minęło dziesięć minut. Nowy: /link
link-yourself = To twój własny kod: wpisz go na drugiej platformie.
link-same-platform = Połączyć można tylko konta z różnych platform, po jednym z każdej.
link-playing = W jednej grze siedzą oba twoje konta: najpierw ją dokończ.
linked = Gotowe: tu i tam jesteś teraz jedną osobą. Jeśli oba konta miały ranking, zostaje ten z konta, które podało kod. Rozdzielić: /unlink
unlink-none = To konto nie jest z niczym połączone.
unlink-playing = Najpierw dokończ swoje gry: /games
unlinked = To konto jest znów osobne. Ranking i ustawienia zostają przy drugim.
no-such-move = W tej grze nie ma takiego ruchu.
