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

guide-tutorial-begin = Tritt ein
guide-tutorial-go-on = Weiter, wo ich war
guide-lessons = { $game }: spielend lernen
guide-lessons-all = Die Lektionen aller Spiele
guide-lesson-how = Das sind echte Spiele, nur fallen die Würfel in einer Lektion für alle gleich, und die anderen spielen ihre Rollen. Tu, was auf dem Blatt steht, dann geht es gut aus. Du kannst es jederzeit weglegen, frei weiterspielen und zurückkommen.
guide-lesson-again = Noch einmal von vorn
guide-lesson-done = geschafft
guide-lesson-ended = { $title }: geschafft
guide-lesson-next = Weiter
guide-lesson-wait = Einen Augenblick …
guide-lesson-do = Mach das für mich:
guide-lesson-other = Auch das geht; aber dann kommt die Lektion nicht weiter. Sie würde das hier tun: { $choice }.
guide-lesson-keep = Bei der Lektion bleiben
guide-lesson-free = Trotzdem, und frei spielen
guide-lesson-freely = Du spielst frei.
guide-lesson-back = Zurück zur Lektion
guide-lesson-play-on = Hier weiterspielen
guide-lesson-then = Als Nächstes: { $title }
guide-open-table = Tisch eröffnen
guide-leave = Verlassen
guide-goals = Gelernt: { $met } von { $of }
guide-goal-met = (erledigt)
