### Spuk 36, Mit Freunden ist es schöner: das Buch der Helden.

betrayal-book-h36-heroes-story = Der Boden neigt sich, und der Keller gurgelt wie eine Kehle. Einer von euch lächelt nur und läuft nicht weg. Da fällt jemandem das alte Boot unterm Dach ein.
betrayal-book-h36-heroes-goal = Tragt das Ruderboot vom Dachboden auf den Balkon oder in den Turm und versammelt euch dort, alle Helden, die noch leben. Mindestens die Hälfte von euch, aufgerundet, muss entkommen.
betrayal-book-h36-heroes-can = Findet den Dachboden im Obergeschoss, nehmt das Boot und gebt es weiter, wenn die Arme lahm werden. Wer das Medaillon hat, kann es versinken lassen, wo Wasser steht, und euch eine Runde verschaffen.
betrayal-book-h36-heroes-foe = Der Verräter hat euch hergebracht, damit ihr ertrinkt. Das Wasser steigt von unten und hört nicht auf.
betrayal-book-h36-heroes-rules =
    Das Boot: Es liegt auf dem Dachboden oder taucht dort auf, sobald er gefunden ist. Ein Held trägt es wie einen Gegenstand und darf es ablegen oder tauschen; jeder Raum, den er damit betritt, kostet 2 Felder. Der Hund kann es nicht tragen.
    Halb überflutet: Ein Held, der den Zug auf so einem Stockwerk beginnt, hat in diesem Zug 2 Felder weniger.
    Ganz überflutet: 4 Felder weniger, dazu 2 Punkte körperlicher Schaden, den nichts verhindert oder mindert.
    Ein Feld bleibt immer. Es zählt nur das Stockwerk, auf dem der Zug beginnt; der Aufzug gehört zu dem, auf dem er steht.
    Das Medaillon: In einem Raum auf einem halb oder ganz überfluteten Stockwerk darf man es versinken lassen, aber nicht in dem Zug, in dem man es bekommt. Es wird abgeworfen, und am Ende des nächsten Verräterzugs steigt das Wasser nicht.
    Ihr legt sofort ab, wenn alle lebenden Helden an einem Ort beim Boot stehen, auf dem Balkon oder im Turm, dort auf derselben Seite. Ein Held, der anderswo im Haus noch lebt, hält euch alle auf.

betrayal-objective-h36-heroes-attic = Den Dachboden im Obergeschoss finden
betrayal-objective-h36-heroes-boat = Das Ruderboot nehmen
betrayal-objective-h36-heroes-medallion = Das Medaillon versinken lassen
betrayal-objective-h36-heroes-landing = Den Balkon oder den Turm finden
betrayal-objective-h36-heroes-gather = Euch beim Boot versammeln

betrayal-choice-h36-heroes-medallion = Das Medaillon versinken lassen
    .help = Es wird abgeworfen. Am Ende des nächsten Verräterzugs steigt das Wasser nicht.
