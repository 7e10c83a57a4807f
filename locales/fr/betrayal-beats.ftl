### Ce que dit la scène de « Betrayal at House on the Hill » pendant qu’elle montre ce qui se passe.

betrayal-beat-roll = { $who-id ->
        [none] Les dés tombent
       *[other] { $who-nom } lance les dés
    }{ $roll-id ->
        [damage] { " " }pour les dégâts ({ $why })
        [haunt] { " " }pour la hantise
       *[other] { betrayal-roll-with }{ betrayal-roll-for }
    }.
# Au-dessus des dés d’un jet parmi plusieurs.
betrayal-beat-dice = { $roll-id ->
        [damage] Dégâts
       *[other] { $trait-id ->
            [none] { $why }
           *[other] { $trait }
        }
    }
betrayal-beat-verdict = { $roll-id ->
        [damage] { $total ->
            [one] { $total } point de dégâts
           *[other] { $total } points de dégâts
        }
        [monster] { $total ->
            [one] { $total } case
           *[other] { $total } cases
        }
        [haunt] { $total }, il fallait { $needed } : { $passed ->
            [true] la maison reste calme
           *[other] la hantise commence
        }
       *[other] { $total }{ $needed ->
            [none] { $span ->
                [none] {""}
               *[other] { " " }: la ligne « { $span } » s’applique
            }
           *[other] , il fallait { $needed }{ $passed ->
                [true] { " " }: réussi
                [false] { " " }: échec
               *[none] {""}
            }
        }
    }
# Un camp d’un combat, au-dessus de ses dés.
betrayal-beat-side = { $who }, { $trait }
betrayal-beat-fight = { $who-nom } contre { $target-acc }.
betrayal-beat-clash = { $named-id ->
        [none] { $dice ->
            [0] {""}
            [one] { $dice } dé contre { $others } :{ " " }
           *[other] { $dice } dés contre { $others } :{ " " }
        }
       *[other] {""}
    }{ $roll }{ betrayal-roll-added }{ $named-id ->
        [roll] { " " }(choisi sans dés)
       *[other] {""}
    } à { $against }{ betrayal-roll-against-added }{ $named-id ->
        [against] { " " }(choisi sans dés)
       *[other] {""}
    }, { $winner-id ->
        [none] et personne ne l’emporte
       *[other] { $winner-nom } l’emporte de { $margin }{ $harmless ->
            [true] , mais ne peut pas riposter
           *[false] {""}
        }
    }.
betrayal-beat-appear = Sortis de l’ombre : { $monsters }.
betrayal-beat-arrival = Les voici : { $explorers }.
betrayal-beat-nothing = { $cause } : rien n’arrive à { $explorers }.

## Près d’un visage

betrayal-beat-gain = { $trait } +{ $spaces }
betrayal-beat-loss = { $trait } −{ $spaces }
betrayal-beat-hurt = { $points ->
        [one] { $points } point de dégâts
       *[other] { $points } points de dégâts
    } { $damage-id ->
        [physical] physiques
       *[other] mentaux
    }
betrayal-beat-card = + { $card }
betrayal-beat-no-card = − { $card }
betrayal-beat-doom = { $begins ->
        [yes] { $omens } présages, et les dés ne montrent que { $total } : la hantise commence.
       *[no] { $omens ->
            [1] 1 présage
           *[other] { $omens } présages
        }, et les dés montrent { $total } : pas encore.
    }
