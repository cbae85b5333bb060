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
