## Players who are away, and limits.

remind = { $names }: jste na tahu, zbývá { $time }.
kick-yourself = Sami se můžete vzdát: /resign
kick-early = Když hrají dva, lze soupeře vyřadit, až když netáhl { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}. Dříve to může správce chatu.
kick-votes = Vyřadit ze hry: { $name }? Hlasů { $votes } z { $enough }. Pro: /kick
block-list = Nepřijímáte výzvy od: { $names }. Znovu přijímat: /unblock @jméno
block-none = Přijímáte výzvy od všech. Nepřijímat: /block @jméno
block-full = Nelze zablokovat více než { $count } lidí.
unblock-not = „{ $name }“ není mezi těmi, od koho nepřijímáte výzvy. Seznam: /block
too-many-offers-here = V tomto chatu už čekají nabídky: { $count }. Přidejte se k některé.
too-many-in-a-row = Příliš mnoho nabídek za sebou. Počkejte pár minut.

## Friends elsewhere, one person on two platforms.

button-invite = Pozvat kamaráda kódem
invite-code = Ať mi kamarád kdekoli napíše: /join { $code }
invite-none = Nejdřív nabídněte hru: /balda. Pak /invite dá kód pro kamaráda.
join-what = Jaký kód? /join kód. Dá ho /invite tomu, kdo hru nabídl.
join-gone = Pod tímto kódem žádná hra není: už začala, nebo je v kódu chyba.
join-waits = Hra začne, až se všichni sejdou, a objeví se i tady.
code-too-often = Příliš mnoho chybných kódů. Počkejte deset minut.
link-code = Na druhé platformě mi napište: /link { $code }. Kód platí deset minut; nikomu ho neukazujte: kdo ho řekne, stane se vámi.
link-gone = Takový kód není, nebo jeho deset minut uplynulo. Nový: /link
link-yourself = To je váš vlastní kód: řekněte ho na druhé platformě.
link-same-platform = Propojit lze jen účty různých platforem, z každé jeden.
link-playing = Sedíte u jedné hry sami se sebou: nejdřív ji dohrajte.
linked = Hotovo: tady i tam jste teď jeden člověk. Měly-li hodnocení oba účty, zůstává to z účtu, kde byl kód vydán. Rozdělit: /unlink
unlink-none = Tento účet není s ničím propojen.
unlink-playing = Nejdřív dohrajte své hry: /games
unlinked = Tady jste zase samostatný člověk. Hodnocení a nastavení zůstávají druhému účtu.
no-such-move = V této hře takový tah není.
