### Spukfall 42, Auftritt des Helden: das Buch der Helden.

betrayal-book-h42-heroes-story = Zwischen all dem Plunder in diesem Haus steht etwas, das zu warten scheint: eine Statue mit leerer, ausgestreckter Hand. Auf dem Sockel steht etwas über das, was nicht zu besiegen ist. Hinter euch lacht jemand, der sich gerade ein Messer aus der eigenen Brust gezogen hat.
betrayal-book-h42-heroes-goal = Der Verräter muss sterben.
betrayal-book-h42-heroes-can = Gebt der Statue, worauf sie wartet, und sie erwacht. Dann bewegt sie mit euren Gedanken dorthin, wo der Verräter ist: Schon ihre Nähe zehrt an der Unsterblichkeit.
betrayal-book-h42-heroes-foe = Der Verräter ist unverwundbar und will ein Tor zur Hölle öffnen. Ihr fürchtet, dass es dazu ein Menschenopfer braucht.
betrayal-book-h42-heroes-rules =
    Der Verräter kann nicht angegriffen werden, und nichts Gewöhnliches schadet ihm.
    Erwecken: Wirf bei der Statue in deinem Zug heiliges Symbol, Axt, Kristallkugel oder Buch ab, wenn du die Karte nicht erst in diesem Zug bekommen hast. Sie wird Richter, Krieger, Seher oder Zauberer, ein für alle Mal: Tempo 8, Kraft 8, Verstand 8, Wissen 8. Vorher lässt sie sich nicht bewegen.
    Bewegen: Mache einmal in deinem Zug bei der erwachten Statue einen Wissenswurf oder Verstandeswurf. Du darfst sie so viele Felder weit bewegen, wie ein Monster geht; du bleibst. Aus dem Raum des Verräters kostet es 1 mehr. Sie erkundet nichts.
    Zehren: Ist sie beim Verräter, wenn dessen Zug beginnt, sinkt eine Eigenschaft um einen Schritt: Richter Tempo, Krieger Kraft, Seher Verstand, Zauberer Wissen. Am Totenkopf stirbt der Verräter.
    Greift der Verräter die Statue an, mit welcher Eigenschaft auch immer, und gewinnt, zehrt sie das nächste Mal nicht. Nichts zerstört sie.

betrayal-objective-h42-heroes-animate = Der Statue geben, worauf sie wartet
betrayal-objective-h42-heroes-drain = Die Statue zum Verräter bringen, bis die Unsterblichkeit aufgezehrt ist

betrayal-ask-h42-heroes-statue = Wohin bewegen deine Gedanken die Statue?
betrayal-choice-h42-heroes-statue = Bewege sie { $room-into }
    .help = Beim Verräter zehrt sie an einer Eigenschaft, sooft dessen Zug beginnt.
betrayal-choice-h42-heroes-stay = Lass sie, wo sie ist
    .help = Für diesen Zug bist du mit ihr fertig.
betrayal-choice-h42-heroes-offer = Leg { $card-the } in die Hand der Statue
    .help = Die Karte wird abgeworfen, und die Statue erwacht. Mit dem heiligen Symbol zehrt sie am Tempo, mit der Axt an der Kraft, mit der Kristallkugel am Verstand, mit dem Buch am Wissen.
betrayal-choice-h42-heroes-move = Bewege die Statue ({ $trait-roll })
    .help = Sie kann so viele Felder weit gehen, wie du würfelst. Du bleibst hier.
