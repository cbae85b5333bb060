## People: ratings, statistics, settings, one's own data.

words-rated = pontos értékelt pontértékű
words-friendly = barátságos baráti
stakes-rated = Pontértékre
stakes-friendly = Barátságos
offer-friendly = Barátságos játék, pontérték nélkül.
rating-changes = Pontérték: { $all }.
rating-unsure = { $rating }?
unrated = Pontérték nélkül: { $why }.
unrated-friendly = barátságos játék
unrated-rules = házi szabályok
unrated-hint = volt segítség
unrated-early = nem mindenki lépett
unrated-erased = az egyik játékos már nincs itt
