### Spuk 11, Lasst sie herein: das Buch des Verräters.

betrayal-book-h11-traitor-story = Er redet irre, sagten sie. Aber es war nie Unsinn, nur zu leise geflüstert: Da ist etwas im Nebel, draußen ist es kalt, und niemand hat es je hereingebeten. Du hast Manieren. Du machst auf.
betrayal-book-h11-traitor-goal = Du gewinnst, wenn alle Helden tot sind. Ob du das noch erlebst, ist gleich.
betrayal-book-h11-traitor-can = Geh zu den Fenstern und zur Haustür und öffne sie. Der Wahnsinnige tut von sich aus dasselbe. Wer drinnen ist, jagt den Geist der Helden.
betrayal-book-h11-traitor-foe = Ein Exorzismus würde die Schemen bannen. Die Helden werden es versuchen.
betrayal-book-h11-traitor-rules =
    Schemen: Tempo 4, Verstand 6. Wahnsinniger: Tempo 7, Kraft 7, Verstand 7.
    Je ein Schemen wartet draußen vor der Haustür und vor jedem Fenster, das vor keinem anderen Raum liegt: im Schlafzimmer, in der Kapelle, im Speisezimmer, auf der großen Treppe und im Hauptschlafzimmer. Ein später gefundenes zieht einen weiteren an. Versperrt ein Raum das Fenster, ehe ihr öffnet, ist dieser Schemen fort.
    Du oder der Wahnsinnige öffnet in diesem Raum für 1 Feld. Dann ist der Schemen drinnen; er darf noch im selben Monsterzug handeln oder, wenn du geöffnet hast, im nächsten.
    Im Monsterzug ist der Wahnsinnige zuerst dran. Er muss auf kürzestem Weg zum nächsten Schemen draußen gehen, dort öffnen und weitergehen; bei Gleichstand wählst du. Wartet keiner, muss er über der Erde erkunden, an der nächsten Türöffnung, hinter der ein Fenster zu finden sein kann. Er zieht nichts, und für Räume, die er findet, zieht auch später niemand.
    Liegen alle fünf Räume im Haus oder ist keiner mehr zu finden und sind alle drinnen, geht er, wohin du willst, und darf angreifen. Vorher wehrt er sich nur.
    Schemen greifen mit Verstand an, was geistig schadet, und können nur damit angegriffen werden. Ein Held mit dem Ring, der einen angreift und gewinnt, bannt ihn. Wer von ihnen angreift und verliert, ist betäubt. Der Wahnsinnige wird betäubt wie jedes Monster.
    Für Räume, die du entdeckst, ziehst du Karten.

betrayal-objective-h11-traitor-windows = Die Fenster und die Haustür öffnen
betrayal-objective-h11-traitor-heroes = Keinen Helden am Leben lassen

betrayal-choice-h11-traitor-open = Einlassen, wer draußen wartet
    .help = Das kostet 1 Feld. Von nun an ist der Schemen im Haus.
