## Oral Balda and Antibalda.

oral-name = Szóbeli balda
oral-name-antibalda = Antibalda
oral-option-bluff = blöff
oral-option-strict = szigorú
oral-option-insert = betű belülre is
oral-option-anagram = betűk bármilyen sorrendben
oral-option-knockout = kieséses
oral-option-singular = csak egyes szám
oral-option-limit = pont a végéig: { $n }
oral-option-min = legalább { $n } betűs szavak
oral-limit-range = A játék 1–20 pontig tart: limit:5.
oral-min-range = A legrövidebb szó 2–6 betűs: min:2.
oral-no-knockout = Az antibalda az első győztessel véget ér, senki sem esik ki.
oral-no-words = A szótárban nincs szó, amellyel így lehetne játszani.

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = BALGA

oral-start = Az első betűt mondja: { $name }.
oral-round = { $n }. kör
oral-added = { $name }: { $letter }
oral-chain = Most: { $fragment }
oral-new-round = Új kör: mondjon egy betűt.
oral-completed = { $name }: „{ $word }” szó, pont.
oral-completed-last = { $name }: „{ $word }” szó, pont. Hosszabb nincs, új kör kezdődik.
oral-nothing-extends = Hosszabb szó nincs.
oral-refused = { $name } nem hiszi el.
oral-refused-time = { $name }: lejárt az idő, ez kételkedésnek számít.
oral-refused-stuck = { $name } nem léphet: bármelyik betű szót vagy zsákutcát adna.
oral-refused-long = Ez minden szónál hosszabb.
oral-lapsed = { $name }: lejárt az idő, nem mondott betűt.
oral-extends = Van ilyen szó: „{ $word }”.
oral-whole = „{ $word }” már szó.
oral-dead = Egyetlen szóban sincs benne: „{ $fragment }”.
oral-dead-anagram = Egyetlen szóban sincs meg „{ $fragment }” minden betűje és még egy.
oral-nobodys = Senki sem kap pontot.
oral-penalty = Büntetőpont: { $name }.
oral-point = Pont: { $name }.
oral-missed = A kört meg lehetett volna nyerni: { $name } – „{ $fragment }”.
oral-missed-refusing = A kört meg lehetett volna nyerni: { $name } – nem elhinni ezt: „{ $fragment }”.
oral-out = nem játszik
oral-rounds = { $count ->
    [one] { $count } kör volt.
   *[other] { $count } kör volt.
}
oral-end-limit = Megvan a pontok határa.
oral-end-one-left = Egy játékos maradt.
oral-end-agreed = Döntetlenben egyeztetek meg.

oral-button-refuse = Nem hiszem
oral-said-refuse = nem hiszem, nem hiszem el, kétlem
oral-hint = Lehet így: „{ $fragment }”.
oral-hint-refuse = Ezt jobb nem elhinni.

oral-one-letter = Egy betűt mondjon.
oral-adds-none = Most „{ $fragment }”: egy betűt kell hozzátenni, itt nincs új.
oral-adds-many = Most „{ $fragment }”: egy betűt kell hozzátenni, nem többet.
oral-changed = Most „{ $fragment }”: ezekhez a betűkhöz jön még egy, a többi nem változik.
oral-nothing-to-refuse = Még nincs mit kétségbe vonni: mondja az első betűt.
oral-not-a-letter = Ez nem betűje ennek a nyelvnek.
oral-which-side = Hová kerüljön a betű?

oral-rules = Szóbeli balda. Az első játékos mond egy betűt, a többiek sorban hozzátesznek egyet az elejéhez vagy a végéhez úgy, hogy ezek a betűk egymás mellett legyenek valamelyik főnévben, de maguk ne legyenek szó. Aki szót alkot, vagy olyat, ami egyetlen szóban sincs, büntetőpontot kap, de csak ha a következő nem hiszi el: írja, hogy „nem hiszem”. Aki tévesen kételkedik, maga kapja a büntetőpontot. Lépés: az új betűk egyben („alk”), vagy „+k”, „k+”. Öt büntetőpont, B-A-L-G-A, és vesztett. A szigorú játék (strict) a rossz betűt rögtön elutasítja. Még: insert – betű belülre is, anagram – a betűk sorrendje nem számít, knockout – kieséses, limit:3, min:4.
oral-rules-antibalda = Antibalda. Mint a szóbeli balda, de a szó a cél: akinek a betűje főnevet fejez be, pontot kap, és a kör onnan megy tovább, amíg folytatható. Nem hiszi, hogy van ilyen szó? Írja, hogy „nem hiszem”: ha nincs, a pont az öné, ha van, az előző játékosé. Aki először ér el öt pontot, nyert. Lépés: az új betűk egyben („alk”), vagy „+k”, „k+”. Még: strict, insert, anagram, limit:3, min:4.
