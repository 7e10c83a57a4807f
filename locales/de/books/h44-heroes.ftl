### Spuk 44, Der Tod findet uns alle: das Buch der Helden.

betrayal-book-h44-heroes-story = Das Gesicht im staubigen Spiegel ist das deiner Mutter. Dann das deiner Großmutter. Nach einer Treppe ringst du um Atem, und die Schläfen deines Freundes dort drüben sind grau; beim Essen waren sie es nicht. Etwas hier trinkt euch leer, Jahr für Jahr.
betrayal-book-h44-heroes-goal = Haltet das Altern auf: Das Ritual muss in so vielen verschiedenen Räumen gelingen, wie Spieler da sind.
betrayal-book-h44-heroes-can = Würfle in deinem Zug mit Verstand oder Wissen, 5 oder mehr, in einem dieser Räume: Katakomben, Verkohltes Zimmer, Krypta, Galerie, Küche, Pentagrammkammer, Turm. Teilt euch auf, jeder in einen anderen. Wer das Medaillon trägt, dem bleibt in jeder Runde ein Jahrzehnt erspart: Gebt es dem Ältesten.
betrayal-book-h44-heroes-foe = Der Verräter altert nicht. In jedem seiner Züge altert ihr. Was ein Jahrzehnt mit euch macht, werdet ihr spüren.
betrayal-book-h44-heroes-rules =
    Ritual: ein Wurf je Held und Zug. Ein Erfolg markiert den Raum, und niemand kann ihn noch einmal für das Ritual nutzen; nach einem Fehlschlag bleibt er offen. Auf welcher Seite eines Hindernisses, ist gleich.
    Dein Alter ist das gedruckte und 10 Jahre für jedes Jahrzehnt, das du gealtert bist; alle haben mit einem Jahrzehnt begonnen.
    Von den Jahrzehnten, die der Zug des Verräters bringt, bleibt dem Träger des Medaillons eines erspart. Was das Alter nimmt, ist kein Schaden: Keine Rüstung hilft, und es kann töten. Wo es eine Wahl gibt, wählst du.
    Stirbt ein Held, altert der Träger des Medaillons sofort ein Jahrzehnt, und nichts erspart es ihm.
    Der Tod des Verräters beendet nichts.

betrayal-objective-h44-heroes-ritual = Das Ritual in so vielen Räumen vollziehen, wie Spieler da sind
betrayal-objective-h44-heroes-medallion = Dem Ältesten von euch das Medaillon geben

betrayal-choice-h44-heroes-ritual = Ritual { $trait-with } ({ $source })
    .help = Ein Wurf von 5 oder mehr markiert diesen Raum. Ein Ritualwurf pro Zug.
