### Spuk 34, Guillotinen: das Buch, das alle lesen, auch der verborgene Verräter.

betrayal-book-h34-heroes-story = Ihr kommt am Boden zu euch, kalten Stahl um den Hals. Eine Stimme vom Band wünscht ein gutes Spiel: In jedem Halseisen lauert eine Klinge an einer Feder, jedes hat eine Uhr, und die Schlüssel liegen, wo niemand gern nachsieht. Einem von euch wurde noch mehr gesagt.
betrayal-book-h34-heroes-hears = Auch um deinen Hals liegt kalter Stahl, und auch du hörst, wie das Band allen ein gutes Spiel wünscht. Dann wird die Stimme zu einem Flüstern, das nur dich erreicht: „Du kennst diese Gesichter. Sie standen am Straßenrand, als der Wagen deiner Mutter brannte und sie ohnmächtig darin lag, und keiner wagte es, sie herauszuziehen, bis der Tank in die Luft flog. Heute Nacht gehören sie dir. Dein Halseisen ist ein Spielzeug, und niemand sonst weiß es. Sehen wir, ob sie für dich wagen, was sie für sie nicht gewagt haben.“
betrayal-book-h34-heroes-goal = Alle Halseisen müssen ab, solange mindestens die Hälfte der Helden lebt. Wer die 1 hat, will das Gegenteil: mehr als die Hälfte der Helden tot.
betrayal-book-h34-heroes-can = Holt Schlüssel, jeden zum Preis seines Raums, und öffnet mit zweien ein Halseisen, das eigene oder ein fremdes. Tauscht sie dorthin, wo sie zuerst gebraucht werden: Niedrige Nummern würfeln zuerst. Jeder darf jeden angreifen.
betrayal-book-h34-heroes-foe = Das Eisen des Verräters ist harmlos, muss aber auch weg. Bis das auffällt, spielt der Verräter wie ein Freund und kann jederzeit hervortreten, um seine Kräfte zu nutzen.
betrayal-book-h34-heroes-rules =
    Schlüssel liegen in zwölf Räumen, sofort oder sobald sie entdeckt sind: Dachboden, Rumpelkammer, Pentagrammkammer, Katakomben, Felsspalte, Turm, Krypta, Heizraum, Galerie, eingestürztes Zimmer, Operationslabor und Tresorraum. Ein Versuch pro Zug, nach der Karte des Raums; ein gefundener Schlüssel beendet die Bewegung.
    Krypta, Heizraum: den Schaden des Raums erleiden, einmal. Galerie: in den Ballsaal springen. Eingestürztes Zimmer: Tempo 5 oder mehr, sonst fällst du. Katakomben, Felsspalte, Turm: den Wurf hinüber schaffen.
    Dachboden, Rumpelkammer, Pentagrammkammer: den Wurf für den Ausgang schaffen, sonst nimmt der Raum, was er nimmt; das Verlassen braucht einen eigenen Wurf. Operationslabor: 3 oder mehr mit jeder Eigenschaft, und so oder so 2 Würfel körperlicher Schaden.
    Tresorraum: Wer als Erster einen Zug darin beendet, wenn er offen ist, bekommt den Schlüssel und kann ihn ab dem nächsten Zug benutzen.
    Zwei Schlüssel öffnen im eigenen Zug ein Halseisen im selben Raum. Wer einen Schlüssel in diesem Zug erst bekommen hat, kann ihn noch nicht benutzen.
    Uhr: Am Ende jedes Zuges dessen, der den Spuk ausgelöst hat, steigt die Leiste um 1. Dann wirft jeder in einem verschlossenen Eisen mit dieser oder einer niedrigeren Nummer 3 Würfel und stirbt bei weniger als der Zahl der Leiste. Sie beginnt bei 0, zu fünft oder sechst bei 1.
    Der Verräter stirbt so nicht, sondern muss hervortreten. Ein Eisen gilt auch als weg, wenn sein Träger tot oder der bekannte Verräter ist.
    Wer stirbt, zeigt den Marker. Die Helden gewinnen, wenn mindestens die Hälfte lebt (aufgerundet), der Verräter, wenn mehr als die Hälfte tot ist, woran auch immer. Die Haustür bleibt zu.

betrayal-objective-h34-heroes-keys = Sammelt Schlüssel
betrayal-objective-h34-heroes-collars = Nehmt alle Halseisen ab
betrayal-objective-h34-traitor-heads = Mehr als die Hälfte der Helden tot sehen
betrayal-objective-h34-traitor-keys = Halte Schlüssel von denen fern, die sie brauchen

betrayal-event-h34-hears = { betrayal-book-h34-heroes-hears }
