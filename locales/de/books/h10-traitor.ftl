### Spuk 10, Familientreffen: das Buch des Verräters.

betrayal-book-h10-traitor-story = Er hielt dich ganz sanft fest, während sie durch den Boden heraufkamen, alle, und mit dem lächelten, was sie noch haben. Nun gehörst du zur Familie. Es wäre schade, wenn die anderen allein nach Hause gingen.
betrayal-book-h10-traitor-goal = Du gewinnst, wenn alle Helden tot sind.
betrayal-book-h10-traitor-can = Dein Entdecker ist tot; du führst den Wahnsinnigen und die Zombies. Der Wahnsinnige geht, wohin du willst. Zombies gehen nur so lange, wohin du willst, bis sie einen Helden sehen.
betrayal-book-h10-traitor-foe = Sie versuchen, die Zombies in bestimmten Räumen des Hauses zu fangen. In welchen, wirst du sehen.
betrayal-book-h10-traitor-rules =
    Zombies: Tempo 2, Kraft 6, Verstand 2, Wissen 3, so viele wie Spieler, je einer in jedem Omenraum; die übrigen erheben sich in Räumen ohne Ereignissymbol.
    Wahnsinniger: Tempo 3, Kraft 5, Verstand 5. Körperlicher Schaden betäubt ihn nicht; er wird auf der Leiste gezählt, und 5 Punkte töten ihn. Seine Eigenschaften ändern sich nicht.
    Ein Zombie, der keinen Helden sieht, geht, wie du willst. Sobald einer in seiner Sichtlinie ist, muss er den Rest seiner Bewegung auf den nächsten zugehen, den er sieht; unter mehreren wählst du. Bei diesem Helden bleibt er den ganzen Zug, solange er überhaupt einen sieht.
    Beginnt sein Zug und ein anderer Held in Sicht ist näher als der, dem er folgte, folgt er diesem.
    Ein Zombie greift an, sobald er mit einem Helden im selben Raum ist; dann ist seine Bewegung vorbei.

betrayal-objective-h10-traitor-heroes = Alle Helden töten
betrayal-ask-h10-traitor-zombie = Wo erhebt sich ein Zombie?
    .help = Deine Familie kehrt heim: für jede Person am Tisch ein Toter, jeder in einem eigenen Raum.
betrayal-ask-h10-traitor-quarry = Auf wen geht { $monster-nom } los?
