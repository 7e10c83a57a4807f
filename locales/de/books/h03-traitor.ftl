### Spuk 3, Froschschenkeleintopf: das Buch des Verräters.

betrayal-book-h03-traitor-story = „Komm aus dem Dunkeln, Gänschen, ich beiße nicht. Sie haben mein Buch, die unartigen Kinder, und trampeln über meine Dielen. Du hilfst der alten Ooma, nicht wahr?“ Und es ist seltsam, aber das tust du.
betrayal-book-h03-traitor-goal = Du gewinnst, wenn jeder Held tot oder ein Frosch ist. Ob du lebst, ist gleich.
betrayal-book-h03-traitor-can = Schick die Hexe hinter den Helden her: Sie zaubert einmal pro Zug. Nimm ihnen das Buch ab; damit zauberst du selbst.
betrayal-book-h03-traitor-foe = Sie haben das Zauberbuch der Hexe, das Buch. Damit könnten sie ihre Unverwundbarkeit brechen.
betrayal-book-h03-traitor-rules =
    Die Hexe hat Tempo 4, Kraft 3 und Verstand 6. Solange sie unverwundbar ist, kann niemand sie angreifen oder verletzen. Sie macht keine Angriffe und hebt nichts auf.
    Ein Zauber in jedem Monsterzug. Froschhaut, auf einen Helden in ihrem Raum: Beide würfeln mit Verstand, und hat sie mehr, ist der Held ein Frosch. Drachenatem, auf wen auch immer in ihrem Raum oder in Sicht: 2 Würfel körperlicher Schaden, den nichts mindert. Rabenflügel: Sie ist in einem beliebigen Raum, oder du bist es, wenn du bei ihr bist.
    Hast du das Buch, darfst du in jedem deiner Züge einen der ersten beiden sprechen, von dort aus, wo du bist, neben deinem Angriff; nicht in dem Zug, in dem du es bekommen hast.
    Alraunwurzeln erscheinen in Wintergarten, Vorratskammer und Küche. Du kannst sie nicht anrühren.
    Ein Frosch lässt alles fallen, behält die niedrigste Kraft und das niedrigste Wissen und kann weder angreifen noch Karten ziehen noch Räume entdecken. Weder du noch die Hexe könnt ihn angreifen, aber du darfst ihn tragen wie einen Gegenstand.
    Mit dem ersten Frosch kommt die Katze, dorthin, wo der Spuk begann: Tempo 3, Kraft 3, Verstand 2. Sie muss zum nächsten Frosch, den niemand trägt, und ihn angreifen. Gewinnt sie, frisst sie ihn, und jener Held ist tot.

betrayal-objective-h03-traitor-heroes = Frösche oder Leichen: keinen Helden lassen, wie er ist

betrayal-ask-h03-traitor-wings = In welchen Raum?
betrayal-choice-h03-traitor-skin = Froschhaut ({ $target })
    .help = Beide würfeln mit Verstand. Ist der Wurf des Zaubers höher, wird der Held zum Frosch.
betrayal-choice-h03-traitor-breath = Drachenatem ({ $target })
    .help = 2 Würfel körperlicher Schaden, den nichts mindert.
betrayal-choice-h03-traitor-wings = Rabenflügel für die Hexe
    .help = Sie ist in einem Raum deiner Wahl. Das ist ihr Zauber in diesem Zug.
betrayal-choice-h03-traitor-carry = Rabenflügel für dich
    .help = Du bist in einem Raum deiner Wahl. Das ist der Zauber der Hexe in diesem Zug.
