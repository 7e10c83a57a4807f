### Spuk 10, Familientreffen: was alle lesen dürfen.

betrayal-creature-family-zombie = Zombie{ betrayal-nth }
    .nom = { $number ->
        [none] der Zombie
       *[other] Zombie { $number }
    }
    .acc = { $number ->
        [none] den Zombie
       *[other] Zombie { $number }
    }
    .to = { $number ->
        [none] dem Zombie
       *[other] Zombie { $number }
    }
    .by = { $number ->
        [none] vom Zombie
       *[other] von Zombie { $number }
    }
    .of = { $number ->
        [none] des Zombies
       *[other] von Zombie { $number }
    }
betrayal-creature-family-madman = Wahnsinniger
    .nom = der Wahnsinnige
    .acc = den Wahnsinnigen
    .to = dem Wahnsinnigen
    .by = vom Wahnsinnigen
    .of = des Wahnsinnigen
betrayal-status-trapped = Hat Frieden
betrayal-why-h10-favourite = eine alte Erinnerung
betrayal-event-h10-trapped = { $monster-nom } bleibt { $room-in } stehen, setzt sich wie daheim und steht nicht mehr auf.
betrayal-event-h10-madman-hurt =
    { $points ->
        [one] { $monster-nom } erleidet 1 Punkt Schaden und kichert nur.
       *[other] { $monster-nom } erleidet { $points } Punkte Schaden und kichert nur.
    }
betrayal-result-h10-heroes = Jeder von ihnen sitzt, wo er am liebsten saß, und das Haus ist still. Irgendwo ruft ein erwachsener Mann nach seiner Mutter.
betrayal-result-h10-traitor = Der Tisch ist jetzt lang genug für alle. Mama zählt die neuen Kinder zweimal.
