### Spuk 41, Der unsichtbare Verräter: das Buch der Helden.

betrayal-book-h41-heroes-story = Ein Flüstern, ein Schrei, den ihr nicht vergesst, und dann eine leere Stelle, wo eben noch jemand stand. Etwas schlurft an euch vorbei und kichert. Es hat die Stimme eures Freundes und sonst nichts von ihm.
betrayal-book-h41-heroes-goal = Tötet den unsichtbaren Verräter.
betrayal-book-h41-heroes-can = Schlagt dort, wo ihr steht, in die Luft, schießt oder werft in Räume, die euch nicht leer scheinen, und merkt euch, wo der Verräter sich zeigt. Schädel und Geisterbrett lassen sich zu Beginn eines Zuges befragen. Eure Liste nennt die Orte, die noch möglich sind.
betrayal-book-h41-heroes-foe = Der Verräter ist unsichtbar, kann überall stehen und will euch alle tot sehen. Alles Sichtbare, ein neuer Raum, aufgehobene Sachen, ein Angriff, verrät für diesen Augenblick den Ort.
betrayal-book-h41-heroes-rules =
    Einmal in deinem Zug darfst du den Verräter dort angreifen, wo du stehst. Ist er an deinem Ort, auf deiner Seite eines Hindernisses, kämpft ihr wie sonst; ist er es nicht, ist der Angriff vertan.
    Revolver und Dynamit dürfen auf jeden Raum zielen, den sie erreichen. Sie wirken wie sonst, wenn der Verräter dort ist; sonst sind sie vertan.
    Nach einem Angriff des Verräters macht jedes Opfer, das noch lebt, am Ende von dessen Zug einen Wissenswurf. 0 bis 2: nichts. 3 oder 4: ob der Verräter noch in jenem Raum ist, und wenn nicht, durch welchen Ausgang er ging. 5 oder mehr: der Raum, in dem er jetzt ist. Alle Helden erfahren es.
    Zu Beginn deines Zuges nennt der Schädel (Verstand 4 oder mehr) das Stockwerk des Verräters, das Geisterbrett (Wissen 4 oder mehr) das Symbol seines Raums. Die Karte ist für diesen Zug benutzt.
    Der Verräter bremst niemanden. Der Ring wirkt in eurer Hand wie immer; unsichtbar bleibt der Verräter auch ohne ihn.
    Karten, die jemanden in deiner Nähe suchen, finden den Verräter nicht.

betrayal-objective-h41-heroes-kill = Findet und tötet den Verräter
betrayal-objective-h41-heroes-seek = Befragt Schädel und Geisterbrett

betrayal-ask-h41-heroes-seek = Fragst du { $card-the } nach dem Verräter ({ $trait-roll } von 4 oder mehr)?
betrayal-choice-h41-heroes-shoot = Schießen: { $room }
    .help = Ist der Verräter dort, greifst du mit Tempo an; sonst sind Schuss und Angriff vertan.
betrayal-event-h41-heroes-found = Ein Atem, ein Knarren: Der Verräter ist jetzt { $room-in }.
betrayal-event-h41-heroes-still = { $room-in } atmet noch immer etwas.
betrayal-event-h41-heroes-left = Der Verräter ist nicht mehr { $room-in }: Die Schritte führten { $exit_room-into }.
betrayal-event-h41-heroes-floor = Der Schädel wendet seine Höhlen: Der Verräter ist { $floor-on }.
betrayal-event-h41-heroes-symbol =
    { $deck-id ->
        [none] Das Brett bleibt stumm: Der Raum des Verräters trägt kein Symbol.
       *[other] Das Brett zeichnet das Symbol vom Raum des Verräters: { $deck }.
    }
