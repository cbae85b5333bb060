## Oral Balda and Antibalda.

oral-name = Szóbeli balda
oral-name-antibalda = Antibalda
oral-option-bluff = blöff
oral-option-strict = szigorú
oral-option-insert = betű belülre is
oral-option-anagram = betűk bármilyen sorrendben
oral-option-knockout = kieséses
oral-option-singular = csak egyes szám
oral-option-limit = { $n } pontig
oral-option-min = legalább { $n } betűs szavak
oral-limit-range = A játék 1–20 pontig tart: limit:5.
oral-min-range = A legrövidebb szó 2–6 betűs: min:2.
oral-no-knockout = Az antibalda az első győztessel véget ér, senki sem esik ki.
oral-no-words = A szótárban nincsenek szavak ilyen játékhoz.

# What may be typed in an offer: an argument and the words for it, parted by commas.
oral-words = oral szóbeli, antibalda antibalda, bluff blöff, strict szigorú, insert belülre, anagram anagrammák, knockout kieséses, singular egyes, hints tippek, nohints tippnélkül, limit határ, min legalább, lang nyelv, words szavak

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = BALGA

oral-start = Az első betűt { $name } mondja.
oral-round = { $n }. kör
oral-added = { $name }: { $letter }
oral-chain = Most: { $fragment }
oral-new-round = Új kör: mondj egy betűt.
oral-completed = { $name }: „{ $word }” szó, egy pont.
oral-completed-last = { $name }: „{ $word }” szó, egy pont. Hosszabb nincs, új kör kezdődik.
oral-nothing-extends = Hosszabb szó nincs.
oral-refused = { $name } nem hiszi el.
oral-refused-time = { $name }: lejárt az idő, ez is „nem hiszem”.
oral-refused-stuck = { $name } nem léphet: minden betű szót vagy zsákutcát adna.
oral-refused-long = Ez minden szónál hosszabb.
oral-lapsed = { $name }: lejárt az idő, nem mondott betűt.
oral-extends = Van ilyen szó: „{ $word }”.
oral-whole = „{ $word }” már szó.
oral-dead = Egyetlen szóban sincs benne: „{ $fragment }”.
oral-dead-anagram = Egyetlen szóban sincs meg „{ $fragment }” minden betűje és még legalább egy.
oral-nobodys = Senki sem kap pontot.
oral-penalty = Büntetőpont: { $name }.
oral-point = Pont: { $name }.
oral-missed = A kört meg lehetett volna nyerni: { $name } – „{ $fragment }”.
oral-missed-refusing = A kört meg lehetett volna nyerni: { $name } – „nem hiszem” erre: „{ $fragment }”.
oral-out = nem játszik
oral-rounds = { $count ->
    [one] { $count } kör volt.
   *[other] { $count } kör volt.
}
oral-end-limit = Elérték a ponthatárt.
oral-end-one-left = Egy játékos maradt.
oral-end-agreed = Megegyezéses döntetlen.

oral-button-refuse = Nem hiszem
oral-said-refuse = nem hiszem, nem hiszem el, kétlem, bizonyítsd
oral-hint = Lehet így: „{ $fragment }”.
oral-hint-refuse = Ezt jobb nem elhinni.

oral-one-letter = Egy betűt mondj.
oral-adds-none = Most „{ $fragment }” áll: egy betűt kell hozzátenni, itt nincs új.
oral-adds-many = Most „{ $fragment }” áll: egy betűt kell hozzátenni, nem többet.
oral-changed = Most „{ $fragment }” áll: ehhez jön egy betű, a többi nem változik.
oral-nothing-to-refuse = Még nincs mit kétségbe vonni: mondd az első betűt.
oral-not-a-letter = Ebben a nyelvben nincs ilyen betű.
oral-which-side = Hová kerüljön a betű?

oral-how = A lépés egy betűt tesz a meglévőkhöz: „l”, aztán „al”, aztán „alk”.
oral-rules =
    Szóbeli balda. Az első játékos mond egy betűt, utána mindenki hozzátesz egyet az elejéhez vagy a végéhez. A betűknek így, egymás után, benne kell lenniük valamelyik főnévben, de önmagukban nem lehetnek szó.
    Aki kész szót alkot, vagy olyat, ami egyetlen szóban sincs, hibázott, de csak akkor kap büntetőpontot, ha a következő azt mondja: „nem hiszem”. Aki tévesen kételkedik, maga kapja. A büntetőpont után új kör kezdődik.
    Lépés: a betűk egyben („alk”), vagy „+k”, „k+”.
    Öt büntetőpont, B-A-L-G-A, és vesztettél. Ha lejár az idő, az „nem hiszem”; az első betűnél büntetőpont.
    Beállítások: strict – a rossz betűt rögtön elutasítja, insert – a betű belülre is kerülhet, anagram – a sorrend nem számít, knockout – kieséses, limit:3 – három büntetőpontig, min:4 – a négy betűnél rövidebb szavak nem számítanak, singular – csak egyes számú szavak.
oral-rules-antibalda =
    Antibalda. Mint a szóbeli balda, de a szó a cél: akinek a betűje főnevet fejez be, pontot kap, és a kör onnan megy tovább, amíg folytatható.
    Nem hiszed, hogy ezekből a betűkből lesz még szó? Írd azt, hogy „nem hiszem”. Ha nem lehet, a pont a tiéd, ha lehet, az előző játékosé.
    Lépés: a betűk egyben („alk”), vagy „+k”, „k+”. Aki először ér el öt pontot, nyer. Ha lejár az idő, az „nem hiszem”.
    Beállítások: strict, insert, anagram, limit:3, min:4, singular.
