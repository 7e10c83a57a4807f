### Explanations, the rules reference and the guided first game, whichever game they are about.

## Erklärungen

guide-explain = Erklärung
guide-loading = Einen Moment …
guide-nothing = Mehr ist dazu nicht zu sagen.
guide-close = Schließen
guide-back = Zurück
guide-see = Siehe auch
guide-ruling = Entscheidung { $ruling }
guide-section = Der ganze Abschnitt
guide-its-rules = Die Regeln (auf Englisch)

## Regelwerk

guide-rules-title = Die Regeln
guide-rules-english = Der Text der Regeln selbst ist auf Englisch.
guide-back-to-table = Zurück zum Tisch
guide-search = In den Regeln suchen
guide-search-own = ein Wort oder eine Nummer
guide-search-hint = englisches Wort oder Nummer
guide-parts = Teile der Regeln
guide-examples = Beispiele
guide-example = Beispiel:
guide-contents = Inhalt
guide-count =
    { $count ->
        [0] Keine Regel
        [one] Eine Regel
       *[other] { $count } Regeln
    }
guide-none-found = Dazu sagt keine Regel etwas. Versuch es mit weniger Wörtern oder mehr Teilen der Regeln.
guide-legend = Wie man die Regeln liest

## Das begleitete erste Spiel

guide-tutorial-goals = Was du dann geschafft hast
guide-tutorial-begin = Tritt ein
guide-tutorial-go-on = Weiter, wo ich war
guide-open-table = Tisch eröffnen
guide-leave = Verlassen
guide-looked = Ich habe mich umgesehen
guide-goals = Gelernt: { $met } von { $of }
guide-goal-met = (erledigt)
