## Discord's own forms.

button-type = Napsat tah
discord-language = Čeština
discord-dialog-title = Váš tah
discord-dialog-field = Slovo, pole nebo číslice
discord-challenge = Výzva: { $game }
discord-no-attach = Tady nesmím přikládat soubory, proto je plán popsán slovy. Chcete-li vidět obrázky, dejte mi oprávnění „Přikládat soubory“.
discord-secret = Tohle vidíte jen vy, ale soukromé zprávy ode mě máte zavřené. Použijte příkaz z nabídky (/): odpověď uvidíte jen vy.
discord-names = balda balda, royal královská, abaku abaku, oral ústní, antibalda antibalda, dots tečky, m tah, pass pas, board plán, text text, exchange výměna, rack kameny, hint nápověda, word slovo, words slova, takeback zpět, draw remíza, resign vzdát, rematch odveta, continue pokračovat, skip přeskočit, kick vyhodit, cancel zrušit, games hry, rules pravidla, settings nastavení, lang jazyk, block blokovat, unblock odblokovat, help pomoc
discord-field-move = tah: slovo, pole nebo číslice, jak se v této hře píší
discord-field-word = slovo: které slovo ověřit
discord-field-person = kdo: někdo z tohoto chatu
discord-field-lang = jazyk: v jakém jazyce vám odpovídat
discord-field-game = hra: o kterou hru jde
discord-field-text = co: co udělat, jako po příkazu v chatu
discord-field-opponent = soupeř: koho vyzvat
discord-field-computer = počítač: hrát s počítačem této úrovně
discord-field-clock = hodiny: sekundy na tah nebo minuty na hru
discord-field-options = možnosti: velikost, první slovo a další, oddělené mezerou
