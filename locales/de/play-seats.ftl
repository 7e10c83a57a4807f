### Wer an einem laufenden Spiel sitzt, im Browser.

play-seats = Wer hier sitzt
play-the-host = Gastgeber
play-claim = { $name } bittet um Platz { $seat }; dort spielt jetzt: { $holder }. Hereinlassen?
play-claim-admit = Hereinlassen
play-asked = Du hast um Platz { $seat } gebeten. Zustimmung steht noch aus: { $names }.
play-seat-refused = Der Tisch hat abgelehnt: Du hast den Platz nicht bekommen.
play-outside = Du hast keinen Platz an diesem Tisch.
play-bot-instead = einstweilen spielt: { $bot }
play-take-over = Selbst weiterspielen
play-leave-sure = An deiner Stelle spielt ein Bot weiter. Hat das Spiel Geheimnisse, kannst du nur auf diesen Platz zurück, und nur, wenn man dich hereinlässt.
play-kick-sure = { $name } verliert den Platz, und ein Bot spielt weiter. Hat das Spiel Geheimnisse, setzt sich dort nur noch jemand hin, wenn alle zustimmen.

## Together: the menu, who is away, giving up

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
play-menu-save = Als Datei sichern
play-menu-moment = Link zu diesem Zug
play-menu-end = Beenden
play-hand-over = Einen Bot für mich spielen lassen
play-hand-over-help = Der Platz bleibt deiner, und du kannst jederzeit selbst weiterspielen.
play-give-up = Aufgeben …
play-give-up-sure = Das Spiel endet hier, sobald alle zustimmen, die mitspielen. Niemand gewinnt.
play-give-up-alone = Das Spiel endet hier und jetzt, und niemand gewinnt.
play-give-up-ask = Die anderen fragen
play-give-up-now = Aufgeben
play-give-up-wish = { $name } möchte aufgeben. Das Spiel endet, wenn alle zustimmen.
play-give-up-asked = Alle werden gefragt, ob sie aufgeben wollen. Es fehlen noch: { $names }.
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
notice-give-up-refused = Die Antwort war nein: { $name } spielt weiter.
notice-given-up = Alle wollten aufgeben: { $names }.
notice-advice =
    { $allowed ->
        [false] Ratschläge sind an diesem Tisch abgeschaltet.
       *[true] An diesem Tisch darf man Bots wieder um Rat fragen.
    }
web-refused-host-here = Wer den Tisch eröffnet hat, ist da und kann das tun.
web-refused-not-away = So lange ist die Person noch nicht weg.
web-refused-asked-already = Das ist schon gefragt.
web-refused-agreed = Alle haben schon zugestimmt.
web-refused-not-playing = An diesem Tisch wird gerade nicht gespielt.
web-refused-advice-off = Ratschläge sind an diesem Tisch abgeschaltet.
web-refused-no-advice = Kein Bot hier kennt dieses Spiel gut genug.
web-refused-at-a-loss = Der Bot weiß auch keinen Rat.

## What should I do?

play-advice = Was soll ich tun?
play-advice-title = Rat eines Bots
play-advice-thinking = Er überlegt …
play-advice-take = So machen
play-advice-allowed = Bots dürfen um Rat gefragt werden
play-advice-allowed-help = Gilt für alle an diesem Tisch. Wenn du es änderst, erfahren es alle.
play-advice-betrayal-habit = Eine gute Faustregel, nicht mehr.
play-advice-betrayal-only = Etwas anderes steht nicht zur Wahl.
play-advice-betrayal-objective = Genau das braucht deine Seite jetzt.
play-advice-betrayal-goal = So kommst du dem näher, was deine Seite braucht.
play-advice-betrayal-fight = In diesem Kampf stehen die Würfel besser für dich.
play-advice-betrayal-gather = Was hier liegt, kostet nichts als das Aufheben.
play-advice-betrayal-mend = Es geht dir schlecht, und das hilft.
play-advice-betrayal-explore = Jeder neue Raum kann etwas Nützliches bergen.
play-advice-betrayal-foe = Dort richtet es den größten Schaden an.
play-advice-betrayal-rest = Etwas Besseres gibt es in diesem Zug nicht mehr zu tun.
play-advice-darkest-habit = Eine gute Faustregel, nicht mehr.
play-advice-darkest-only = Etwas anderes steht nicht zur Wahl.
play-advice-darkest-foresight = Ein paar Schritte vorausgedacht, sind das eure besten Aussichten gegen den Erzfeind.
play-advice-darkest-code = Der Code geht vor: Ohne ihn kommt niemand ins Labor.
play-advice-darkest-fight = Was im Raum steht, muss weg, bevor es zubeißt.
play-advice-darkest-help = Wer wieder handeln kann, ist mehr wert als alles andere.
play-advice-darkest-fire = Das Feuer ist nah, und es wird nur größer.
play-advice-darkest-doors = Ihr habt, was die Tür öffnet, und dahinter geht es weiter.
play-advice-darkest-search = Ihr braucht Ausrüstung und Chips, und hier sind welche zu finden.
play-advice-darkest-together = Wer zusammenbleibt und in Bewegung, lebt länger.
play-advice-darkest-rest = Etwas Besseres gibt es in dieser Runde nicht mehr zu tun.
