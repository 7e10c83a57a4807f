### Spuk 9, Der Totentanz: das Buch des Verräters.

betrayal-book-h09-traitor-story = Du hast dir die Ohren zugehalten, bis die Arme schmerzten, und dann losgelassen. Wie töricht war der Widerstand! Die Melodie läuft durch dich wie warmer Wein. Im Haus gibt es welche, die sie verstummen lassen wollen. Das dürfen sie nicht.
betrayal-book-h09-traitor-goal = Das heilige Symbol soll vernichtet werden. Ist kein Held mehr übrig, ist es ebenso gut.
betrayal-book-h09-traitor-can = Nimm das Symbol dem ab, der es hat, in wirbelndem Angriff, und beende deinen Zug damit an der Felsspalte, im Heizraum oder am unterirdischen See. Wer sich sonst verwandelt, ist dein Freund.
betrayal-book-h09-traitor-foe = Sie wollen die Musik zum Schweigen bringen.
betrayal-book-h09-traitor-rules =
    Bei der Verwandlung: Jede Eigenschaft unter ihrem Startwert steigt auf ihn. Deine Gegenstände behältst du.
    Zu Beginn jedes deiner Züge tanzt du: ein Kraftwurf. Bei 3 oder mehr ist alles gut; bei weniger bewegst du dich in diesem Zug nicht und verlierst 1 Kraft. Wer sich im eigenen Zug verwandelt, tanzt sofort.
    Die Lockung kümmert dich nicht mehr.
    Du machst keine Kraftangriffe. Du greifst stattdessen mit Tempo an, mit oder ohne Waffe dafür: Beide würfeln mit Tempo, der Schaden ist körperlich, und ab 2 darfst du stattdessen einen Gegenstand stehlen.
    Das Symbol ist vernichtet, wenn ein Verräter, der es trägt, seinen Zug an der Felsspalte, im Heizraum oder am unterirdischen See beendet. Ist keiner davon gefunden, dann finde einen. Alle Verräter gewinnen, auch die toten.

betrayal-objective-h09-traitor-symbol = Das heilige Symbol an dich bringen
betrayal-objective-h09-traitor-destroy = Das heilige Symbol dorthin werfen, wo es niemand findet
betrayal-objective-h09-traitor-heroes = Niemanden widerstehen lassen

betrayal-turned-h09 = Du gehörst der Musik
betrayal-turned-h09-part = vom Tanz erfasst
betrayal-turned-h09-why = Du hast die Hände von den Ohren genommen. Es war so leicht, dass du lachen musstest.
betrayal-turned-h09-want = Niemand darf die Fiedel zum Schweigen bringen: Sorge dafür, dass das heilige Symbol vernichtet wird oder kein Held übrig ist, der es benutzen könnte. Dann gewinnst du mit allen, die tanzen.
