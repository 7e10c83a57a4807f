### Die Wörter des Tisches selbst, gleich welches Spiel daran gespielt wird.

## Kopfzeile

table-header = { $game } · Zug { $move }
table-seat = Platz { $seat }
table-turn =
    { $count ->
        [one] Platz { $seats } ist gefragt
       *[other] Die Plätze { $seats } sind gefragt
    }
table-commitment = Die Würfel sind versiegelt: { $commitment }

## Fragen und Antworten

table-choices = Möglichkeiten
table-answer = Deine Antwort (h für Hilfe):
table-no-help = Zu „{ $choice }“ gibt es nichts weiter zu sagen.
table-pass-keyboard = Gib die Tastatur an Platz { $seat } weiter. Platz { $seat }, drücke die Eingabetaste, wenn sonst niemand hinsieht.
table-loaded = Das Spiel geht nach Zug { $move } weiter.
table-book-again = b zeigt dein Buch: alle seine Regeln, deine Ziele und wie weit sie sind.
table-book-none = Du hast kein Buch zu lesen.

## Zurücknehmen

table-undone =
    { $count ->
        [one] Eine Antwort wurde zurückgenommen.
       *[other] { $count } Antworten wurden zurückgenommen.
    }

## Protokoll

table-log = Protokoll
table-log-act = { $move }. Platz { $seat }: { $choice }
table-log-answer = { $move }. Platz { $seat }: { $question } – { $choice }
table-log-told =
    { $count ->
        [one] (nur Platz { $seats }) { $event }
       *[other] (nur die Plätze { $seats }) { $event }
    }
table-audit-holds = Jeder Wurf und jede Antwort stimmt mit dem Siegel { $commitment } überein.

## Speichern und Gehen

table-save-ask = In welcher Datei speichern? (nur Eingabetaste: nicht speichern)
table-saved = Gespeichert in { $file }.
table-audit-saved = Die Aufzeichnung der Partie, die jeder nachprüfen kann, steht in { $file }.
table-goodbye = Auf Wiedersehen.
table-input-ended = Die Eingabe ist zu Ende, darum endet das Spiel hier.
table-interrupted = Abgebrochen. Auf Wiedersehen.

## Ergebnisse

table-winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] Platz { $seats } gewinnt.
       *[other] Die Plätze { $seats } gewinnen.
    }

## Hilfe im Terminal: was man eingeben kann und was es bewirkt

table-help = Was du eingeben kannst
table-help-number = gibt die Antwort mit dieser Nummer
table-help-key = gibt die Antwort mit diesem Schlüssel, etwa { $key }
table-help-explain = erklärt die Möglichkeit mit dieser Nummer
table-help-undo = nimmt deine letzte Antwort zurück
table-help-save = speichert das Spiel in einer Datei
table-help-log = zeigt alles, was du erfahren hast
table-help-view = zeichnet den Spielplan noch einmal
table-help-book = zeigt dein Buch: die Regeln deiner Seite, ihre Ziele und wie weit sie sind
table-help-quit = verlässt das Spiel und bietet vorher an, es zu speichern
table-help-help = zeigt diese Zeilen
table-help-key-word = SCHLÜSSEL
table-help-file-word = DATEI

## Was an der Tastatur schiefgehen kann

table-error-no-choice =
    { $count ->
        [one] Es gibt nur die Möglichkeit 1.
       *[other] Es gibt keine Möglichkeit { $text }, nur 1 bis { $count }.
    }
table-error-unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; h zeigt, was du eingeben kannst.
table-error-cannot-undo = Die letzte Antwort bleibt: Durch sie wurde etwas aufgedeckt.
table-error-nothing-to-undo = Es gibt keine Antwort, die man zurücknehmen könnte.
table-error-not-yours = Die letzte Antwort kam von Platz { $seat }: Du kannst sie nicht zurücknehmen.
table-error-no-file-name = Sag, wo gespeichert werden soll: s DATEI
table-error-cannot-save = Nicht gespeichert: { $reason }
table-error-rule-failed = Eine Regel ist gescheitert, das ist ein Fehler im Programm; die Antwort wurde zurückgenommen ({ $reason }).

## Die Liste der Spiele

table-games-none = Noch ist kein Spiel installiert.
table-game-seats = { $least } bis { $most } Plätze
table-option-name = Option
table-option-default = Vorgabe
table-option-values = Werte
table-option-help = Was sie bewirkt

## Optionen jedes Tisches

