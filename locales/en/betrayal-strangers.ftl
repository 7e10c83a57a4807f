### People whom nobody plays.

betrayal-event-stranger-weakened = { $monster-nom }: { $trait } drops { $value ->
        [0] to the skull
       *[other] to { $value }
    }.
