### Spuk 14, Die Sterne stehen richtig: das Buch der Helden.

betrayal-book-h14-heroes-story = Aus jedem Buch in diesen Regalen ist dieselbe Seite gerissen. Dann beginnt der Gesang, unten oder oben, ihr könnt es nicht sagen, und unter den Stimmen ist eine, die ihr seit Jahren kennt. Sie kann alle Worte.
betrayal-book-h14-heroes-goal = Werft alle Farbeimer, so viele, wie Spieler da sind, in die Pentagrammkammer, bevor der Gott gerufen ist.
betrayal-book-h14-heroes-can = Nehmt je Held einen Eimer und werft ihn von nebenan in die Pentagrammkammer, in einem späteren Zug als dem, in dem ihr ihn genommen habt. Arbeitet als Kette. Lasst nichts herumliegen, und sterbt nicht: Beides dient dem Kult.
betrayal-book-h14-heroes-foe = Der Verräter und die Kultisten bringen Opfer in die Pentagrammkammer: Gegenstände, manche Begleiter und eure Leichen. Wie viele es braucht, wisst ihr nicht.
betrayal-book-h14-heroes-rules =
    Die Farbe kam reihum in Küche, Vorratskammer, Rumpelkammer, Lagerraum, Forschungslabor und Dachboden, soweit sie da waren.
    Farbe: aufheben, tauschen oder ablegen wie einen Gegenstand, aber nie mehr als einen Eimer halten. Der Hund trägt sie nicht.
    Werfen: aus einem Raum mit einer Tür zur Pentagrammkammer oder in ihr selbst, für 1 Feld Bewegung. Nicht in dem Zug, in dem du diesen Eimer genommen, bekommen oder abgelegt hast. Geworfene Farbe bleibt dort.
    Ein betäubter Kultist lässt fallen, was er trägt.
    Wer stirbt, hinterlässt eine Leiche, die der Verräter oder ein Kultist wegtragen kann; jeder Raum, den sie mit ihr betreten, kostet 2 Felder. Helden können keine Leichen tragen.
    Der Tod des Verräters beendet nichts.

betrayal-objective-h14-heroes-paint = Alle Farbe in die Pentagrammkammer werfen

betrayal-choice-h14-heroes-throw = Die Farbe in die Pentagrammkammer werfen
    .help = Kostet 1 Feld Bewegung. Sie bleibt für immer dort.
