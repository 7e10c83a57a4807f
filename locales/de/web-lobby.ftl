### The lobby in the browser: a new table, its seats, options and links.

## Ein neuer Tisch

web-which-game = Welches Spiel?
web-other-game = Anderes Spiel
web-which-night = Welche Nacht?
web-night-own = Deine eigene Mischung: Einige Optionen sind anders als bei allen dreien.
web-who-plays = Wer spielt?
web-your-table = Dein Tisch
web-your-name = Dein Name
web-guest = Gast
web-company = Gesellschaft
web-company-alone = Ich spiele alle
web-company-alone-help = Jeder Platz ist deiner, an diesem Bildschirm, einer nach dem anderen.
web-company-bots = Mit Bots
web-company-bots-help = Kluge Bots nehmen die anderen Plätze, und es geht sofort los.
web-company-others = Mit Menschen
web-company-others-help = Teile einen Link oder QR-Code.
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-count = Anzahl der Plätze
web-sitter-me = Ich
web-sitter-other = Jemand mit einem Link
web-table-more = Name und Abwesenheit
web-table-title = Name des Tisches
web-table-title-none = das Haus gibt ihm einen
web-away = Wenn jemand weg ist
web-away-help = Wer zurückkommt, spielt selbst weiter.
web-away-0 = Warten
web-away-60 = Nach einer Minute spielt ein Bot weiter
web-away-300 = Nach fünf Minuten spielt ein Bot weiter
web-away-3600 = Nach einer Stunde spielt ein Bot weiter
web-away-86400 = Nach einem Tag spielt ein Bot weiter
web-options = Optionen
web-options-change = Einzelne Optionen ändern
web-seats-change = Plätze ändern
web-options-more =
    { $count ->
        [one] Eine weitere Option
       *[other] { $count } weitere Optionen
    }
web-option-auto = Automatisch
web-option-evenly = Gleichmäßig verteilt
web-option-sum = Das sind { $sum }, es gibt aber { $total }.
web-option-ways =
    { $count ->
        [0] Keine von { $of } Regeln ist ausgetauscht
        [one] Eine von { $of } Regeln ist ausgetauscht
       *[other] { $count } von { $of } Regeln sind ausgetauscht
    }
web-option-none = Keine
web-option-chance = Der Zufall entscheidet
web-option-own = Mein eigenes
web-option-own-help = Wie zuletzt von dir gebaut.
web-option-build = Selbst bauen
web-begin = Beginnen
web-open = Tisch eröffnen
web-open-begins = Niemand fehlt: Das Spiel beginnt sofort.
web-open-bots =
    { $bots ->
        [one] Du und ein Bot: Das Spiel beginnt sofort.
       *[other] Du und { $bots } Bots: Das Spiel beginnt sofort.
    }
web-open-waits = Als Nächstes bekommst du die Links für die anderen.

## Ein Tisch vor dem Beginn

web-waiting = Vor dem Beginn
web-waiting-restored = Ein gespeichertes Spiel, bevor es weitergeht: Nehmt eure Plätze ein
web-presence-here = ist da
web-presence-away = gerade nicht da
web-presence-free = noch niemand
web-presence-bot = bereit
web-sit = Hier sitzen
web-put-bot = Bot
web-take-bot = Bot entfernen
web-which-bot = Bot auf Platz { $seat }
web-rename = Umbenennen
web-leave = Aufstehen
web-kick = Wegschicken
web-missing =
    { $count ->
        [one] Auf Platz { $seats } sitzt noch niemand: Teile einen Link, oder setze einen Bot hin.
       *[other] Auf den Plätzen { $seats } sitzt noch niemand: Teile einen Link, oder setze Bots hin.
    }
web-ready = Alle sind da.
web-ready-host = Alle sind da. Wer den Tisch eröffnet hat, beginnt das Spiel.

## Links

web-share = Einladen
web-link-players = Mitspielen
web-link-players-help = Wer diesen Link öffnet, sucht sich einen freien Platz aus oder schaut zu.
web-link-spectators = Zuschauen
web-link-spectators-help = Wer diesen Link öffnet, sieht, was alle sehen dürfen, und rührt nichts an.
web-link-television = Fernseher
web-link-television-help = Das Haus auf dem großen Bildschirm für alle im Raum; die Telefone bleiben in euren Händen.
web-link-seat = Mein Platz { $seat }
web-link-seat-help = Nur für dich: öffnet deinen Platz auf einem anderen Gerät. Wer diesen Link hat, spielt für dich.
web-link-qr = QR-Code: { $what }
web-link-copy = Kopieren
web-link-copied = Kopiert.
web-link-copy-failed = Markiere den Link und kopiere ihn selbst.
web-link-share = Senden
web-link-open = Hier öffnen
web-link-renew = Neuer Link
web-link-renew-help = Der alte Link gilt dann nicht mehr. Wer schon sitzt, bleibt.

## Dazukommen

web-join-invited = Du bist an einen Tisch eingeladen
web-join-choose = Wähle einen Platz
web-join-instead = spielt, bis jemand kommt
web-join-asked = { $name } möchte hier sitzen
web-join-running = Das Spiel läuft. Solange es Geheimnisse hat, wird zuerst gefragt, wer den Tisch eröffnet hat.
web-join-again = Du hast an diesem Tisch schon einen Platz.
web-join-full = Alle Plätze sind besetzt.
web-join-over = Dieses Spiel ist zu Ende.

## Ablehnungen

web-refused-forbidden = Dieser Link erlaubt das nicht.
web-refused-game-missing = Dieser Server kann das Spiel gerade nicht spielen.
web-refused-restored = Ein geladener Tisch behält seine Plätze und Optionen.
web-refused-no-bot = Auf diesem Platz spielt kein Bot.
web-refused-no-such-bot = Diesen Bot gibt es hier nicht.
web-refused-bot-plays = Auf diesem Platz spielt ein Bot.
web-refused-resting = Mit diesem Tisch stimmt etwas nicht. Er wird eine Weile in Ruhe gelassen; versuche es später noch einmal.
web-refused-person-plays = Auf diesem Platz spielt schon jemand.
web-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
web-refused-bot-stays = Sonst sitzt niemand dort: Der Bot spielt weiter.
web-refused-other-seat = Du kennst die Geheimnisse des Platzes, den du verlassen hast: Nur dorthin kannst du zurück.
web-refused-seat-asked = Um diesen Platz bittet schon jemand.
web-refused-no-claim = Niemand dieses Namens bittet noch um den Platz.
web-refused-need-not-agree = Du wirst dazu nicht gefragt oder hast schon zugestimmt.
web-refused-nobody-agrees = Wer zustimmen könnte, hat diesen Tisch verlassen: Die Bots spielen weiter.
web-refused-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Sag es der Person, die den Server betreibt.
web-refused-newer-rules = Dieser Tisch wurde nach neueren Regeln gespielt, als dieser Server sie hat.
web-refused-no-such-move = Diesen Augenblick gibt es in dem Spiel nicht.
web-refused-not-started = Das Spiel hat noch nicht begonnen.
web-refused-not-asked = Du bist gerade nicht gefragt.
web-refused-nothing-asked = Im Moment wird nichts gefragt.
web-refused-stale = Der Tisch ist inzwischen weiter.
web-refused-illegal-answer = Das steht nicht mehr zur Wahl.
web-refused-too-long = Das zu berechnen dauert hier zu lange; es ist nichts geschehen.
web-refused-too-much = Das zu berechnen ist hier zu aufwendig; es ist nichts geschehen.
web-refused-rule-failed = Eine Regel dieses Tisches hat versagt; es ist nichts geschehen.
web-refused-cannot-undo = Die letzte Antwort bleibt: Sie war nicht deine, oder durch sie wurde etwas aufgedeckt.
web-refused-no-audit = Die Würfel lassen sich prüfen, wenn das Spiel vorbei ist.
web-refused-other-rules = Dieser Teil des Spiels folgte älteren Regeln: Er lässt sich nicht zeigen, und keine Kopie kann von dort aus weitergehen.
web-refused-not-found = Hier ist nichts.
web-refused-muted = Du bist an diesem Tisch stumm geschaltet.
web-refused-blocked = Das lässt der Betreiber dieses Servers nicht zu.
web-refused-link-withdrawn = Die Links zum nächsten Tisch wurden zurückgezogen: Bitte um einen neuen.
