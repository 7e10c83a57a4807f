### Spuk 16, Die Umarmung des Phantoms: das Buch des Verräters.

betrayal-book-h16-traitor-story = Immer haben sie alles bestimmt, sogar, wessen Hand sie hält. Jetzt nicht mehr. Was du aus dem Dunkel gerufen hast, trägt sie so behutsam, und niemand wird sie rechtzeitig finden. Die Uhr hast du selbst aufgezogen.
betrayal-book-h16-traitor-goal = Du gewinnst, wenn das Haus in die Luft fliegt, bevor das Mädchen draußen ist, mit dir oder ohne dich, oder wenn alle Helden tot sind.
betrayal-book-h16-traitor-can = Spiel auf Zeit: Stell dich an die Tür, kämpfe, halte sie auf. Mit jeder Runde hat die Bombe einen Würfel mehr.
betrayal-book-h16-traitor-foe = Sie wollen das Mädchen retten, und sich selbst.
betrayal-book-h16-traitor-rules =
    Am Ende deines Zuges, auch wenn du tot bist, rückt die Leiste um 1 vor, und so viele Würfel fallen. Das Haus fliegt in die Luft bei 8 oder mehr mit 3 Spielern, 7 mit 4, 6 mit 5, 5 mit 6. Alle darin sterben, und du hast gewonnen.
    Phantom: Kraft 6, Verstand 5, kein Tempo. Es greift nie an und geht nie. Entdeckt ein Held einen Kellerraum mit Ereignis- oder Omensymbol, erscheint es dort mit dem Mädchen, und dieser Held muss es angreifen. Wird es nicht besiegt, flieht es mit ihr. Eine Niederlage tötet es.
    Räume, in denen es war, sind markiert. Du selbst ziehst in solchen Räumen wie sonst eine Karte.
    Ist der ganze Keller erkundet, setzt du es zu Beginn jedes Monsterzugs in einen unmarkierten Kellerraum, oder in einen beliebigen, wenn alle markiert sind.
    Das Mädchen kann ihm nicht gestohlen werden. Einmal gerettet, folgt sie jedem, der sie allein findet, auch dir.

betrayal-objective-h16-traitor-bomb = Die Bombe hochgehen lassen
betrayal-objective-h16-traitor-heroes = Oder alle Helden töten
betrayal-ask-h16-traitor-lair = Wo zeigt sich das Phantom?
