### The words of the first screen, and of what stands around every screen.

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

web-lead = Ein altes Haus, eine Nacht, und jede Regel gilt. Bring Freunde mit, oder lass kluge Bots mitspielen.
web-play = Jetzt spielen
web-play-with =
    { $bots ->
        [one] { $preset }, mit einem klugen Bot
       *[other] { $preset }, mit { $bots } klugen Bots
    }
web-play-otherwise = Anders spielen
web-play-on = Spiel fortsetzen
web-play-turn = Du bist dran: weiter
web-tutorial = Spielend lernen
web-no-account = Kostenlos, im Browser, ohne Anmeldung.
web-my-tables = Deine Tische
web-games = Spiele
web-game-seats = { $least }–{ $most } Personen
web-game-minutes = { $least }–{ $most } Minuten
web-game-about = etwa { $least } Minuten
web-game-hard-1 = ein fairer Kampf
web-game-hard-2 = schwer
web-game-hard-3 = gnadenlos
web-game-bots = mit Bots
web-played-last = zuletzt gespielt
web-read-rules = Die Regeln lesen
web-load-saved = Gespeichertes Spiel laden
web-own = Auf allen meinen Geräten
web-shelf = Das Regal: was ihr überstanden habt

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
web-seat-free = Frei
web-bot-random = Zufallsbot
web-bot-scout = Flinker Bot
web-bot-learnt = Geübter Bot

## Ablehnungen

web-refused = Das ging nicht: { $reason }
web-refused-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-refused-bad-key = Dieser Link öffnet hier keinen Tisch, oder er wurde zurückgezogen.
web-refused-bad-save = Diese Datei ist kein hier gespeichertes Spiel.
web-refused-missing-package = An diesem Tisch wird mit einem Paket gespielt, das auf diesem Server nicht installiert ist. Nichts ist verloren: Sobald das Paket wieder da ist, geht es weiter. ({ $reason })
web-refused-bad-option = Diese Optionen passen nicht zusammen: { $reason }
web-refused-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen und darf keine unsichtbaren enthalten.
web-refused-no-such-game = Dieses Spiel wird hier nicht gespielt.
web-refused-no-such-lesson = Diese Lektion gibt es hier nicht.
web-refused-too-many = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
web-refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
web-refused-seat-empty = Es fehlt noch jemand.
web-refused-started = Das Spiel hat schon begonnen.
web-refused-try-again = Der Server ist beschäftigt. Versuche es gleich noch einmal.
web-refused-option = Die Option „{ $option }“ passt so nicht zu den anderen.
