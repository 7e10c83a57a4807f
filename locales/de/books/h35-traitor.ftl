### Spukfall 35, Eine kleine Veränderung: das Buch des Verräters.

betrayal-book-h35-traitor-story = Ein Fläschchen, ein silberner Nebel, und die Halle ist eine Landschaft geworden. Du bist nicht größer als sie, aber du hast damit gerechnet, und du hast Freunde mit Schnurrhaaren. Der Versuch kann beginnen: Wie lange braucht eine Hauskatze, bis ihr eine neue Art Maus schmeckt?
betrayal-book-h35-traitor-goal = Mehr als die Hälfte der Helden muss durch Katzen sterben.
betrayal-book-h35-traitor-can = Du führst die Katzen, auch wenn du stirbst. Fliegen die Helden, so hole ihr Flugzeug vom Himmel, du oder eine Katze.
betrayal-book-h35-traitor-foe = Die Helden wollen in einem Spielzeugflugzeug entkommen.
betrayal-book-h35-traitor-rules =
    Katzen: Tempo 6, Kraft 7, Verstand 5, Wissen 5. Sie zählen Türöffnungen wie du und steigen Treppen ohne Wurf.
    Auch du bist klein: Was du trägst, wirkt. Niemand zieht Karten; ein neuer Raum mit einem Symbol beendet den Zug. Jede Türöffnung ist ein eigenes Feld, der nächste Raum also 2 Felder entfernt; du darfst darin anhalten. Treppen kosten einen Kraftwurf von 3 oder mehr, sonst ist der Zug zu Ende. Eingestürztes Zimmer und mystischer Aufzug sind nicht zu benutzen; Galerie, Turnhalle und Tresorraum bewirken nichts.
    Du kannst Entdecker nicht angreifen, auf keine Weise.
    Eine Katze, die einen Helden besiegt, fängt ihn, statt ihn zu verletzen. In seinem nächsten Zug darf er versuchen zu entkommen; wie, wissen die Helden. Besiegt vorher jemand die Katze, lässt sie ihren Fang fallen und ist betäubt. Sonst verschluckt sie ihn zu Beginn des nächsten Monsterzuges und handelt dann. Eine Katze hält nur einen Helden. Die Glocke bewegt Gefangene nicht.
    Flugzeug: Eine Katze auf seinem Feld darf es mit einem Tempowurf von 7 oder mehr herunterschlagen, einmal in ihrem Zug, und dann jemanden an Bord angreifen. Du brauchst einen Tempowurf von 5 oder mehr, einmal pro Zug.
    Du gewinnst auch, sobald weniger Helden leben als die Hälfte derer, die begonnen haben, aufgerundet, woran die anderen auch gestorben sind.

betrayal-objective-h35-traitor-feed = Verfüttere die Helden an die Katzen

betrayal-choice-h35-traitor-knock-down = Das Flugzeug herunterholen
    .help = Ein Tempowurf: Eine Katze braucht 7 oder mehr, du brauchst 5.
