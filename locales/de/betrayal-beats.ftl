### Was die Bühne von „Betrayal at House on the Hill“ sagt, während sie zeigt, was geschieht.

betrayal-beat-roll = { $who-id ->
        [none] Die Würfel fallen
       *[other] { $who-nom } würfelt
    }{ $roll-id ->
        [damage] { " " }den Schaden aus ({ $why })
        [haunt] { " " }um den Spuk
       *[other] { betrayal-roll-with }{ betrayal-roll-for }
    }.
# Über den Würfeln eines von mehreren Würfen.
betrayal-beat-dice = { $roll-id ->
        [damage] Schaden
       *[other] { $trait-id ->
            [none] { $why }
           *[other] { $trait }
        }
    }
betrayal-beat-verdict = { $roll-id ->
        [damage] { $total ->
            [one] 1 Punkt Schaden
           *[other] { $total } Punkte Schaden
        }
        [monster] { $total ->
            [one] 1 Feld
           *[other] { $total } Felder
        }
        [haunt] { $total }, nötig { $needed }: { $passed ->
            [true] Das Haus bleibt still
           *[other] Der Spuk beginnt
        }
       *[other] { $total }{ $needed ->
            [none] { $span ->
                [none] {""}
               *[other] : Es gilt die Zeile „{ $span }“
            }
           *[other] , nötig { $needed }{ $passed ->
                [true] : gelungen
                [false] : misslungen
               *[none] {""}
            }
        }
    }
# Eine Seite eines Kampfes, über ihren Würfeln.
betrayal-beat-side = { $who }, { $trait }
betrayal-beat-fight = { $who-nom } gegen { $target-acc }.
betrayal-beat-clash = { $named-id ->
        [none] { $dice ->
            [0] {""}
            [one] 1 Würfel gegen { $others }:{ " " }
           *[other] { $dice } Würfel gegen { $others }:{ " " }
        }
       *[other] {""}
    }{ $roll }{ betrayal-roll-added }{ $named-id ->
        [roll] { " " }(ohne Würfel bestimmt)
       *[other] {""}
    } zu { $against }{ betrayal-roll-against-added }{ $named-id ->
        [against] { " " }(ohne Würfel bestimmt)
       *[other] {""}
    }, { $winner-id ->
        [none] und niemand gewinnt
       *[other] { $winner-nom } gewinnt mit { $margin ->
            [one] 1 Punkt
           *[other] { $margin } Punkten
        } Vorsprung{ $harmless ->
            [true] , kann aber nicht zurückschlagen
           *[false] {""}
        }
    }.
betrayal-beat-appear = Aus dem Dunkel: { $monsters }.
betrayal-beat-arrival = Sie sind gekommen: { $explorers }.
betrayal-beat-nothing = { $cause }: { $explorers } geschieht nichts.

## Beim Gesicht

betrayal-beat-gain = { $trait } +{ $spaces }
betrayal-beat-loss = { $trait } −{ $spaces }
betrayal-beat-hurt = { $points } { $damage-id ->
        [physical] körperlicher
       *[other] geistiger
    } Schaden
betrayal-beat-card = + { $card }
betrayal-beat-no-card = − { $card }
betrayal-beat-doom = { $begins ->
        [yes] { $omens } Omen, und die Würfel zeigen nur { $total }: Der Spuk beginnt.
       *[no] { $omens } Omen, und die Würfel zeigen { $total }: noch nicht.
    }
