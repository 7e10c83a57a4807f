### Der Tisch im Browser.

play-home = Startseite
play-loading = Langsam öffnet sich die Tür …
play-no-key = Du hast keinen Schlüssel zu diesem Tisch. Bitte den Gastgeber um einen Link.
play-table-problem = Dieser Tisch lässt sich nicht öffnen. Vielleicht wurde der Link zurückgezogen.
play-board = Der Spielplan
play-prompt = Was zu tun ist
play-side = Neben dem Spielplan
play-tab-people = Leute
play-people-you = du
play-people-asked = am Zug
play-tab-log = Protokoll
play-tab-chat = Chat
play-never-mind = Doch nicht
play-waiting-for = Warten auf { $names }
play-seat = Platz { $seat }
play-other-seat = Auch { $name } ist gefragt
play-look-back = Auf das Spiel zurückblicken
play-your-turn = Du bist dran
play-offline = Verbindung verloren, neuer Versuch …
play-undo-wish = { $name } möchte die letzte Antwort zurücknehmen. Einverstanden?
play-undo-asked = Die anderen werden gefragt, ob die letzte Antwort zurückgenommen werden darf.
play-agree = Einverstanden
play-disagree = Nein
play-chat-empty = Noch hat niemand etwas gesagt.
play-chat-say = Sag etwas
play-chat-send = Senden
play-chat-to = An wen
play-chat-all = an alle
play-phrases = In allen Sprachen sagen
play-phrase-follow = Mir nach!
play-phrase-wait = Wartet auf mich.
play-phrase-heal = Ich brauche Heilung.
play-phrase-help = Hilfe!
play-phrase-split = Teilen wir uns auf.
play-phrase-run = Lauft!
play-phrase-thanks = Danke!
play-phrase-well = Gut gespielt!
play-phrase-sorry = Tut mir leid, mein Fehler.
play-phrase-back = Ich bin gleich wieder da.
play-zoom-help = Der Spielplan. Pfeiltasten bewegen ihn, Plus und Minus zoomen, 0 zeigt alles, F folgt dem Geschehen.
play-zoom-in = Näher heran
play-zoom-out = Weiter weg
play-zoom-all = Alles zeigen
play-point = Darauf zeigen
play-pointed = { $name } zeigt auf { $place }
play-rest = { $count } weitere: { $what }
play-deeds-want = Fürs Ziel
play-deeds-fight = Kämpfen
play-deeds-deed = Tun
play-deeds-use = Benutzen
play-deeds-here = In diesem Raum
play-deeds-trade = Mit anderen
play-deeds-go = Gehen (oder auf dem Spielplan)
play-deeds-place = Wählen (oder auf dem Spielplan)
play-deeds-small = Nebenbei
play-deeds-face = Wählen
play-rest-answer = Antworten
play-rest-place = Orte
play-rest-want = fürs Ziel
play-rest-fight = Kämpfe
play-rest-deed = Taten
play-rest-use = Gegenstände
play-rest-here = in diesem Raum
play-rest-trade = Tauschen
play-rest-go = Wege
play-rest-small = Kleinigkeiten
play-rest-face = Personen
play-wanted = fürs Ziel
play-withdrawn = Du sitzt dort nicht mehr: Der Platz wurde frei gemacht.
play-parts = Die Teile des Spielplans

## Was das Haus zwischen den Worten der Leute sagt

notice-dice-keyed =
    { $reason ->
        [company] Neue Gesellschaft am Tisch: Die Würfel sind neu versiegelt, damit niemand weiß, was sie zeigen werden. Wer allein gespielt hat, weiß vielleicht, was bis jetzt verborgen war.
        [copy] Dieser Tisch ist eine Kopie: Seine Würfel sind neu versiegelt, damit niemand weiß, was sie zeigen werden.
       *[broken] Das Spiel geht nach seinem Ende weiter, als alle schon sehen konnten, wie die Würfel fallen: Ihr Siegel ist gebrochen.
    }
notice-rules-changed =
    { $taken ->
        [0] Das Spiel geht nach neueren Regeln weiter. Alle Antworten gelten noch.
        [one] Das Spiel geht nach neueren Regeln weiter. Eine Antwort wurde zurückgenommen.
       *[other] Das Spiel geht nach neueren Regeln weiter. { $taken } Antworten wurden zurückgenommen.
    }
notice-seat-asked = { $name } bittet um Platz { $seat }.
notice-seat-admitted = { $name } darf sich auf Platz { $seat } setzen.
notice-seat-refused = { $name } bekommt Platz { $seat } nicht.
notice-seat-taken = { $name } sitzt jetzt auf Platz { $seat }.
notice-seat-left =
    { $bot-id ->
        [none] { $name } hat Platz { $seat } verlassen.
       *[other] { $name } hat Platz { $seat } verlassen. Dort spielt jetzt: { $bot }.
    }
notice-seat-sent-away =
    { $bot-id ->
        [none] { $name } wurde von Platz { $seat } weggeschickt.
       *[other] { $name } wurde von Platz { $seat } weggeschickt. Dort spielt jetzt: { $bot }.
    }
notice-bot-plays = Für { $name } (Platz { $seat }) spielt einstweilen: { $bot }.
notice-copied-from =
    { $title-id ->
        [none] Dieser Tisch ist die Kopie eines anderen, wie er nach Zug { $number } stand.
       *[other] Dieser Tisch ist eine Kopie von „{ $title }“, wie er nach Zug { $number } stand.
    }

# Who decided what has happened, by name.
play-decided = { $event } (Entschieden von { $names }.)

# The stage.
play-zoom-follow = Dem Geschehen folgen
play-part-targets =
    { $count ->
        [one] 1 Ort zur Wahl
       *[other] { $count } Orte zur Wahl
    }
    .help = Orte, die du hier jetzt wählen kannst.
play-about-open = Zeigen, worum es geht
play-about-aside = Ausblenden
play-press-on = Weiter
play-press-on-asked = Gleich bist du gefragt.
play-ahead = Dein nächster Zug
play-ahead-help = Wähle hier oder auf dem Plan schon deinen Zug: Er geschieht, sobald du gefragt bist.
play-ahead-laid = Vorgemerkt: Du gehst dorthin ({ $place }). Noch einmal drücken oder Esc nimmt es zurück.
play-ahead-back-help = Vorgemerkt. Noch einmal drücken oder Esc nimmt es zurück.
play-ahead-go = Als Nächstes dorthin: { $place }
play-ahead-back = Zurücknehmen: { $place }
play-again = Was ist seit meinem Zug geschehen?
play-on-board = Auf dem Spielplan wählen oder hier ({ $count })
play-in-list = Oben ein Gesicht wählen oder hier einen Namen ({ $count })
play-pace = Wie schnell das Geschehen gezeigt wird
play-pace-calm = Ruhig
play-pace-brisk = Zügig
play-pace-at-once = Sofort
play-pace-help = Wer was tut, die Würfel und was daraus wird, kommt nacheinander. Esc oder „Weiter“ führt zu dem, was als Nächstes kommt.

# Auf dem Spielplan handeln.
play-here = Was hier möglich ist
play-sure = Sicher? Noch einmal!
play-walk = Gehen bis: { $place }, { $spaces ->
    [one] 1 Schritt
   *[other] { $spaces } Schritte
}

# People beside the board, and the sheet that holds them on a phone.
play-person-asked = der Tisch wartet auf eine Antwort
play-person-whole = Alles über { $name }
play-person-more = { $count } weitere
play-goal-mark = Ziel: { $goal }
play-goal-met = geschafft
play-side-close = Zurück zum Tisch
play-log-rule = Regel { $rule }

# What the terminal says, too
table-decided =
    { $count ->
        [one] { $event } (Platz { $seats } hat entschieden.)
       *[other] { $event } (Die Plätze { $seats } haben entschieden.)
    }
table-log-empty = Noch ist nichts geschehen.
table-over = Das Spiel ist aus
table-undo = Zurücknehmen
    .help = Nimmt deine letzte Antwort zurück, solange durch sie nichts aufgedeckt wurde.
option-table-household = Zurücknehmen wie zu Hause
    .help = Antworten lassen sich auch dann zurücknehmen, wenn sie etwas aufgedeckt haben; für Tische, an denen alle einander trauen.
