### Spuk 21, Haus der lebenden Toten: das Buch der Helden.

betrayal-book-h21-heroes-story = Erst war es ein Kratzen hinter der Täfelung. Dann hoben sich die Dielen, und was herauskletterte, hatte keinen Atem zu verlieren. Sie kommen aus dem Garten, aus der Gruft, über die Schwelle, langsam wie die Flut, und sie bleiben nicht stehen.
betrayal-book-h21-heroes-goal = Vernichtet den Zombiefürsten oder alle Zombies. Einer von euch muss es erleben.
betrayal-book-h21-heroes-can = Bewaffnet euch: Eine Klinge, die ihr mit Kraft schwingt, hackt Zombies für immer in Stücke. Gebt das Medaillon jemandem, der stark ist, und bringt ihn zum Fürsten. Haltet Abstand zu Gruppen, sie sind langsam.
betrayal-book-h21-heroes-foe = Ein uralter Zombiefürst treibt sie an. Sie wollen euren Tod, und wer tot ist, bleibt nicht auf eurer Seite.
betrayal-book-h21-heroes-rules =
    Zombies: Greift ihr einen mit Axt, Blutdolch, Opferdolch oder Speer an, vernichtet ihn ein Sieg. Dynamit vernichtet alle, die nicht ausweichen. Jeder andere Sieg, auch einer in der Verteidigung, betäubt ihn nur. Auch wer betäubt daliegt, kann zerhackt werden.
    Gegen einen Zombie zu verlieren schmerzt wie immer, ob bewaffnet oder nicht.
    Gegenstände: Immer wenn ihr einen Gegenstand zieht, dürft ihr stattdessen drei ziehen, einen behalten und die anderen unter den Stapel legen.
    Heiliges Symbol: Zombies, die seinen Träger angreifen, würfeln mit 2 Würfeln weniger. Den Fürsten kümmert es nicht.
    Der Fürst: Nur wer das Medaillon trägt, kann ihm schaden, mit oder ohne Waffe, im Angriff oder in der Verteidigung. Er wird nie betäubt, sondern erleidet Schaden. Allen anderen widersteht er ganz.
    Wer stirbt, lässt alles fallen und steht zu Beginn des nächsten eigenen Zuges als Zombie auf. Von da an spielt er für die Toten. Solche Zombies zählen wie die anderen.

betrayal-objective-h21-heroes-lord = Den Zombiefürsten vernichten, das Medaillon in der Hand
betrayal-objective-h21-heroes-zombies = Alle Zombies in Stücke hacken

betrayal-ask-h21-heroes-three = Ein Gegenstand für dich. Drei ziehen und einen behalten?
betrayal-ask-h21-heroes-keep = Welchen behältst du? Die anderen kommen unter den Stapel.
