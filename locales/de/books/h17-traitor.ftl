### Spuk 17, Ein Windhauch: das Buch des Verräters.

betrayal-book-h17-traitor-story = Er war so müde, dein alter Freund, und schlief so gut zwischen den zerbrochenen Dingen. Dann kamen diese Leute und wühlten alles auf. Hör, wie er weint! Es gibt nur einen Weg, ihm seine Ruhe wiederzugeben.
betrayal-book-h17-traitor-goal = Du gewinnst, wenn alle Helden tot sind, ob du selbst lebst oder nicht.
betrayal-book-h17-traitor-can = Bring dem Poltergeist Dinge, oder nimm sie den Helden für ihn ab: Mit jedem wächst er. Lass ihn dort, wo Gerümpel ist, und schick ihn durch Räume voller Helden.
betrayal-book-h17-traitor-foe = Die Helden versuchen einen Exorzismus.
betrayal-book-h17-traitor-rules =
    Der Poltergeist hat Tempo 3 und Verstand 4. Seine Kraft ist die Zahl auf der Leiste, höchstens 8; er beginnt mit 4.
    Er hebt auf, legt ab, stiehlt und tauscht beliebig viele Gegenstände, wie ein Entdecker und auch mit dir; sie haben für ihn keine Wirkung. Mit jedem, den er bekommt, steigt die Leiste um 1, mit jedem, den er verliert, sinkt sie um 1.
    Endet ein Monsterzug mit ihm auf dem Dachboden, in der Rumpelkammer, in Bibliothek, Operationslabor, Forschungslabor, Lagerraum oder Weinkeller, bekommt er eine Gegenstandskarte.
    In seinem Zug darf er jeden Helden angreifen, den er erreicht, jeden einmal. Würde er 2 oder mehr Schaden machen, darf er stattdessen einen Gegenstand nehmen. Verlieren schadet ihm nie.
    Kraft und Revolver richten gegen ihn nichts aus. Dynamit in seinem Raum lässt ihn alles verlieren und verschwinden, bis er neu entsteht.
    Zu Beginn jedes Monsterzugs darf er neu entstehen: Er lässt alles fallen und erscheint in einem Raum mit Omensymbol. Die Leiste steht dann auf 3, in der Rumpelkammer auf 4. Danach geht sein Zug weiter.

betrayal-objective-h17-traitor-heroes = Deinem Freund Ruhe schaffen: keinen Helden am Leben lassen

betrayal-ask-h17-traitor-reform = Entsteht der Poltergeist anderswo neu? Er lässt alles fallen.
betrayal-choice-h17-traitor-stay = Nicht neu entstehen
betrayal-choice-h17-traitor-give = { $card-the } dem Poltergeist geben
    .help = Er trägt es und wächst um 1.
