### Die Wörter des Webclients rund um den Tisch: Startseite, Lobby, Einstellungen, Über.

## Auf jeder Seite

web-skip = Zum Inhalt springen
web-menu = Menü
web-rules = Regeln
web-settings = Einstellungen
web-about = Über
web-language = Sprache
web-screen-failed = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und lade sie noch einmal.
web-loading = Einen Moment …
web-home = Startseite
web-cancel = Abbrechen
web-keep = Übernehmen
web-change = Ändern
web-on = Ja
web-off = Nein
web-fewer = { $what }: eins weniger
web-more = { $what }: eins mehr
table-you = du

## Startseite

web-lead = Ein altes Haus, eine Nacht, und jede Regel gilt. Bring Freunde mit, oder sei allein mutig.
web-play = Jetzt spielen
web-play-on = Spiel fortsetzen
web-play-turn = Du bist dran: weiter
web-tutorial = In einer Runde lernen
web-tutorial-long = Spielend lernen, in einer Runde
web-no-account = Kostenlos, im Browser, ohne Anmeldung.
web-my-tables = Deine Tische
web-games = Spiele
web-new-table = Tisch eröffnen
web-game-seats =
    { $least ->
        [1] Allein oder zu mehreren, bis { $most } Personen
       *[other] { $least } bis { $most } Personen
    }
web-more-ways = Andere Wege hinein
web-build-house = Ein Haus bauen
web-read-rules = Die Regeln lesen
web-load-saved = Gespeichertes Spiel laden
web-blurb-darkest = Im Labor dieses Hauses liegt ein Heilmittel, und das Haus gibt es nicht her. Findet den Code, entkommt dem Feuer, haltet einander am Leben und stellt euch dem, was am Ende wartet. Ihr gewinnt gemeinsam oder gar nicht.

## Meine Tische

web-status-my-turn = Du bist dran
web-status-playing = Läuft
web-status-lobby = Wartet auf Mitspieler
web-status-over = Zu Ende
web-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
web-continue = Weiter
web-watch = Zuschauen
web-look-back = Rückblick
web-forget = Vergessen
web-forget-which = { $name } vergessen
web-forget-sure = Ohne die Links kommst du nicht zurück.

## Ein neuer Tisch

web-who-plays = Wer spielt?
web-your-name = Dein Name
web-guest = Gast
web-company = Gesellschaft
web-company-alone = Allein
web-company-alone-help = Du führst alle.
web-company-bots = Mit Bots
web-company-bots-help = Der Computer führt die anderen.
web-company-others = Mit Menschen
web-company-others-help = Teile einen Link oder QR-Code.
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-count = Anzahl der Plätze
web-seat-free = Frei
web-sitter-me = Ich
web-sitter-other = Jemand mit einem Link
web-bot-random = Zufallsbot
web-bot-scout = Kluger Bot
web-hot-seat = Du spielst alle diese Plätze an diesem Bildschirm, einen nach dem anderen.
web-table-more = Name und Abwesenheit
web-table-title = Name des Tisches
web-away = Wenn jemand weg ist
web-away-help = Wer zurückkommt, spielt selbst weiter.
web-away-0 = Warten
web-away-60 = Nach einer Minute spielt ein Bot weiter
web-away-300 = Nach fünf Minuten spielt ein Bot weiter
web-away-3600 = Nach einer Stunde spielt ein Bot weiter
web-away-86400 = Nach einem Tag spielt ein Bot weiter
web-options = Optionen
web-options-more =
    { $count ->
        [one] Eine weitere Option
       *[other] { $count } weitere Optionen
    }
web-option-auto = Automatisch
web-option-evenly = Gleichmäßig verteilt
web-option-sum = Das sind { $sum }, es gibt aber { $total }.
web-option-none = Keine
web-option-chance = Der Zufall entscheidet
web-option-own = Mein eigenes
web-option-own-help = Wie zuletzt von dir gebaut.
web-option-build = Selbst bauen
web-begin = Beginnen
web-open = Tisch eröffnen
web-open-begins = Niemand fehlt: Das Spiel beginnt sofort.
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
web-join-again = Du hast an diesem Tisch schon einen Platz.
web-join-full = Alle Plätze sind besetzt.
web-join-over = Dieses Spiel ist zu Ende.

## Ablehnungen

web-refused = Das ging nicht: { $reason }
web-refused-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-refused-bad-key = Dieser Link öffnet hier keinen Tisch, oder er wurde zurückgezogen.
web-refused-bad-save = Diese Datei ist kein hier gespeichertes Spiel.
web-refused-bad-option = Diese Optionen passen nicht zusammen: { $reason }
web-refused-no-such-game = Dieses Spiel wird hier nicht gespielt.
web-refused-too-many = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
web-refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
web-refused-seat-empty = Es fehlt noch jemand.
web-refused-started = Das Spiel hat schon begonnen.
web-refused-try-again = Der Server ist beschäftigt. Versuche es gleich noch einmal.

## Einstellungen

web-settings-kept = Nur in diesem Browser gespeichert und sofort wirksam.
web-text-size = Textgröße
web-text-sample = Die Kerze flackert. Oben hat jemand aufgehört zu gehen.
web-motion = Bewegung
web-motion-less = Stillhalten
web-motion-help = Kein Flackern und kein Gleiten. Was dein System wünscht, gilt in jedem Fall.
web-sound = Ton
web-sound-on = Eine Glocke, wenn du dran bist
web-sound-help = Aus, solange du ihn nicht willst.
web-volume = Lautstärke
web-notify = Benachrichtigungen
web-notify-on = Sag mir, wenn ich dran bin
web-notify-help = Nur solange der Tisch in einem Tab offen ist. Der Browser fragt dich einmal.
web-notify-none = Dieser Browser kann auf dieser Seite keine Benachrichtigungen zeigen.
web-notify-denied = Der Browser verweigert dieser Seite Benachrichtigungen; in seinen eigenen Einstellungen kannst du sie erlauben.

## Über

web-about-what = Dreadhall spielt Brettspiele über Spukhäuser, und jede Regel gilt: mit Freunden, allein mit Bots oder beides.
web-about-fair = Die Würfel sind vor dem ersten Zug versiegelt. Nach dem Ende wird das Siegel geöffnet, und jeder kann jeden Wurf nachprüfen.
web-about-private = Es gibt keine Konten, keine Werbung und keine Überwachung. Wer einen Link hat, darf, wofür er da ist: Gib deine also nur denen, die du meinst.
web-about-fans-title = Von Fans gemacht
web-about-fans = Dies ist ein inoffizielles Werk von Fans. Die Verlage und Autoren der Spiele haben es weder gemacht noch gebilligt; die Namen gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird.
web-about-words = Alle Worte und Bilder sind unsere eigenen oder frei lizenziert; aus Regelheften und von Karten ist nichts abgeschrieben. Wenn dir ein Spiel gefällt, kauf es: Nichts ersetzt einen Tisch mit Freunden darum.
web-about-credits = Dank
web-about-icons = Symbole
web-about-icons-by = { $artists } und andere,
web-about-icons-changed = Farben und Größen sind von uns.
web-about-fonts = Schriften
web-about-built = Gebaut mit
web-about-licence = Lizenz
web-about-licence-text = MIT: benutzen, ändern, weitergeben.
