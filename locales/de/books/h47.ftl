### Spuk 47, Der Wurm Ouroboros: was alle lesen dürfen.

betrayal-creature-ouroboros-head = Ouroboros-Kopf{ betrayal-nth }
    .nom = { $number ->
        [none] der Ouroboros-Kopf
       *[other] Ouroboros-Kopf { $number }
    }
    .acc = { $number ->
        [none] den Ouroboros-Kopf
       *[other] Ouroboros-Kopf { $number }
    }
    .to = { $number ->
        [none] dem Ouroboros-Kopf
       *[other] Ouroboros-Kopf { $number }
    }
    .by = { $number ->
        [none] vom Ouroboros-Kopf
       *[other] von Ouroboros-Kopf { $number }
    }
    .of = { $number ->
        [none] des Ouroboros-Kopfes
       *[other] von Ouroboros-Kopf { $number }
    }
betrayal-token-ouroboros-body =
    { $number ->
        [none] Ouroboros-Leib
       *[other] Ouroboros-Leib { $number }
    }
    .the = eine Windung des Wurms
    .help = Ein Teil vom Leib des Wurms. Er bewegt sich nie, niemand kann ihn angreifen, und er bremst Helden, die diesen Ort verlassen.
betrayal-status-weakened = Geschwächt
betrayal-status-hits = Treffer
betrayal-event-h47-devours = Wo ein Gesicht war, klafft ein Rachen: Er verschlingt { $card-the }.
betrayal-event-h47-grows = Eine Windung des Wurms füllt den Raum, den der Kopf verlassen hat: Sie liegt { $room-in }.
betrayal-event-h47-weakened = { $explorer } hebt den Schädel, und die Schuppen { $monster-of } werden stumpf und weich.
betrayal-event-h47-hit = { $monster-nom } blutet: { $count } von { $needed }.
betrayal-result-h47-heroes = Auch der zweite Kopf fällt, und in allen Gängen erschlaffen die Windungen. Niemand misst nach, wie lang das Wesen war.
betrayal-result-h47-traitor = Die Windungen schließen sich um das Haus, und Balken knicken wie Stroh. Nach dem Haus kommt der Hügel, nach dem Hügel die Welt.
