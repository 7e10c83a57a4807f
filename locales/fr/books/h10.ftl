### Hantise 10, Réunion de famille : ce que tout le monde peut lire.

betrayal-creature-family-zombie = Zombie{ betrayal-nth }
    .nom = { $number ->
        [none] le zombie
       *[other] le zombie { $number }
    }
    .acc = { $number ->
        [none] le zombie
       *[other] le zombie { $number }
    }
    .to = { $number ->
        [none] au zombie
       *[other] au zombie { $number }
    }
    .by = { $number ->
        [none] par le zombie
       *[other] par le zombie { $number }
    }
    .of = { $number ->
        [none] du zombie
       *[other] du zombie { $number }
    }
betrayal-creature-family-madman = Fou
    .nom = le fou
    .acc = le fou
    .to = au fou
    .by = par le fou
    .of = du fou
betrayal-status-trapped = En paix
betrayal-why-h10-favourite = un vieux souvenir
betrayal-event-h10-trapped = { $monster-nom } s’arrête { $room-in }, s’assied comme chez soi et ne se relève plus.
betrayal-event-h10-madman-hurt =
    { $points ->
        [1] { $monster-nom } subit 1 point de dégâts et ne fait que glousser.
       *[other] { $monster-nom } subit { $points } points de dégâts et ne fait que glousser.
    }
betrayal-result-h10-heroes = Chacun est assis là où il aimait être, et la maison se tait. Quelque part, un homme fait appelle sa mère.
betrayal-result-h10-traitor = La table est assez longue pour tout le monde, à présent. Maman compte deux fois les nouveaux enfants.
