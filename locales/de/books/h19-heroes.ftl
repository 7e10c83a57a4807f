### Spuk 19, Ein Freund für die Ewigkeit: das Buch der Helden.

betrayal-book-h19-heroes-story = Das Gesicht in dem dunklen Rahmen ist das eures Freundes, aber unerträglich alt, zerschnitten, verbrannt, ertränkt. Das Messingschild darunter trägt ein Datum, das drei Jahrhunderte alt ist. Hinter euch lacht jemand, mit demselben Mund.
betrayal-book-h19-heroes-goal = Brecht den Zauber, indem ihr das Porträt übermalt, oder seht den Verräter sterben.
betrayal-book-h19-heroes-can = Holt Farbe, jeder eine Dose, und bringt sie in die Galerie. Dort versucht zu malen. Was ihr liegen lasst, kann in falsche Hände fallen.
betrayal-book-h19-heroes-foe = Das Porträt nimmt dem Verräter alle Übel ab: Gewöhnliche Mittel richten nichts aus. Er wird es um jeden Preis schützen.
betrayal-book-h19-heroes-rules =
    Es gibt so viele Dosen Farbe wie Helden und zwei dazu. Sie stehen im verlassenen Zimmer, auf dem Dachboden, im eingestürzten Zimmer, auf der Terrasse, im Statuengang, im Lagerraum und im Weinkeller; was übrig ist, erscheint, wenn ein solcher Raum ins Haus kommt.
    Farbe wird aufgehoben, abgelegt, getauscht und gestohlen wie ein Gegenstand. Niemand trägt mehr als eine Dose, und der Hund trägt keine.
    In der Galerie, mit Farbe, einmal in deinem Zug: ein Wissenswurf von 4 oder mehr. Ein Erfolg verbraucht die Farbe und legt einen Marker in den Raum. Mit so vielen Markern, wie anfangs Helden da waren, gewinnt ihr. Nicht in dem Zug, in dem du die Farbe aufgehoben, gestohlen oder getauscht hast.
    Besiegt ihr den Verräter in einem körperlichen Kampf um 2 oder mehr, dürft ihr einen Gegenstand nehmen, obwohl es ihm nicht wehtut.
    Im Kampf gegen einen Helden mit dem Amulett der Zeitalter wird der Verräter verletzt wie jeder andere.

betrayal-objective-h19-heroes-portrait = Das Porträt übermalen
betrayal-objective-h19-heroes-traitor = Den Verräter sterben sehen

betrayal-ask-h19-heroes-paint = Welcher dieser Räume bekommt eine Dose Farbe?
    .help = Farbe werdet ihr brauchen, und sie liegt so weit weg von euch allen wie möglich. Diese Räume sind gleich weit.
betrayal-choice-h19-heroes-repaint = Das Porträt übermalen
    .help = { $trait-roll } von { $target } oder mehr: Die Farbe ist verbraucht, und der Zauber wird schwächer. Einmal pro Zug.
