## Rooms that let the bot in, and ways to private ones.

welcome = Ahoj všem! Tady se hrají hry s tužkou a papírem: /balda začne hru, slovo je tah. Všechny příkazy: /help
welcome-addressed = Ahoj všem! Tady se hrají hry s tužkou a papírem: /balda začne hru. Běžné zprávy nevidím, takže táhněte odpovědí na mou zprávu, nebo takto: /m slovo. Všechny příkazy: /help
welcome-back = Odložená hra na vás čeká: /continue
telegram-in-private = Tohle je jen pro vás, ale napsat vám jako první nemohu. Otevřete si se mnou soukromý chat, odpověď už tam je.
telegram-open = Otevřít soukromý chat
telegram-inline = Zahrajeme si? { $game }
