### Spuk 19, Ein Freund für die Ewigkeit: das Buch des Verräters.

betrayal-book-h19-traitor-story = Ein sehr lieber Freund hat dich gemalt, vor langer Zeit, und seither trägt die Leinwand, was das Leben dir zugedacht hatte: jede Narbe, jedes Jahr, jeden Skrupel. Was war das für eine Zeit! Und nun kommen diese Leute mit Pinseln.
betrayal-book-h19-traitor-goal = Du gewinnst, wenn du drei Dosen Farbe vernichtet hast oder wenn alle Helden tot sind.
betrayal-book-h19-traitor-can = Jage, wer Farbe trägt, nimm sie und vernichte sie einen Zug später. Es ist auch dein Haus: Füge nach deiner Bewegung einen Raum hinzu, wo es dir passt.
betrayal-book-h19-traitor-foe = Sie wollen dich töten, indem sie dein Porträt übermalen.
betrayal-book-h19-traitor-rules =
    Weder Ereignisse noch Räume noch Schaden können deine Eigenschaften senken. Was ein Gegenstand gibt oder nimmt, wenn er kommt oder geht, gilt weiter, und ebenso, was sein Gebrauch kostet.
    Farbe wird aufgehoben, abgelegt, getauscht und gestohlen wie ein Gegenstand. Niemand trägt mehr als eine Dose, und der Hund trägt keine. Die Helden bringen sie ins Haus.
    Trägst du Farbe, darfst du sie anstelle eines Angriffs vernichten; nicht in dem Zug, in dem du sie bekommen hast.
    Einmal pro Zug, nach deiner Bewegung, darfst du die Raumplättchen durchsuchen, eines wählen und an eine erlaubte Türöffnung legen. Niemand zieht dafür eine Karte.
    Sieh dein Porträt nicht an: Sooft du die Galerie betrittst oder einen Zug darin beginnst, mach einen Verstandeswurf von 4 oder mehr, sonst erleidest du trotz deines Schutzes 1 Würfel geistigen Schaden.
    Wer dich in einem körperlichen Kampf um 2 oder mehr besiegt, darf dir einen Gegenstand nehmen.

betrayal-objective-h19-traitor-paint = Die Farbe vernichten
betrayal-objective-h19-traitor-heroes = Keinen Helden am Leben lassen

betrayal-ask-h19-traitor-room = Welchen Raum fügst du dem Haus hinzu?
betrayal-choice-h19-traitor-destroy = Die Farbe vernichten
    .help = Anstelle eines Angriffs. Die Farbe ist für immer fort.
betrayal-choice-h19-traitor-room = Dem Haus einen Raum hinzufügen
    .help = Einmal pro Zug. Deine Bewegung ist zu Ende. Wähle ein Plättchen, das nicht im Haus ist, und eine Türöffnung dafür.
