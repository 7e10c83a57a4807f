### Les gens que personne ne joue.

betrayal-event-stranger-weakened = { $monster-nom } : { $trait } tombe { $value ->
        [0] sur le crâne
       *[other] à { $value }
    }.
