### Spuk 33, Eine Beschwörung der Finsternis: das Buch des Verräters.

betrayal-book-h33-traitor-story = Es waren nur ein paar Zeilen in einer toten Sprache, und du hast sie zum Spaß vorgelesen. Jetzt kannst du nicht mehr aufhören, und warum auch? Hinter der letzten Seite wartet jemand, der tausend Jahre Nacht zu verschenken hat.
betrayal-book-h33-traitor-goal = Du gewinnst, wenn alle Helden tot sind. Ein Gott kann das besser als du.
betrayal-book-h33-traitor-can = Bring das Buch in die Kapelle oder in die Pentagrammkammer und rufe. Fünf gelungene Rufe öffnen das Tor. Dann ist deine eigene Rolle zu Ende, und du spielst den Gott.
betrayal-book-h33-traitor-foe = Die Helden wollen das Buch vernichten, um die Beschwörung aufzuhalten oder den Gott zurückzuschicken.
betrayal-book-h33-traitor-rules =
    Du hast einen Zug vor allen anderen.
    In der Kapelle oder der Pentagrammkammer kauft dir jedes Bewegungsfeld einen Wissenswurf von 5 oder mehr, so viele pro Zug, wie du Felder hast. Jeder Erfolg ist ein Marker; Marker aus beiden Räumen zählen zusammen.
    Du musst das Buch einmal in einen dieser Räume gebracht haben, oder ein Held muss es haben. Danach kannst du die Worte auswendig.
    Mit dem fünften Marker tritt der Alte Gott dort hervor, wo du stehst, und tötet dich auf der Stelle. Was du trugst, bleibt liegen. Im ersten Monsterzug tut der Gott nichts; dann gehorcht er dir.
    Der Alte Gott hat Kraft 12, Verstand 7 und so viel Tempo, wie Spieler dabei waren. Er kann betäubt werden und das Buch nicht tragen.

betrayal-objective-h33-traitor-invocation = Den Alten Gott rufen
betrayal-objective-h33-traitor-heroes = Keinen Helden am Leben lassen

betrayal-choice-h33-traitor-invoke = Die Finsternis anrufen
    .help = Kostet 1 Feld. Wissenswurf von 5 oder mehr für einen Marker; der fünfte öffnet das Tor.
