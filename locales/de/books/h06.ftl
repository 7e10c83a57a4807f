### Spuk 6, Das schwebende Auge: was alle lesen dürfen.

betrayal-creature-alien = Alien{ betrayal-nth }
    .nom = { $number ->
        [none] das Alien
       *[other] Alien { $number }
    }
    .acc = { $number ->
        [none] das Alien
       *[other] Alien { $number }
    }
    .to = { $number ->
        [none] dem Alien
       *[other] Alien { $number }
    }
    .by = { $number ->
        [none] vom Alien
       *[other] von Alien { $number }
    }
    .of = { $number ->
        [none] des Aliens
       *[other] von Alien { $number }
    }
betrayal-token-spaceship = Raumschiff
    .the = das Raumschiff
    .help = Summend steht es auf seinen Landebeinen. Wer die Rampe hinaufgeht, kommt nicht zurück.
betrayal-status-controlled = In der Gewalt der Aliens
betrayal-status-immune = Gefeit gegen das Auge
betrayal-counter-h06-damage = Schaden am Raumschiff
betrayal-event-h06-boards = { $explorer } geht die Rampe hinauf ins blaue Licht, und hinter { $explorer-gender ->
        [f] ihr
       *[m] ihm
    } schließt sich die Luke.
betrayal-event-h06-controlled = { $explorer } blickt { $monster-to } ins Auge und hört auf zu blinzeln. Von nun an bewegt ein fremder Wille diese Beine.
betrayal-event-h06-freed = Der starre Blick bricht: { $explorer } ist frei. Kein Auge wird diesen Geist je wieder halten.
betrayal-result-h06-heroes = Im Rumpf kreischt etwas und wird dunkel. Die Lichter über dem Dach treiben ohne ihre Fracht davon, und die Nacht hat wieder Sterne.
betrayal-result-h06-traitor = Die Rampe klappt ein, und das Haus steht leer in einem Ring aus versengtem Gras. Hoch oben werden jemandem die Augen der Meister gezeigt, eines nach dem anderen.
