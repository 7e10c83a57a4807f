### Spukfall 18, Gemeinsam sind wir stark: das Buch der Helden.

betrayal-book-h18-heroes-story = Ihr kamt auf den Schrei hin, und was da stand, trug noch ein Gesicht, das ihr kanntet. Das Fleisch darunter floss wie Wachs und schloss sich über jeder Wunde. Klingen richten hier nichts aus. Feuer schon. Ein sehr großes Feuer.
betrayal-book-h18-heroes-goal = Brennt das Haus mitsamt dem Verräter nieder. Mindestens einer von euch muss es erleben.
betrayal-book-h18-heroes-can = Findet im Keller den Heizraum und überhitzt den Ofen. Öffnet die Haustür und kommt rechtzeitig hinaus: Draußen ist man vor Feuer und Trümmern sicher und lenkt den Brand trotzdem weiter.
betrayal-book-h18-heroes-foe = Der Verräter hungert nach eurem Fleisch, und nur das Feuer kann töten, was aus ihm geworden ist.
betrayal-book-h18-heroes-rules =
    Ofen: im Heizraum, Wissenswurf von 5 oder mehr, ein Versuch pro Zug. Am Ende des nächsten Zuges dieses Helden explodiert der Heizraum, auch wenn der Held dann tot ist; alle darin sterben.
    Von da an verbrennt jeder lebende Spieler am Ende des eigenen Zuges einen Raum, auch der Verräter. Wer darin ist, stirbt. Tote verbrennen nichts.
    Ein Raum kann brennen, wenn er eine Seite mit einem verbrannten teilt; Türen braucht es nicht. Das Feuer steigt auch von der Kellertreppe ins Foyer, vom Kellervorraum in die Kohlenrutsche und aus dem Raum darunter ins eingestürzte Zimmer. Von der großen Treppe führt ihm kein Weg ins Obergeschoss.
    Verbrannte Räume kann man nicht betreten, verlassen oder benutzen. Wer hineingeschickt wird, stirbt.
    Sind Foyer, Eingangshalle und Große Treppe verbrannt, stürzt das Haus ein, und alle darin sterben.
    Haustür: in der Eingangshalle, Wissenswurf oder Kraftwurf von 4 oder mehr, ein Versuch pro Zug. Geht sie auf, ziehst du eine Ereigniskarte, und dein Zug endet. Später darfst du für 1 Feld hinaus. Ihr verrammelt die Tür hinter euch und kommt nicht zurück.
    Draußen tust du in deinem Zug nichts, als den Raum zu wählen, der brennt.

betrayal-objective-h18-heroes-fire = Das Feuer soll den Verräter holen
betrayal-objective-h18-heroes-furnace = Den Heizraum finden und den Ofen überhitzen
betrayal-objective-h18-heroes-door = Die Haustür öffnen
betrayal-objective-h18-heroes-outside = Aus dem Haus kommen

betrayal-choice-h18-heroes-overheat = Den Ofen überhitzen ({ $trait-roll })
    .help = Mit 5 oder mehr gelingt es. Er explodiert am Ende deines nächsten Zuges.
betrayal-choice-h18-heroes-open-door = Die Haustür öffnen ({ $trait-roll })
    .help = 4 oder mehr öffnet sie. Dann ziehst du eine Ereigniskarte, und dein Zug endet.
betrayal-choice-h18-heroes-leave = Das Haus verlassen
    .help = Draußen bist du vor dem Feuer sicher, aber du kannst nicht zurück.
