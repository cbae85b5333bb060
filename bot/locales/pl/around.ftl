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
