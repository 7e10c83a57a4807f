### Spuk 20, Die Geisterbraut: das Buch der Helden.

betrayal-book-h20-heroes-story = Irgendwo hinter den Wänden spielt eine Orgel, immer dieselben acht Takte. Sie kommt geradewegs durch die Täfelung, Spitze und Reif, und sieht einen von euch an, als hätte er sie warten lassen. Er hat sie nie zuvor gesehen.
betrayal-book-h20-heroes-goal = Bringt den Leichnam ihres wahren Bräutigams und den Ring zusammen in die Kapelle, ehe die Hochzeit vorüber ist.
betrayal-book-h20-heroes-can = Findet den Namen des wahren Bräutigams heraus, sucht in der Krypta sein Grab, grabt ihn aus und tragt ihn in die Kapelle. Ein anderer bringt den Ring. Lasst den, den sie erwählt hat, nicht in ihre Arme geraten.
betrayal-book-h20-heroes-foe = Die Braut hält einen der Entdecker für ihren Bräutigam. Sie greift mit Verstand an, und nichts berührt sie als ein Verstandesangriff mit dem Ring.
betrayal-book-h20-heroes-rules =
    Die Schritte kommen in dieser Reihenfolge, jeder gelingt einmal, für euch alle. Jeder Held kann pro Zug einen Schritt versuchen.
    1. Der Name: im Schlafzimmer, im Speisezimmer oder in der Bibliothek, oder überall mit dem Buch, ein Wissenswurf von 5 oder mehr.
    2. Das Grab: in der Krypta, ein Wissenswurf von 4 oder mehr.
    3. Die Gebeine: in der Krypta, ein Kraftwurf von 4 oder mehr.
    4. Nehmt den Leichnam. Er ist schwer: Wer ihn trägt, zahlt für jeden Raum 2 Felder, kann aber in jedem Zug einen betreten. Er wird getauscht, abgelegt und gestohlen wie ein Gegenstand.
    5. Tragt den Ring in die Kapelle, vor oder nach dem Leichnam. Beides zählt, wenn ein lebender Held es dort hat oder es dort liegt; was der Verräter hat, zählt nicht.
    Besiegt sie ein Verstandesangriff mit dem Ring, ist sie betäubt.
    Ein Bräutigam, der keiner von euch ist, steht in der Eingangshalle und tut nichts. Euer Sprecher verteilt seine Wunden.
    Den Verräter zu töten hält die Hochzeit nicht auf.

betrayal-objective-h20-heroes-groom = Den Bräutigam aus ihrer Reichweite halten
betrayal-objective-h20-heroes-name = Den Namen des wahren Bräutigams herausfinden
betrayal-objective-h20-heroes-grave = Sein Grab finden
betrayal-objective-h20-heroes-dig = Ihn ausgraben
betrayal-objective-h20-heroes-corpse = Den Leichnam in die Kapelle bringen
betrayal-objective-h20-heroes-ring = Den Ring in die Kapelle bringen

betrayal-ask-h20-heroes-wound = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } { $damage } Schaden für { $monster-acc }: Welche Eigenschaften leiden?

betrayal-choice-h20-heroes-name = Nach dem Namen des Bräutigams suchen (Wissen)
    .help = 5 oder mehr. Es ist dein einziger Schritt in diesem Zug.
betrayal-choice-h20-heroes-grave = Das Grab suchen (Wissen)
    .help = 4 oder mehr. Es ist dein einziger Schritt in diesem Zug.
betrayal-choice-h20-heroes-dig = Den Toten ausgraben (Kraft)
    .help = 4 oder mehr. Es ist dein einziger Schritt in diesem Zug.
