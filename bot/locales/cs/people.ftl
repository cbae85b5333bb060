## People: ratings, statistics, settings, one's own data.

words-rated = hodnocená hodnocený
words-friendly = přátelská přátelský nehodnocená
stakes-rated = Hodnocená
stakes-friendly = Přátelská
offer-friendly = Přátelská hra, bez hodnocení.
rating-changes = Rating: { $all }.
rating-unsure = { $rating }?
unrated = Bez hodnocení: { $why }.
unrated-friendly = přátelská hra
unrated-rules = domácí pravidla
unrated-hint = padla nápověda
unrated-early = ne všichni stihli táhnout
unrated-erased = jeden z hráčů už tu není
