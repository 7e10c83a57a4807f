### Leute, die niemand spielt.

betrayal-event-stranger-weakened = { $monster-nom }: { $trait } sinkt { $value ->
        [0] auf den Totenkopf
       *[other] auf { $value }
    }.
