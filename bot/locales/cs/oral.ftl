## Oral Balda and Antibalda.

oral-name = Ústní balda
oral-name-antibalda = Antibalda
oral-option-bluff = blaf
oral-option-strict = přísná
oral-option-insert = písmena i dovnitř
oral-option-anagram = písmena v libovolném pořadí
oral-option-knockout = vyřazovací
oral-option-singular = jen jednotné číslo
oral-option-limit = do { $n }
oral-option-min = slova od { $n } písmen
oral-limit-range = Hraje se do 1–20 bodů: limit:5.
oral-min-range = Nejkratší slovo má 2 až 6 písmen: min:2.
oral-no-knockout = Antibalda končí prvním vítězem, nikdo z ní nevypadává.
oral-no-words = Ve slovníku nejsou slova pro takovou hru.

# What may be typed in an offer: an argument and the words for it, parted by commas.
oral-words = oral ústní, antibalda antibalda, bluff blaf, strict přísná, insert dovnitř, anagram anagramy přesmyčky, knockout vyřazovací, singular jednotné, hints rady, nohints bezrad, limit do, min od, lang jazyk, words slova

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = TRDLO

oral-start = První písmeno říká { $name }.
oral-round = kolo { $n }
oral-added = { $name }: { $letter }
oral-chain = Teď: { $fragment }
oral-new-round = Nové kolo: řekněte písmeno.
oral-completed = { $name }: „{ $word }“ je slovo, bod.
oral-completed-last = { $name }: „{ $word }“ je slovo, bod. Nic delšího není, začíná nové kolo.
oral-nothing-extends = Delší slovo není.
oral-refused = { $name } nevěří.
oral-refused-time = { $name }: čas vypršel, to je totéž co „nevěřím“.
oral-refused-stuck = { $name } nemá tah: každé písmeno dá slovo, nebo slepou uličku.
oral-refused-long = Tak dlouhá slova nejsou.
oral-lapsed = { $name }: čas vypršel, žádné písmeno nezaznělo.
oral-extends = Existuje slovo „{ $word }“.
oral-whole = „{ $word }“ už je slovo.
oral-dead = Žádné slovo v sobě nemá „{ $fragment }“.
oral-dead-anagram = Žádné slovo nemá všechna písmena „{ $fragment }“ a aspoň jedno navíc.
oral-nobodys = Bod nedostává nikdo.
oral-penalty = Trestný bod: { $name }.
oral-point = Bod: { $name }.
oral-missed = Kolo se dalo vyhrát: { $name } – „{ $fragment }“.
oral-missed-refusing = Kolo se dalo vyhrát: { $name } – „nevěřím“ na „{ $fragment }“.
oral-out = nehraje
oral-rounds = { $count ->
    [one] Odehrálo se { $count } kolo.
    [few] Odehrála se { $count } kola.
   *[other] Odehrálo se { $count } kol.
}
oral-end-limit = Hranice bodů je dosažena.
oral-end-one-left = Zůstal jeden hráč.
oral-end-agreed = Dohodnuta remíza.

oral-button-refuse = Nevěřím
oral-said-refuse = nevěřím, neverim, nevěříme, pochybuji, pochybuju
oral-hint = Šlo by „{ $fragment }“.
oral-hint-refuse = Tady je lepší říct „nevěřím“.

oral-one-letter = Řekněte jedno písmeno.
oral-adds-none = Teď je „{ $fragment }“: přidejte jedno písmeno, tady žádné nové není.
oral-adds-many = Teď je „{ $fragment }“: přidává se jedno písmeno, ne několik.
oral-changed = Teď je „{ $fragment }“: k těmto písmenům se přidává jedno, ostatní se nemění.
oral-nothing-to-refuse = Zatím není čemu nevěřit: řekněte první písmeno.
oral-not-a-letter = V tomto jazyce takové písmeno není.
oral-which-side = Kam písmeno patří?

oral-how = Tah přidá jedno písmeno k těm, která už jsou: „l“, pak „al“, pak „alk“.
oral-rules =
    Ústní balda. První řekne písmeno a každý další přidá jedno na začátek nebo na konec. Písmena v tomto pořadí musí být uvnitř nějakého podstatného jména, ale sama nesmějí být slovem.
    Kdo složí celé slovo, nebo něco, co není v žádném slově, udělá chybu, ale trestný bod dostane, jen když ten další řekne „nevěřím“. Kdo nevěřil neprávem, dostane trestný bod sám. Po trestném bodu začíná nové kolo.
    Tah: písmena celá („alk“), nebo „+k“, „k+“.
    Pět trestných bodů, T-R-D-L-O, znamená prohru. Vypršel čas: „nevěřím“, u prvního písmene trestný bod.
    Možnosti: strict – špatné písmeno se hned odmítne, insert – písmeno smí i dovnitř, anagram – na pořadí písmen nezáleží, knockout – vyřazovací, limit:3 – do tří trestných bodů, min:4 – slova kratší než čtyři písmena se nepočítají, singular – jen slova v jednotném čísle.
oral-rules-antibalda =
    Antibalda. Jako ústní balda, ale slovo je cílem: čí písmeno dokončí podstatné jméno, ten dostane bod a kolo jde dál od tohoto slova, dokud se dá prodloužit.
    Nevěříte, že z těch písmen ještě bude slovo? Napište „nevěřím“. Když nebude, bod je váš, když bude, patří předchozímu hráči.
    Tah: písmena celá („alk“), nebo „+k“, „k+“. Kdo první získá pět bodů, vyhrál. Vypršel čas: „nevěřím“.
    Možnosti: strict, insert, anagram, limit:3, min:4, singular.
