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
oral-no-words = Ve slovníku nejsou slova, se kterými by se tak dalo hrát.

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = TRDLO

oral-start = První písmeno řekne { $name }.
oral-round = kolo { $n }
oral-added = { $name }: { $letter }
oral-chain = Teď: { $fragment }
oral-new-round = Nové kolo: řekněte písmeno.
oral-completed = { $name }: „{ $word }“ je slovo, bod.
oral-completed-last = { $name }: „{ $word }“ je slovo, bod. Nic delšího není, začíná nové kolo.
oral-nothing-extends = Delší slovo není.
oral-refused = { $name } nevěří.
oral-refused-time = { $name }: čas vypršel, to znamená nevěřím.
oral-refused-stuck = { $name } nemá tah: každé písmeno dá slovo, nebo slepou uličku.
oral-refused-long = To je delší než kterékoli slovo.
oral-lapsed = { $name }: čas vypršel, žádné písmeno nezaznělo.
oral-extends = Je tu slovo „{ $word }“.
oral-whole = „{ $word }“ už je slovo.
oral-dead = Žádné slovo v sobě nemá „{ $fragment }“.
oral-dead-anagram = Žádné slovo nemá všechna písmena „{ $fragment }“ a ještě jedno.
oral-nobodys = Bod nedostává nikdo.
oral-penalty = Trestný bod: { $name }.
oral-point = Bod: { $name }.
oral-missed = Kolo se dalo vyhrát: { $name } – „{ $fragment }“.
oral-missed-refusing = Kolo se dalo vyhrát: { $name } – nevěřit na „{ $fragment }“.
oral-out = nehraje
oral-rounds = { $count ->
    [one] Odehrálo se { $count } kolo.
    [few] Odehrála se { $count } kola.
   *[other] Odehrálo se { $count } kol.
}
oral-end-limit = Hranice bodů je dosažena.
oral-end-one-left = Zbyl jediný hráč.
oral-end-agreed = Dohodli jste se na remíze.

oral-button-refuse = Nevěřím
oral-said-refuse = nevěřím, neverim, nevěříme, pochybuji
oral-hint = Jde to takhle: „{ $fragment }“.
oral-hint-refuse = Tady je lepší nevěřit.

oral-one-letter = Řekněte jedno písmeno.
oral-adds-none = Teď je „{ $fragment }“: je třeba přidat jedno písmeno a tady žádné nové není.
oral-adds-many = Teď je „{ $fragment }“: přidává se jedno písmeno, ne několik.
oral-changed = Teď je „{ $fragment }“: k těmto písmenům se přidává jedno, ostatní se nemění.
oral-nothing-to-refuse = Zatím není čemu nevěřit: řekněte první písmeno.
oral-not-a-letter = To není písmeno tohoto jazyka.
oral-which-side = Kam písmeno patří?

oral-rules = Ústní balda. První řekne písmeno, každý další přidá jedno na začátek nebo na konec tak, aby písmena stála vedle sebe uvnitř nějakého podstatného jména, ale sama slovem nebyla. Kdo vytvoří slovo, nebo něco, co není v žádném slově, dostane trestný bod, ale jen když mu další neuvěří: napište „nevěřím“. Kdo nevěřil neprávem, dostane trestný bod sám. Tah: nová písmena celá („alk“), nebo „+k“, „k+“. Pět trestných bodů, T-R-D-L-O, a prohráli jste. Přísná hra (strict) špatné písmeno hned odmítne. Dále: insert – písmeno i dovnitř, anagram – na pořadí písmen nezáleží, knockout – vyřazovací, limit:3, min:4.
oral-rules-antibalda = Antibalda. Jako ústní balda, ale slovo je cílem: čí písmeno dokončí podstatné jméno, ten dostane bod a kolo jde dál od něj, dokud se dá prodloužit. Nevěříte, že takové slovo je? Napište „nevěřím“: když není, bod je váš, když je, patří předchozímu hráči. Kdo první získá pět bodů, vyhrál. Tah: nová písmena celá („alk“), nebo „+k“, „k+“. Dále: strict, insert, anagram, limit:3, min:4.
