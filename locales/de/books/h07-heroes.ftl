### Spuk 7, Fleischfressender Efeu: das Buch der Helden.

betrayal-book-h07-heroes-story = Etwas kratzt an den Scheiben wie mit dürren Fingern. Dann springt die erste, und das Grün kommt herein, Blatt um Blatt, und tastet sich an der Wand entlang zur Wärme. Zu euch.
betrayal-book-h07-heroes-goal = Braut das Pflanzengift und tötet damit so viele Pflanzen, wie Spieler dabei sind.
betrayal-book-h07-heroes-can = Das Rezept steht im Buch: Tragt es in die Küche oder ins Forschungslabor. Dann spritzt Wurzel oder Ranke. Befreit eure Freunde, ehe sie fortgeschleift werden.
betrayal-book-h07-heroes-foe = Jede Wurzel mit ihrer Ranke ist eine Pflanze. Die Ranken packen euch; wovon sie sich nähren, ist aus Leichen gemacht.
betrayal-book-h07-heroes-rules =
    Das Gift: Wer das Buch in der Küche oder im Forschungslabor hält, macht einmal pro Zug einen Wissenswurf von 5 oder mehr. Es gibt nur eines; wird es vernichtet, lässt sich kein anderes brauen.
    Spritzen ersetzt euren Angriff. Am selben Ort wie eine Wurzel oder Ranke tötet es diese Pflanze ohne Wurf: Beide sind fort, wo sie auch sind, und wen sie hielt, der ist frei. Das Gift ist ein Gegenstand wie andere und geht nie zur Neige.
    Eine Ranke, die euch im körperlichen Kampf besiegt, macht keinen Schaden: Ihr seid gepackt und lasst alle Gegenstände dort fallen; Begleiter bleiben bei euch. Das geschieht auch, wenn ihr sie angreift und verliert, selbst wenn sie schon jemanden hält; ein verlorener Schuss aus einem anderen Raum kostet nichts.
    Gepackt könnt ihr euch nur wehren: ein Kraftangriff mit bloßen Händen. Gewinnt ihr, ist die Ranke betäubt und euer Zug geht weiter. Bei Niederlage oder Gleichstand ist er ohne Schaden vorbei.
    Wer eine Ranke besiegt, betäubt sie, und sie lässt alle los.
    Ranken bremsen euch, Wurzeln nicht. Wurzeln schadet nur das Gift.

betrayal-objective-h07-heroes-make = Mit dem Buch das Pflanzengift brauen
betrayal-objective-h07-heroes-spray = Pflanzen mit dem Gift töten
betrayal-objective-h07-heroes-friends = Gepackte befreien

betrayal-choice-h07-heroes-make = Das Pflanzengift brauen (Wissen)
    .help = Wissenswurf von 5 oder mehr. Das Buch ist für diesen Zug benutzt.
betrayal-choice-h07-heroes-spray = { $monster-acc } samt Wurzel spritzen
    .help = Anstelle deines Angriffs und ohne Wurf: Diese Pflanze stirbt und lässt los, wen sie hält.
