### Spuk 33, Eine Beschwörung der Finsternis: das Buch der Helden.

betrayal-book-h33-heroes-story = Euer Freund hat nicht mehr geblinzelt, seit er das Buch aufschlug. Die Lippen bewegen sich, die Stimme ist fremd, und mit jeder Zeile brennen die Lampen niedriger. Ihr habt genug Geschichten gelesen, um zu wissen, wo solches Lesen endet.
betrayal-book-h33-heroes-goal = Vernichtet das Buch, oder tötet den Verräter, bevor die Beschwörung vollendet ist.
betrayal-book-h33-heroes-can = Nehmt dem Verräter das Buch im Kampf ab, bringt es in den Heizraum oder an die Felsspalte und werft es hinein. Ist noch keiner der beiden Räume im Haus, sucht im Keller danach.
betrayal-book-h33-heroes-foe = Mit dem Buch ruft der Verräter einen Alten Gott, der die Welt verschlingen und mit euch anfangen wird.
betrayal-book-h33-heroes-rules =
    Besiegt ihr den Verräter mit Kraft um 2 oder mehr, dürft ihr das Buch nehmen, statt Schaden zu machen.
    Nach der Beschwörung liegt es dort, wo der Verräter stand, und lässt sich aufheben wie alles andere.
    Im Heizraum oder an der Felsspalte, auf welcher Seite auch immer, darf, wer das Buch hat, 1 Feld ausgeben und es hineinwerfen. Nicht in dem Zug, in dem es aufgehoben, gestohlen oder getauscht wurde.
    Ist das Buch fort, ist auch der Gott fort, und ihr habt gewonnen. Ist die Beschwörung vollendet, so ist der Tod des Verräters kein Sieg mehr.

betrayal-objective-h33-heroes-book = Das Buch vernichten
betrayal-objective-h33-heroes-traitor = Den Verräter töten, bevor die Beschwörung vollendet ist

betrayal-choice-h33-heroes-destroy = Das Buch { $room-id ->
        [chasm] in die Tiefe
       *[other] ins Feuer
    } werfen
    .help = Kostet 1 Feld. Das Buch ist vernichtet, und ihr gewinnt.
