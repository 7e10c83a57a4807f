### Spuk 27, Wucherndes Fleisch: das Buch der Helden.

betrayal-book-h27-heroes-story = Die Kugel rollt vom Tisch und zerbricht wie ein Ei. Was zwischen den Splittern liegt, ist rosa und nicht größer als eine Faust. Dann ist es größer als eine Faust. Als ihr wieder hinseht, hat es die Fußleiste erreicht und tastet nach der Tür.
betrayal-book-h27-heroes-goal = Vernichtet den Blob: Werft so viele Zutaten hinein, wie es Spieler gibt.
betrayal-book-h27-heroes-can = Untersucht ihn zuerst von nebenan, bis ihr seine Schwäche kennt. Dann sucht im Haus, was er nicht verträgt, und werft es hinein. Beendet nie einen Zug, wo er euch erreichen kann.
betrayal-book-h27-heroes-foe = Er wächst. Wer in einem Raum ist, den er füllt, gleich in welchem Augenblick, wird ein Teil von ihm und spielt für die andere Seite.
betrayal-book-h27-heroes-rules =
    Er beginnt in dem Raum, in dem die Kristallkugel zerbrach. Wartet dort nicht auf ihn.
    Untersuchen: in einem Raum neben ihm, mit einer Tür dazwischen, einmal pro Zug ein Wissenswurf von 3 oder mehr. So viele Erfolge, wie es Spieler gibt, gleich von wem, machen seine Schwäche bekannt.
    Suchen, von da an: Wissen 3 oder mehr, einmal pro Zug, auf dem Dachboden, im Wintergarten, Heizraum, Garten, in der Bibliothek, im Operationslabor, Forschungslabor, in der Rumpelkammer, Küche, Vorratskammer, im Lagerraum, offenen Tresorraum oder Weinkeller. Jeder davon birgt eine Zutat. Zutaten sind Gegenstände.
    Werfen: neben ihm, mit einer Tür dazwischen, für je 1 Feld. Ihr müsst nicht warten, bis ihr alle habt. Was du in diesem Zug aufgehoben oder bekommen hast, muss warten.
    Treppen und Löcher gelten nicht als daneben.

betrayal-objective-h27-heroes-examine = Seine Schwäche herausfinden
betrayal-objective-h27-heroes-throw = Zutaten in den Blob werfen

betrayal-choice-h27-heroes-examine = Den Blob untersuchen (Wissen)
    .help = Wissenswurf von 3 oder mehr. Einmal pro Zug.
betrayal-choice-h27-heroes-search = Nach einer Zutat suchen (Wissen)
    .help = Wissenswurf von 3 oder mehr. Einmal pro Zug; jeder Raum birgt eine.
betrayal-choice-h27-heroes-throw = In den Blob werfen: { $card }
    .help = Kostet 1 Feld.
