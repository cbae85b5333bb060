## Players who are away, and limits.

remind = { $names }: jste na tahu, zbývá { $time }.
kick-yourself = Ze hry odejdete takto: /resign
kick-early = Když hrají dva, lze soupeře vyřadit, až když netáhl { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}. Správce chatu to může i dřív.
kick-votes = Vyřadit ze hry: { $name }? Hlasy: { $votes } z { $enough }. Pro: /kick
block-list = Nepřijímáte výzvy od: { $names }. Znovu přijímat: /unblock @jméno
block-none = Přijímáte výzvy od všech. Nepřijímat: /block @jméno
block-full = Nelze zablokovat víc než { $count } lidí. Seznam: /block
unblock-not = „{ $name }“ mezi zablokovanými není. Seznam: /block
too-many-offers-here = { $count ->
    [one] V tomto chatu už čeká { $count } nabídka. Přidejte se k ní.
    [few] V tomto chatu už čekají { $count } nabídky. Přidejte se k některé.
   *[other] V tomto chatu už čeká { $count } nabídek. Přidejte se k některé.
}
too-many-in-a-row = Příliš mnoho nabídek za sebou. Počkejte pár minut.

## Friends elsewhere, one person on two platforms.

button-invite = Pozvat přítele kódem
invite-code = Ať mi přítel odkudkoli napíše: /join { $code }
invite-none = Nejdřív nabídněte hru: /balda. Pak /invite dá kód pro přítele.
join-what = Jaký kód? /join kód. Dá ho /invite tomu, kdo hru nabídl.
join-gone = S tímto kódem žádná hra není: už začala, nebo je v kódu chyba.
join-waits = Hra začne, až se všichni sejdou, a objeví se i tady.
code-too-often = Příliš mnoho chybných kódů. Počkejte deset minut.
link-code = Na druhé platformě mi napište: /link { $code }. Kód platí deset minut. Nikomu ho neukazujte: kdo ho napíše, stane se vámi.
link-gone = Takový kód není, nebo už vypršel. Nový: /link
link-yourself = To je váš vlastní kód: napište ho na druhé platformě.
link-same-platform = Propojit lze jen účty různých platforem, z každé jeden.
link-playing = V jedné hře sedí oba vaše účty: nejdřív ji dohrajte.
linked = Hotovo: tady i tam jste teď jeden člověk. Pokud měly rating oba účty, zůstal ten z účtu, kde vznikl kód. Rozdělit: /unlink
unlink-none = Tento účet není s ničím propojen.
unlink-playing = Nejdřív dohrajte své hry: /games
unlinked = Tento účet je zase samostatný. Rating a nastavení zůstaly druhému.
no-such-move = V této hře takový tah není.
