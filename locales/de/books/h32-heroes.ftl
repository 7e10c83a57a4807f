### Spuk 32, Verloren: das Buch der Helden.

betrayal-book-h32-heroes-story = Ein Akkord der Orgel, ein Ruck, und das Haus, das ihr kanntet, ist bis auf ein paar Zimmer fort. Hinter den Scheiben hängt ein violetter Himmel über Dingen, die keine Bäume sind. Die Luft schmeckt nach Metall, und mit jedem Atemzug bleibt etwas von euch zurück.
betrayal-book-h32-heroes-goal = Spielt auf der Orgel das Lied, das euer Haus in die eigene Welt zurückträgt.
betrayal-book-h32-heroes-can = Erkundet: Jeder Raum mit einem Omensymbol macht das Lied stärker. Findet die Hinweise darauf, bringt das Buch und den Wahnsinnigen ins Orgelzimmer, und lasst den klügsten Kopf spielen, ehe das Gift ihn zerfressen hat.
betrayal-book-h32-heroes-foe = Der Verräter stammt von hier und atmet diese Luft mit Genuss. Er hat das Haus hierhergebracht, und hier soll es bleiben.
betrayal-book-h32-heroes-rules =
    Gift: Zu Beginn deines Zuges wirfst du 2 Würfel. So viele Felder verlierst du, eines nach dem anderen, auf Eigenschaften deiner Wahl. Nichts schützt davor, und es kann töten.
    Orgel: einmal in deinem Zug im Orgelzimmer ein Wissenswurf, dazu alles, was hilft. Zu dritt bringt euch 15 oder mehr nach Hause, zu viert 16, zu fünft 18, zu sechst 20.
    +1 für jeden Raum mit Omensymbol im Haus.
    +2, wenn jemand spielt, dessen Hobby die Musik ist: Flash Williams, Zoe Ingstrom, Professor Longfellow.
    +2 für jeden Hinweis. Bibliothek: Wissen 5 oder mehr, die Notenbücher. Spielzimmer: Verstand 5 oder mehr, die Trophäen fremder Tiere. Turm: Wissen 5 oder mehr, die Sterne. Einmal in deinem Zug in diesem Raum; gefunden wird ein Hinweis nur einmal, und er dient euch allen.
    +2, solange der Wahnsinnige im Orgelzimmer ist, +2, solange das Buch dort ist, egal bei wem.
    Räume werden gefunden wie immer, mit neuen Karten. Den Verräter zu töten bringt euch nicht heim.

betrayal-objective-h32-heroes-home = Das Haus heimbringen: was an der Orgel hilft, von dem, was es braucht
betrayal-objective-h32-heroes-clues = Die Hinweise auf das Lied finden

betrayal-choice-h32-heroes-play = Die Orgel spielen
    .help = Wissenswurf, dazu { $bonus ->
        [0] nichts
       *[other] { $bonus }
    }: { $target } oder mehr bringt das Haus heim. Einmal in deinem Zug.
betrayal-choice-h32-heroes-clue = Nach einem Hinweis auf das Lied suchen
    .help = { $trait-roll }, { $target } oder mehr: von da an 2 mehr an der Orgel, für euch alle. Einmal in deinem Zug.

betrayal-event-h32-heroes-clue = { $explorer } findet { $room-in } einen Hinweis auf das Lied: von nun an 2 mehr an der Orgel.
betrayal-event-h32-heroes-song = { $explorer } spielt: { $total }, davon { $bonus } durch Hilfe; nötig sind { $needed }.
