### Spuk 30, Draculas Gruft: das Buch der Helden.

betrayal-book-h30-heroes-story = Das Mädchen, das ihr aus der Kälte hereingeholt habt, hinterlässt keinen Hauch an der Scheibe. Euer Freund lächelt mit zwei Zähnen zu viel. Unter euch schabt Stein auf Stein, geduldig, und wer dort liegt, hat lange nicht gut geschlafen.
betrayal-book-h30-heroes-goal = Vernichtet Dracula und die Braut, mit dem Speer oder durch Tageslicht. Der Verräter darf leben.
betrayal-book-h30-heroes-can = Beschafft den Speer: Ein Kraftangriff, den ihr mit ihm gewinnt, ist ein Pfahl ins Herz. Oder haltet durch, bis die Sonne aufgeht und sie Zug um Zug verbrennt. Wer sie mit dem heiligen Symbol in der Hand besiegt, vertreibt sie.
betrayal-book-h30-heroes-foe = Der Verräter und das Mädchen sind jetzt Vampire. Dracula ist der stärkste, doch er erwacht langsam. Sie töten euch, oder sie machen euch zu ihresgleichen.
betrayal-book-h30-heroes-rules =
    Pfahl: Ein Kraftangriff mit dem Speer, der einen Vampir besiegt, tötet ihn, auch wenn er betäubt daliegt. Jeder andere gewonnene Angriff verletzt Vampire, die Entdecker sind, und betäubt Dracula und die Braut.
    Morgengrauen: Sooft der Verräter die Leiste weitergestellt hat, wirft der erste lebende Held links von ihm so viele Würfel, wie Spieler dabei sind. Weniger als die Zahl des Zuges, und die Sonne ist aufgegangen.
    Tag: Zu Beginn jedes späteren Zuges des Verräters verliert jeder Vampir 1 in jeder Eigenschaft. Bei 0 oder auf dem Totenkopf ist er vernichtet.
    Heiliges Symbol: Wer es trägt und einen Vampir besiegt, darf ihn außerdem durch verbindende Türen vertreiben, einen Raum für jeden Punkt Schaden, immer weiter von sich weg.
    Wen sie zum Vampir machen, der ist kein Held mehr und kämpft von da an gegen euch.

betrayal-objective-h30-heroes-dawn = Ihnen fernbleiben, bis die Sonne aufgeht
betrayal-objective-h30-heroes-vampires = Dracula und die Braut vernichten

betrayal-ask-h30-heroes-push = Wohin vertreibst du { $target }?
betrayal-choice-h30-heroes-push = { $place-into }{ betrayal-on-side } vertreiben
    .help = Ein Raum weiter von dir weg, durch eine verbindende Tür.
