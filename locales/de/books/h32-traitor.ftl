### Spuk 32, Verloren: das Buch des Verräters.

betrayal-book-h32-traitor-story = Jahrelang hast du dieses Gesicht getragen; jetzt darf es herunter. Der Himmel hat wieder die richtige Farbe, und der Wind singt in der alten Sprache. Ein Haus und mehrere lebende Proben hast du heimgebracht. Lange leben werden sie in dieser Luft nicht.
betrayal-book-h32-traitor-goal = Du gewinnst, wenn alle Helden tot sind.
betrayal-book-h32-traitor-can = Du legst die übrigen Räume an die Startplättchen und bestimmst, wohin das Orgelzimmer kommt: Mach den Weg lang. Dann verstelle Raum um Raum die Apparate und sorge dafür, dass kein kluger Kopf ins Orgelzimmer kommt.
betrayal-book-h32-traitor-foe = Die Helden wollen den Transporter im Orgelzimmer wieder in Gang setzen und mit dem Haus zurückreisen. In jedem Zug vergiftet sie die Luft; dir tut sie nichts.
betrayal-book-h32-traitor-rules =
    Alle Räume bis auf die Startplättchen und die, in denen jemand steht, kommen in einen neuen Stapel. Das Orgelzimmer wird an ein Startplättchen gelegt, die besetzten Räume so nah an die Startplättchen ihres Stockwerks, wie sie passen.
    Sabotage: einmal in deinem Zug in der Kapelle, im Spielzimmer, im Forschungslabor, im Operationslabor oder in der Pentagrammkammer ein Wissenswurf. Ab 4 liegt dort ein Marker für immer, in jedem dieser Räume einer.
    Die Helden erfahren es: Jeder Marker nimmt 3 von jedem Versuch, den Transporter in Gang zu setzen.
    Die Räume müssen neu gefunden werden; du darfst erkunden und kämpfen wie jeder. Stirbst du, wirkt das Gift weiter.

betrayal-objective-h32-traitor-sabotage = Die Apparate des Transporters verstellen
betrayal-objective-h32-traitor-heroes = Alle Helden sterben sehen

betrayal-choice-h32-traitor-sabotage = Die Apparate in diesem Raum verstellen
    .help = Wissenswurf, { $target } oder mehr: 3 weniger bei jedem Versuch, den Transporter in Gang zu setzen, für immer. Einmal in deinem Zug.
