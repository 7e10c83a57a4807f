### Der begleitete erste Abend von Betrayal at House on the Hill.

betrayal-lesson-hint-over = Die Nacht ist vorbei. Sieh auf sie zurück oder beginne eine neue.
betrayal-lesson-hint-wait = Die anderen sind am Werk. Sieh auf den Spielplan und ins Protokoll, dann bist du dran.
betrayal-lesson-hint-free = Du weißt, wie es geht. Finde Gegenstände, achte auf deine Eigenschaften und behalte die Omen im Blick.
betrayal-lesson-hint-turn-tile = Ein neuer Raum! Dreh ihn, bis die Türen liegen, wie du willst, und leg ihn mit dem Haken hin.
betrayal-lesson-hint-split-damage = Etwas tut weh. Verteile den Schaden auf die beiden Eigenschaften; die gestrichelten Rahmen zeigen, wo die Clips stünden.
betrayal-lesson-hint-before-roll = Eine deiner Karten könnte bei diesem Wurf helfen. Benutze sie oder würfle einfach.
betrayal-lesson-hint-after-roll = Mit einer deiner Karten könntest du Würfel neu werfen. Behalte den Wurf oder benutze sie.
betrayal-lesson-hint-choose-explorer = Wähle, wen du spielst. Die vier Zahlen sind Tempo, Kraft, Verstand und Wissen.
betrayal-lesson-hint-ready = Der Spuk beginnt. Lies, was deine Seite will; es bleibt im Buch neben dem Spielplan.
betrayal-lesson-hint-agree-to-trade = Jemand bietet dir einen Tausch an. Sag nur Ja, wenn er dir gefällt.
betrayal-lesson-hint-choose-room = Wähle einen Raum: Tippe ihn auf dem Spielplan an.
betrayal-lesson-hint-next-monster = Jetzt ziehst du die Monster. Wähle, welches zuerst geht.
betrayal-lesson-hint-other = Lies die Frage unten; die Möglichkeiten leuchten auch auf dem Spielplan auf.
