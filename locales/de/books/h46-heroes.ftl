### Spuk 46, Das Festmahl: das Buch der Helden.

betrayal-book-h46-heroes-story = Den ganzen Abend roch es nach Braten; nun habt ihr die Küchenabfälle gesehen, und sie hatten Finger. Einer von euch hat euch als Gang eingeladen. Oben sind andere gerade vom Dachboden ausgebrochen und stolpern durch die Dunkelheit.
betrayal-book-h46-heroes-goal = Bringt alle Opfer und euch selbst lebend durch die Haustür, oder tötet den Verräter und alle Menschenfresser. Ist erst ein Opfer oder ein Held tot, gewinnt nur noch das Töten.
betrayal-book-h46-heroes-can = Öffnet die Haustür in der Eingangshalle. Wer seinen Zug bei einem Opfer beginnt, kann es bis zu zwei Felder weit führen, es dem nächsten Helden übergeben und schließlich mit hinausnehmen. Ihr könnt wieder hereinkommen und weitere holen.
betrayal-book-h46-heroes-foe = Der Verräter und die Menschenfresser töten Opfer und fressen die Toten, auch euch, und jede Mahlzeit macht sie stärker. Ein Opfer, das draußen ist, verdirbt ihnen den Plan.
betrayal-book-h46-heroes-rules =
    Opfer: Tempo 2, Kraft 3, Verstand 3. Sie greifen nie an, verletzen niemanden und sterben, wenn sie besiegt werden. Ihr könnt sie nicht angreifen.
    Zu Beginn des Zuges des Spielers links vom Verräter geht jedes Opfer, das mit keinem lebenden Helden im selben Raum ist, 2 Räume weit: geradeaus, sonst nach links gedreht zum nächsten erkundeten Ausgang. Im Raum eines Helden hält es an und bleibt bei euch. Es nimmt keine Treppen und öffnet keine unerkundete Tür.
    Geleit: Beginnst du deinen Zug bei einem Opfer, darfst du zuerst bis zu 2 Felder mit ihm gehen, in jede Richtung. Sie zählen zu deiner Bewegung, und nur du wirst gebremst. Ein Opfer pro Zug; mehrere Helden dürfen in einer Runde dasselbe führen.
    Haustür: in der Eingangshalle, Wissenswurf oder Kraftwurf von 5 oder mehr, ein Versuch pro Zug. Geht sie auf, ziehst du eine Ereigniskarte, und dein Zug endet.
    In späteren Zügen darf jeder von euch aus der Eingangshalle für 1 Feld hinaus, mit einem Opfer, das dort ist, oder allein, wann immer er im Zug mag, und für 1 Feld wieder herein, um das nächste zu holen. Draußen erreicht euch nichts.
    Besiegte Menschenfresser und Opfer sind tot, nicht betäubt.

betrayal-objective-h46-heroes-door = Die Haustür öffnen
betrayal-objective-h46-heroes-victims = Die Opfer aus dem Haus führen
betrayal-objective-h46-heroes-outside = Das Haus verlassen, alle
betrayal-objective-h46-heroes-bad-guys = Den Verräter und die Menschenfresser töten

betrayal-ask-h46-heroes-facing = Wohin blicken die Opfer?
    .help = Die vom Dachboden taumeln dorthin weiter, wohin sie blicken, bis jemand sie führt.
betrayal-ask-h46-heroes-next-victim = Welches Opfer geht als Nächstes?
betrayal-ask-h46-heroes-escort = Wohin führst du { $monster-acc } jetzt?

betrayal-choice-h46-heroes-escort = { $monster-acc } { $room-into }{ betrayal-on-side } führen
    .help = Ihr geht zusammen; es kostet { $price ->
        [one] 1 Feld
       *[other] { $price } Felder
    } deiner Bewegung.
betrayal-choice-h46-heroes-rescue = { $monster-acc } nach draußen bringen
    .help = Es ist gerettet. Du stehst dann draußen und kannst wieder herein.
betrayal-choice-h46-heroes-let-go = Das Opfer hierlassen
    .help = Du gehst allein weiter.
betrayal-choice-h46-heroes-open-door = Die Haustür öffnen ({ $trait-roll })
    .help = 5 oder mehr öffnet sie. Dann ziehst du eine Ereigniskarte, und dein Zug endet.
betrayal-choice-h46-heroes-leave = Das Haus verlassen
    .help = Draußen erreicht dich nichts, und du kannst wieder herein.
betrayal-choice-h46-heroes-come-back = Wieder hereinkommen
    .help = Für 1 Feld stehst du in der Eingangshalle.
