### Spuk 3, Froschschenkeleintopf: das Buch der Helden.

betrayal-book-h03-heroes-story = Das Buch lag auf der ersten Seite offen, als das Lachen begann. Es kam aus allen Kaminen zugleich und rief euch bei euren Namen und dann bei den Namen kleiner nasser Tiere.
betrayal-book-h03-heroes-goal = Tötet die Hexe.
betrayal-book-h03-heroes-can = Nichts kann ihr etwas anhaben, bis jemand aus ihrem eigenen Buch die Sterbliche Gestalt spricht, und dazu braucht es eine Alraunwurzel. Findet eine, grabt sie aus, bringt Wurzel und Buch zu ihr. Dann schlagt zu.
betrayal-book-h03-heroes-foe = Die Hexe hat sich unverwundbar gemacht. Sie verwandelt Menschen in Frösche.
betrayal-book-h03-heroes-rules =
    Einmal pro Zug darfst du eines von beidem tun. In einem Raum mit einer Wurzel: Ein Wissenswurf von 4 oder mehr gräbt sie aus. Mit Wurzel und Buch neben der Hexe: Ein Wissenswurf von 6 oder mehr macht sie sterblich und verbraucht die Wurzel; misslingt er, bleibt sie dir.
    Ist sie sterblich, tötet sie jeder Angriff, der sie besiegt.
    Ein Frosch hat alle Gegenstände und Begleiter verloren und hat die niedrigste Kraft und das niedrigste Wissen. Er kann nicht angreifen, keine Karten ziehen, keine Räume entdecken und nichts halten. Er darf sich bewegen.
    Wer kein Frosch ist, darf einen Frosch aufheben, tragen, ablegen, tauschen oder stehlen wie einen Gegenstand. Getragen kann er nichts tun.
    Mit dem Buch neben einem Frosch, auch einem getragenen, einmal pro Zug außerdem: Ein Wissenswurf von 4 oder mehr verwandelt ihn zurück, mit allen Eigenschaften auf dem Startwert.
    Taucht eine Katze auf, kann man sie angreifen.

betrayal-objective-h03-heroes-witch = Die Hexe sterblich machen und töten
betrayal-objective-h03-heroes-hide = Der Katze aus dem Weg gehen

betrayal-choice-h03-heroes-dig = Die Alraunwurzel ausgraben
    .help = { $trait-roll } von { $target } oder mehr. Nicht im selben Zug wie die Sterbliche Gestalt.
betrayal-choice-h03-heroes-form = Die Sterbliche Gestalt sprechen
    .help = { $trait-roll } von { $target } oder mehr: Die Hexe ist sterblich, und die Wurzel ist verbraucht. Nicht im selben Zug wie Graben.
betrayal-choice-h03-heroes-restore = Einen Frosch zurückverwandeln ({ $explorer })
    .help = Wissenswurf von { $target } oder mehr. Einmal pro Zug.
