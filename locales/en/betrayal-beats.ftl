### What the stage says of Betrayal at House on the Hill while it shows what happens.

betrayal-beat-roll = { $who-id ->
        [none] The dice fall
       *[other] { $who-nom } rolls
    }{ $roll-id ->
        [damage] { " " }for damage ({ $why })
        [haunt] { " " }for the haunt
       *[other] { betrayal-roll-with }{ betrayal-roll-for }
    }.
# Above the dice of one of several rolls.
betrayal-beat-dice = { $roll-id ->
        [damage] Damage
       *[other] { $trait-id ->
            [none] { $why }
           *[other] { $trait }
        }
    }
betrayal-beat-verdict = { $roll-id ->
        [damage] { $total ->
            [one] 1 point of damage
           *[other] { $total } points of damage
        }
        [monster] { $total ->
            [one] 1 space
           *[other] { $total } spaces
        }
        [haunt] { $total }, needed { $needed }: { $passed ->
            [true] the house keeps quiet
           *[other] the haunt begins
        }
       *[other] { $total }{ $needed ->
            [none] { $span ->
                [none] {""}
               *[other] : the line “{ $span }” applies
            }
           *[other] , needed { $needed }{ $passed ->
                [true] : made it
                [false] : failed
               *[none] {""}
            }
        }
    }
# A side of a fight, above its dice.
betrayal-beat-side = { $who }, { $trait }
betrayal-beat-fight = { $who-nom } against { $target-acc }.
betrayal-beat-clash = { $named-id ->
        [none] { $dice ->
            [0] {""}
            [one] 1 die against { $others }:{ " " }
           *[other] { $dice } dice against { $others }:{ " " }
        }
       *[other] {""}
    }{ $roll }{ betrayal-roll-added }{ $named-id ->
        [roll] { " " }(named without dice)
       *[other] {""}
    } to { $against }{ betrayal-roll-against-added }{ $named-id ->
        [against] { " " }(named without dice)
       *[other] {""}
    }, { $winner-id ->
        [none] and nobody wins
       *[other] { $winner-nom } wins by { $margin }{ $harmless ->
            [true] , but cannot strike back
           *[false] {""}
        }
    }.
betrayal-beat-appear = Out of the dark: { $monsters }.
betrayal-beat-arrival = They have come: { $explorers }.
betrayal-beat-nothing = { $cause }: nothing happens to { $explorers }.

## At somebody’s face

betrayal-beat-gain = { $trait } +{ $spaces }
betrayal-beat-loss = { $trait } −{ $spaces }
betrayal-beat-hurt = { $points } { $damage } damage
betrayal-beat-card = + { $card }
betrayal-beat-no-card = − { $card }
betrayal-beat-doom = { $begins ->
        [yes] { $omens } omens, and the dice show only { $total }: the haunt begins.
       *[no] { $omens ->
            [one] 1 omen
           *[other] { $omens } omens
        }, and the dice show { $total }: not yet.
    }
