### Spuk 36, Mit Freunden ist es schöner: das Buch des Verräters.

betrayal-book-h36-traitor-story = Du bist vor so langer Zeit unter diesem Haus ertrunken, dass du die Kälte vergessen hast. Nicht vergessen hast du, wie still es dort unten ist, allein. Also bist du heraufgekommen und hast Freunde gefunden. Jetzt nimmst du sie mit heim.
betrayal-book-h36-traitor-goal = Du gewinnst, wenn mehr als die Hälfte der Helden tot ist, wie auch immer sie sterben, oder wenn das Ruderboot zerstört ist.
betrayal-book-h36-traitor-can = Das Wasser arbeitet für dich. Schlage auf das Boot ein, wo immer du neben ihm stehst, und auf die Helden.
betrayal-book-h36-traitor-foe = Sie haben gemerkt, dass das Haus sinkt, und werden hinauswollen.
betrayal-book-h36-traitor-rules =
    Das Ruderboot liegt auf dem Dachboden oder taucht dort auf, sobald er gefunden ist. Du kannst es weder tragen noch stehlen.
    Einmal pro Zug, anstelle eines anderen Angriffs, darfst du auf das Boot an deinem Ort einschlagen, ob es liegt oder getragen wird: Ein Kraftwurf von 3 oder mehr, auf Wunsch mit einer Waffe, schlägt ein Loch. Niemand verteidigt es. Nach 4 Löchern zerstört der nächste Treffer es, und du gewinnst.
    Am Ende deines Zuges, auch wenn du tot bist, rückt die Leiste um 1 vor, und das Wasser steigt.
    Runde 1: Keller halb überflutet. Runde 2: Keller ganz.
    Runde 3: Erdgeschoss halb überflutet. Runde 4: Erdgeschoss ganz.
    Runde 5: Obergeschoss halb überflutet. Ab Runde 6 steht das ganze Haus unter Wasser.
    Was das Wasser anrichtet, richtet es bei den Helden an; dich lässt es in Ruhe.

betrayal-objective-h36-traitor-boat = Das Ruderboot zerstören
betrayal-objective-h36-traitor-heroes = Mehr als die Hälfte der Helden tot sehen

betrayal-choice-h36-traitor-strike = Auf das Ruderboot einschlagen{ $card-id ->
        [none] {""}
       *[other] { " " }({ $card })
    }
    .help = Kraftwurf von 3 oder mehr: ein Loch. Das fünfte zerstört es. Das ist dein Angriff.
