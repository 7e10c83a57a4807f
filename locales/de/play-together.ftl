### Together at a table in the browser: the menu, who is away, giving up.

play-menu = Tischmenü
play-menu-links = Einladen und zuschauen
play-menu-watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
play-menu-seats = Plätze
play-menu-game = Dieses Spiel
play-menu-pace = Tempo
play-menu-save = Als Datei speichern
play-menu-moment = Link zu diesem Zug
play-menu-end = Beenden
play-hand-over = Einen Bot für mich spielen lassen
play-hand-over-help = Der Platz bleibt deiner, und du kannst jederzeit selbst weiterspielen.
play-give-up = Aufgeben …
play-give-up-sure = Das Spiel endet hier, wenn alle zustimmen, oder wenn die meisten es tun und niemand widerspricht. Niemand gewinnt.
play-give-up-alone = Das Spiel endet hier und jetzt, und niemand gewinnt.
play-give-up-ask = Die anderen fragen
play-give-up-now = Aufgeben
play-give-up-wish = { $name } möchte aufgeben.
play-give-up-asked = Alle werden gefragt, ob sie aufgeben wollen. Es fehlen noch: { $names }.
play-give-up-left = Die meisten wollen aufgeben. Das Spiel endet in { $time }, wenn niemand widerspricht. Noch nichts gesagt: { $names }.
play-give-up-withdraw = Nein, weiterspielen
play-give-up-agree = Aufgeben
play-away-since = seit { $time } nicht da
play-waited = seit { $time }
play-seconds = { $seconds } s
play-minutes = { $minutes } min
play-hours = { $hours } h
play-stand-in = Bis zur Rückkehr einen Bot spielen lassen
play-stand-in-for = { $name } ist nicht da. Bis zur Rückkehr kann ein Bot einspringen.
play-stands-in = { $bot } springt bis zur Rückkehr ein
play-unread =
    { $count ->
        [one] eine neue Zeile
       *[other] { $count } neue Zeilen
    }
play-cannot-undo-nothing = Noch gibt es nichts zurückzunehmen.
play-cannot-undo-revealed = Seitdem kam etwas ans Licht, oder es wurde gewürfelt: Die letzte Antwort gilt.
play-cannot-undo-over = Das Spiel ist zu Ende.
play-cannot-undo-ask = Vorher werden die anderen gefragt.
notice-bot-stands-in = { $name } ist nicht da. Auf Platz { $seat } springt bis zur Rückkehr ein: { $bot }.
notice-seat-back = { $name } ist zurück und spielt weiter (Platz { $seat }).
notice-give-up-asked = { $name } möchte aufgeben.
notice-give-up-agreed = Die meisten wollen aufgeben, wie { $name } es möchte. Wer lieber weiterspielt, kann noch widersprechen.
notice-give-up-refused = Die Antwort war nein: { $name } spielt weiter.
notice-given-up = Das Spiel wurde aufgegeben: { $names }.
notice-seat-muted = { $name } wurde stumm geschaltet (Platz { $seat }).
notice-seat-unmuted = { $name } darf wieder sprechen (Platz { $seat }).
notice-advice =
    { $allowed ->
        [false] Ratschläge sind an diesem Tisch abgeschaltet.
       *[true] An diesem Tisch darf man Bots wieder um Rat fragen.
    }
notice-studied =
    { $allowed ->
        [false] Diese Partie wird nun doch nicht ausgewertet.
       *[true] Diese Partie darf nach ihrem Ende ausgewertet werden: jeder Zug, aber weder Namen noch Gespräche.
    }
web-studied = Diese Partie darf ausgewertet werden
web-studied-help = Nach dem Ende gehen alle Züge ins Labor dieses Hauses, ohne Namen und Gespräche. Alle, die sich setzen, sehen das.
web-refused-host-here = Wer den Tisch eröffnet hat, ist da und kann das tun.
web-refused-not-away = So lange ist die Person noch nicht weg.
web-refused-asked-already = Danach wurde schon gefragt.
web-refused-agreed = Alle haben schon zugestimmt.
web-refused-not-playing = An diesem Tisch wird gerade nicht gespielt.
web-refused-advice-off = Ratschläge sind an diesem Tisch abgeschaltet.
web-refused-no-advice = Kein Bot hier kennt dieses Spiel gut genug.
web-refused-at-a-loss = Der Bot weiß auch keinen Rat.
