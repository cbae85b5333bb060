## Players who are away, and limits.

remind = { $names }: twój ruch, zostało { $time }.
kick-yourself = Sam możesz się poddać: /resign
kick-early = Gdy gra dwoje, przeciwnika można usunąć dopiero, gdy nie rusza się od { $hours ->
    [one] { $hours } godziny
   *[many] { $hours } godzin
}. Wcześniej może to zrobić administrator czatu.
kick-votes = Usunąć z gry: { $name }? Głosów { $votes } z { $enough }. Za: /kick
block-list = Nie przyjmujesz wyzwań od: { $names }. Przyjmować znów: /unblock @imię
block-none = Przyjmujesz wyzwania od wszystkich. Nie przyjmować: /block @imię
block-full = Nie można zablokować więcej niż { $count } osób.
unblock-not = „{ $name }” nie ma wśród tych, od których nie przyjmujesz wyzwań. Lista: /block
too-many-offers-here = W tym czacie czekają już propozycje: { $count }. Dołącz do którejś.
too-many-in-a-row = Za dużo propozycji pod rząd. Odczekaj kilka minut.

## Friends elsewhere, one person on two platforms.

button-invite = Zaproś znajomego kodem
invite-code = Niech znajomy napisze do mnie gdziekolwiek: /join { $code }
invite-none = Najpierw zaproponuj grę: /balda. Potem /invite poda kod dla znajomego.
join-what = Jaki kod? /join kod. Podaje go /invite temu, kto zaproponował grę.
join-gone = Nie ma gry o tym kodzie: już się zaczęła albo w kodzie jest błąd.
join-waits = Gra zacznie się, gdy wszyscy się zbiorą, i pojawi się też tutaj.
code-too-often = Za dużo błędnych kodów. Odczekaj dziesięć minut.
link-code = Na drugiej platformie napisz do mnie: /link { $code }. Kod jest ważny dziesięć minut; nikomu go nie pokazuj: kto go poda, stanie się tobą.
link-gone = Nie ma takiego kodu albo minęło dziesięć minut. Nowy: /link
link-yourself = To twój własny kod: podaj go na drugiej platformie.
link-same-platform = Połączyć można tylko konta różnych platform, po jednym z każdej.
link-playing = Siedzisz przy jednej grze z samym sobą: najpierw ją dokończ.
linked = Gotowe: tu i tam jesteś teraz jedną osobą. Jeśli oba konta miały ranking, zostaje ten z konta, które podało kod. Rozdzielić: /unlink
unlink-none = To konto nie jest z niczym połączone.
unlink-playing = Najpierw dokończ swoje gry: /games
unlinked = Tutaj jesteś znów osobną osobą. Ranking i ustawienia zostają przy drugim koncie.
no-such-move = W tej grze nie ma takiego ruchu.
