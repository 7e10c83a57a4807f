### Spuk 21, Haus der lebenden Toten: das Buch des Verräters.

betrayal-book-h21-traitor-story = Eine graue Hand kam durch die Täfelung und schloss sich. Das war dein Ende. Dann war es keins: Du stehst wieder auf, groß und kalt, und im ganzen Haus stehen andere auf, weil du es tust. Ein einziger Gedanke ist übrig, und er gilt dem Essen.
betrayal-book-h21-traitor-goal = Alle Helden müssen sterben.
betrayal-book-h21-traitor-can = Du führst die Zombies als ihr Fürst. Sie sind langsam: Stell Türen mit Leibern zu, umzingle, lass niemanden durch. Jeder Held, der fällt, steht auf und jagt für dich.
betrayal-book-h21-traitor-foe = Sie werden kämpfen. Meide alle, die Waffen haben.
betrayal-book-h21-traitor-rules =
    Zombie: Tempo 2, Kraft 5, Verstand 2. Eine mit Kraft geführte Waffe vernichtet ihn, Dynamit ebenso. Jede andere Niederlage betäubt ihn.
    Zombiefürst: Tempo 3, Kraft 7, Verstand 2. Er wird nie betäubt. Nur wer das Medaillon trägt, schadet ihm: Die Leiste zählt den Schaden, bei 7 ist er vernichtet. Seine Eigenschaften sinken nicht.
    Beide ziehen und kämpfen wie Monster, im Monsterzug. Sie tragen nichts und entdecken keine Räume. Zombies bewegen den mystischen Aufzug nicht; der Fürst darf es.
    Ein Held, der stirbt, lässt alles fallen und steht dort als Zombie auf, wenn der nächste Zug dieses Spielers beginnt. Der Spieler bewegt ihn mit eigenem Wurf in seinem eigenen Zug. Betäubt setzt er den nächsten aus; vernichtet ist sein Spieler draußen.
    Gewinnst du, so gewinnt ein solcher Spieler mit, wenn sein Zombie selbst einen Helden getötet hat; sonst verliert er.

betrayal-objective-h21-traitor-heroes = Alle Helden töten
betrayal-objective-h21-traitor-own = Mit eigenen Händen einen Helden töten

betrayal-turned-h21 = Du gehörst zu den Toten
betrayal-turned-h21-part = bei den Toten
betrayal-turned-h21-why = Du bist gestorben. Etwas hat dich am Kragen wieder hochgezogen, ohne zu fragen.
betrayal-turned-h21-want = Alle Helden müssen sterben. Mit dem Herrn der Toten gewinnst du nur, wenn einer von ihnen durch deine eigenen Hände fällt.
