### Spuk 16, Die Umarmung des Phantoms: das Buch der Helden.

betrayal-book-h16-heroes-story = Sie schrie einmal, tief unten, dann lachte jemand, zu dunkel für eine Menschenkehle. Einer von euch konnte nie ertragen, dass sie auch die anderen mochte. Seit es still ist, hört ihr das Ticken.
betrayal-book-h16-heroes-goal = Rettet das Mädchen vor dem Phantom. Entschärft dann die Bombe, oder bringt das Mädchen aus dem Haus, bevor sie hochgeht.
betrayal-book-h16-heroes-can = Erkundet den Keller: Das Phantom kommt zu euch, und ihr müsst kämpfen. Öffnet derweil die Haustür; ihr werdet es eilig haben.
betrayal-book-h16-heroes-foe = Der Verräter hat ein Phantom gerufen, das das Mädchen irgendwo im Keller bewacht, und eine Bombe gelegt. Wie viel Zeit bleibt, wisst ihr nicht.
betrayal-book-h16-heroes-rules =
    Wer von euch einen Kellerraum mit Ereignis- oder Omensymbol entdeckt, zieht keine Karte, sondern begegnet dem Phantom, bleibt stehen und muss es sofort angreifen, auch nach einem anderen Angriff.
    Gewinnt ihr, ist das Phantom tot, das Mädchen bei euch und die Bombe in diesem Raum. Verliert ihr, erleidet ihr Schaden wie sonst; dann, wie auch bei Gleichstand, flieht es und wartet auf den nächsten solchen Raum.
    Ist der Keller erkundet, setzt der Verräter das Phantom nach jedem seiner Züge in einen Kellerraum, in dem es noch nicht war, solange es einen gibt. Dort muss es niemand angreifen.
    Entschärfen: im Raum der Bombe, Wissenswurf von 7 oder mehr, einmal pro Zug.
    Haustür: in der Eingangshalle, Wissenswurf oder Kraftwurf von 6 oder mehr, ein Versuch pro Zug. Geht sie auf, ziehst du eine Ereigniskarte, und dein Zug endet. In späteren Zügen darf jeder von euch von dort für 1 Feld hinaus; zurück kann niemand.
    Ihr gewinnt, wenn der Held mit dem Mädchen draußen ist. Sind alle lebenden Helden ohne das Mädchen draußen, habt ihr verloren.

betrayal-objective-h16-heroes-girl = Das Mädchen retten
betrayal-objective-h16-heroes-defuse = Die Bombe entschärfen
betrayal-objective-h16-heroes-open-door = Die Haustür öffnen
betrayal-objective-h16-heroes-out = Das Mädchen aus dem Haus bringen

betrayal-choice-h16-heroes-defuse = Die Bombe entschärfen ({ $trait-roll })
    .help = 7 oder mehr stoppt sie. Ein Versuch pro Zug.
betrayal-choice-h16-heroes-open-door = Die Haustür öffnen ({ $trait-roll })
    .help = 6 oder mehr öffnet sie. Dann ziehst du eine Ereigniskarte, und dein Zug endet.
betrayal-choice-h16-heroes-leave = Das Haus verlassen
    .help = Zurück geht es nicht. Ein Sieg ist es nur mit dem Mädchen.
