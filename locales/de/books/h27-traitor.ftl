### Spuk 27, Wucherndes Fleisch: das Buch des Verräters.

betrayal-book-h27-traitor-story = Du hast das Glas drei Räume weiter brechen hören und wusstest es sofort. Also ist es draußen. Ein Jahr lang hast du es Tropfen für Tropfen gefüttert und ihm nie gesagt, es solle aufhören zu wachsen. Schade, wenn sich die anderen beim Rennen wehtun.
betrayal-book-h27-traitor-goal = Jeder Held muss tot oder ein Teil des Blobs sein.
betrayal-book-h27-traitor-can = Der Blob wächst von selbst. Töte Helden oder nimm ihnen ab, was sie sammeln. Holt er auch dich, ist nichts verloren: Geh als Fleisch weiter und pflanze es dorthin, wo sie hindurchwollen.
betrayal-book-h27-traitor-foe = Sie suchen Dinge, die ihm schaden, und wollen sie hineinwerfen.
betrayal-book-h27-traitor-rules =
    Erster Monsterzug: Der Blob füllt den Raum, in dem die Kristallkugel zerbrach, und jeden Raum daneben, zu dem eine Tür führt.
    Jeder spätere: Jeder Raum mit einem Blobmenschen wird gefüllt, dann jeder Raum, in den irgendein Weg vom Blob führt: Türen, Treppen, Kohlenrutsche, eingestürztes Zimmer und Galerie hinauf und hinunter, Geheimtreppe, Geheimgang, Drehwand; nie die mystische Rutsche. Dann 1 Würfel: Bei einer 2 wächst er noch einmal. Das geschieht auch, wenn du tot oder selbst Fleisch bist.
    Ein Raum, den ein Blobmensch bepflanzt hat, wächst erst, wenn er mit dem Rest zusammenhängt. Ein gefüllter mystischer Aufzug fährt nie wieder.
    Wer in einem gefüllten Raum ist, auch du, ist sofort ein Blobmensch und verliert alle Karten. Er kann nicht angegriffen werden und greift niemanden an, trägt nichts, zieht nichts, entdeckt nichts, bremst niemanden und lässt den Aufzug in Ruhe. Er bewegt sich im Zug seines Spielers mit 2 Würfeln, mindestens 1 Feld.
    Nichts, was auf Monster wirkt, wirkt auf den Blob. Blobmenschen gewinnen und verlieren mit dir.

betrayal-objective-h27-traitor-heroes = Keinen Helden übrig lassen

betrayal-turned-h27 = Du bist Fleisch vom Blob
betrayal-turned-h27-part = Fleisch vom Blob
betrayal-turned-h27-why = Der Boden war weich, dann warm, dann du. Eine Tür gibt es da drinnen nicht, und du vermisst auch keine.
betrayal-turned-h27-want = Verschlingt sie alle. Wo du stehen bleibst, wird er wachsen: Stell dich ihnen in den Weg, und gewinne mit ihm.
