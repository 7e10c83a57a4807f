### Spuk 14, Die Sterne stehen richtig: das Buch des Verräters.

betrayal-book-h14-traitor-story = Heute Nacht, einmal in einem Leben, steht jedes Licht dort oben, wo die alte Zeichnung es will. Deine Brüder und Schwestern in den Roben haben die Kerzen trocken gehalten. Es fehlt nur noch eine Kleinigkeit für den Stern, und deine lieben Freunde haben sie mitgebracht: Ihre Taschen sind voll und ihre Adern auch.
betrayal-book-h14-traitor-goal = Du gewinnst mit 13 Punkten an Opfern, oder wenn alle Helden tot sind.
betrayal-book-h14-traitor-can = Leg in der Pentagrammkammer nieder, was du trägst. Schick die Kultisten nach allem, was herumliegt, nach Leichen und nach den Taschen der Schwachen, und lass sie es heimtragen.
betrayal-book-h14-traitor-foe = Nur eines kann dich aufhalten: Die Helden wollen die Pentagrammkammer mit Farbe entweihen. Die Eimer stehen irgendwo im Haus.
betrayal-book-h14-traitor-rules =
    In der Pentagrammkammer dürfen du oder ein Kultist beliebig viel opfern: eine Leiche 4 Punkte; Mädchen, Wahnsinniger oder Hund 2 Punkte, nur du; jeder andere Gegenstand und jedes Omen, das man tauschen darf, 1 Punkt. Sie verlassen das Spiel. Sonst kennt niemand die Summe.
    Was in diesem Zug den Besitzer gewechselt hat, kann in ihm nicht geopfert werden. Biss und Farbe nie.
    Kultisten: Tempo 4, Kraft 4, Verstand 4. Sie tragen Dinge, heben sie auf, legen sie ab, stehlen eins, statt 2 oder mehr Schaden zu machen, und tauschen einmal im Zug eins, so wie du: mit dir, untereinander, mit einem Helden, der einverstanden ist; was sie tragen, nützt ihnen nichts. Ein betäubter lässt alles fallen.
    Wer stirbt, hinterlässt eine Leiche. Du und die Kultisten hebt sie auf wie einen Gegenstand; jeder Raum, den man mit ihr betritt, kostet 2 Felder, wie viele man auch trägt.
    Du und die Kultisten könnt Farbe nicht anrühren. Kultisten behalten keine Begleiter.
    Der Kult macht weiter, wenn du tot bist.

betrayal-objective-h14-traitor-god = 13 Punkte an Opfern in der Pentagrammkammer sammeln

betrayal-choice-h14-traitor-offer = Opfern: { $card }
    .help = Es verlässt das Spiel. Eine Leiche zählt 4 Punkte, ein Begleiter 2, alles andere 1.
betrayal-choice-h14-traitor-give = { $card-the } { $monster-to } geben
    .help = Vom nächsten Zug an kann es geopfert werden.
