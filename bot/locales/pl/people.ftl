## People: ratings, statistics, settings, one's own data.

words-rated = rankingowa rankingowy
words-friendly = towarzyska towarzyski bezrankingu
stakes-rated = Rankingowa
stakes-friendly = Towarzyska
offer-friendly = Gra towarzyska, bez rankingu.
rating-changes = Ranking: { $all }.
rating-unsure = { $rating }?
unrated = Bez rankingu: { $why }.
unrated-friendly = gra towarzyska
unrated-rules = zasady domowe
unrated-hint = była podpowiedź
unrated-early = nie wszyscy zdążyli zagrać
unrated-erased = jednego z graczy już nie ma
