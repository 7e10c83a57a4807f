### Les mots de Betrayal at House on the Hill : questions, réponses et récit. Les noms des pièces sont dans leurs fichiers.

betrayal-title = Betrayal at House on the Hill
    .help = Trois à six explorateurs, une maison qui grandit sous leurs pas et, à la fin, une hantise qui dresse l’un d’eux contre les autres.

## Ce que désignent les arguments : les mêmes dans chaque langue

betrayal-argument-who = explorer creature monster card
betrayal-argument-target = explorer creature monster
betrayal-argument-victim = explorer creature monster
betrayal-argument-by = explorer creature monster
betrayal-argument-cause = cause card room explorer creature monster token why
betrayal-argument-other = explorer
betrayal-argument-winner = explorer creature monster card
betrayal-argument-revealer = explorer
betrayal-argument-traitor = explorer
betrayal-argument-monster = creature monster
betrayal-argument-creature = creature monster
betrayal-argument-place = room
betrayal-argument-tile = room
betrayal-argument-omen = card
betrayal-argument-price = card
betrayal-argument-source = room card
betrayal-argument-object = title card room explorer creature monster token trait
betrayal-argument-card = card token room
betrayal-argument-title = title card room
betrayal-argument-why = why card room token

## Lequel parmi plusieurs : le numéro suit le nom

betrayal-nth =
    { $number ->
        [none] {""}
       *[other] { " " }{ $number }
    }

## Lieux qui ne sont pas des pièces

betrayal-room-doorway = Embrasure
    .in = dans l’embrasure
    .into = dans l’embrasure
    .from = de l’embrasure
    .of = de l’embrasure
    .the = l’embrasure

## De quel côté d’un obstacle

betrayal-on-side =
    { $direction-id ->
        [none] {""}
       *[other] , côté { $direction-side }
    }

## De quelle pièce est une embrasure

betrayal-of-room =
    { $doorway_room-id ->
        [none] {""}
       *[other] { " " }{ $doorway_room-of }
    }

## Pourquoi cela est arrivé, à la suite

betrayal-because =
    { $cause-id ->
        [none] {""}
       *[other] { " " }({ $cause })
    }

## Un jet : pourquoi, avec quelle caractéristique, ce qu’il faut et ce qui en résulte

betrayal-roll-for =
    { $why-id ->
        [task] { " " }pour la tentative
       *[other] { " " }({ $why })
    }
betrayal-roll-with =
    { $trait-id ->
        [none] {""}
       *[other] { " " }{ $trait-in }
    }
betrayal-roll-aside =
    { $trait-id ->
        [none] {""}
       *[other] { " " }{ $trait-in }
    }
betrayal-roll-passed =
    { $passed ->
        [true] { " " }: réussi
        [false] { " " }: échec
       *[none] {""}
    }
betrayal-roll-added =
    { $added ->
        [0] {""}
        [one] { " " }(dont { $added } de bonus)
        [other] { " " }(dont { $added } de bonus)
       *[none] {""}
    }
betrayal-roll-against-added =
    { $against_added ->
        [0] {""}
        [one] { " " }(dont { $against_added } de bonus)
        [other] { " " }(dont { $against_added } de bonus)
       *[none] {""}
    }
betrayal-roll-named =
    { $added ->
        [0] , choisi sans lancer de dés
       *[other] {""}
    }
betrayal-roll-needed =
    { $needed ->
        [none] {""}
        [0] {""}
       *[other] , il faut { $needed }
    }
betrayal-roll-line =
    { $needed ->
        [none] { $span ->
            [none] {""}
           *[other] { " " }; la ligne pour { $span } s’applique
        }
       *[other] {""}
    }

## Événements du même nom

betrayal-title-image-in-the-mirror-give = Le reflet (donner)
betrayal-title-image-in-the-mirror-receive = Le reflet (recevoir)

## Pourquoi on lance les dés, hors cartes et pièces

betrayal-cause-mask-worn = { betrayal-card-mask }
betrayal-cause-bell-book-and-candle = { betrayal-card-bell }, { betrayal-card-book }, { betrayal-card-candle }
betrayal-why-attack = attaque
betrayal-why-defence = défense
betrayal-why-haunt-roll = jet de hantise
betrayal-why-task = votre tentative
betrayal-why-the-haunt = la hantise
betrayal-why-movement = déplacement
betrayal-why-fall = chute
betrayal-why-music-box = boîte à musique

## Sortes de dégâts

betrayal-damage-physical = physiques
betrayal-damage-mental = mentaux

## Issues

betrayal-result-nobody = Plus personne n’est en vie. La maison garde ce qu’elle a pris.
betrayal-result-given-up = Vous abandonnez. La maison a le dernier mot.

## Questions

betrayal-ask-turn = { $explorer } : que faites-vous ? { $spaces ->
        [0] Plus aucune case.
        [1] Encore une case.
       *[other] Encore { $spaces } cases.
    }
betrayal-ask-monster = { $monster } : que faire ? { $spaces ->
        [0] Impossible d’aller plus loin.
        [1] Encore une case.
       *[other] Encore { $spaces } cases.
    }
betrayal-ask-next-monster = Quel monstre agit ensuite ?
betrayal-ask-choose-explorer = Qui jouez-vous ?
betrayal-ask-ready = Lisez votre livre. C’est fait ?
betrayal-ask-turn-tile = Dans quel sens posez-vous { $room-the } ?
betrayal-ask-rearrange-floor = Plus aucune pièce ne tient ici. Comment l’étage est-il disposé ?
betrayal-ask-choose-doorway = Contre quelle porte pose-t-on { $tile-the } ?
betrayal-ask-choose-side = De quel côté { $room-of } ?
betrayal-ask-choose-chart-room = Ces pièces sont à égale distance. Laquelle compte pour la hantise ?
betrayal-ask-play-again = Vous avez déjà joué la hantise { $number }. La voulez-vous tous encore ?
betrayal-ask-choose-wall = Par quel mur la maison pivote-t-elle ?
betrayal-ask-choose-nearest = Qui compte comme le plus proche ?
betrayal-ask-choose-weapon = Avec quelle arme ?
betrayal-ask-dock-elevator = Où s’arrête l’ascenseur mystique ?
betrayal-ask-land-in = Dans quelle pièce tombez-vous ?
betrayal-ask-drop-into = { $monster } : dans quelle pièce descend-on ?
betrayal-ask-move-to = Où allez-vous ?
betrayal-ask-move-next-door = Dans quelle pièce voisine ?
betrayal-ask-move-to-explorer = Auprès de qui allez-vous ?
betrayal-ask-shove = Qui poussez-vous, et où ?
betrayal-ask-place-token = Où débouche l’autre bout ?
betrayal-ask-follow-passage = Passez-vous tout de suite ?
betrayal-ask-split-damage = { $points ->
        [1] Un point
       *[other] { $points } points
    } de dégâts { $damage } pour { $explorer-acc } : quelles caractéristiques en souffrent ?
betrayal-ask-use-skull = { $points ->
        [1] Un point de dégâts mentaux : le crâne le rend-il physique ?
       *[other] { $points } points de dégâts mentaux : le crâne les rend-il physiques ?
    }
betrayal-ask-lose-trait = { $explorer } : quelle caractéristique baisse ?
betrayal-ask-gain-trait = { $explorer } : quelle caractéristique monte ?
betrayal-ask-heal-trait = { $explorer } : quelle caractéristique est soignée ?
betrayal-ask-lowest-trait = { $explorer } : quelle caractéristique tombe au plus bas ?
betrayal-ask-roll-trait = { $explorer } : avec quelle caractéristique lancez-vous les dés ?
betrayal-ask-try-roll = { $card } : tentez-vous le jet ?
betrayal-ask-before-roll = { $dice ->
        [1] Un dé
       *[other] { $dice } dés
    }{ betrayal-roll-aside }{ betrayal-roll-for } : utilisez-vous d’abord une carte ?
betrayal-ask-after-roll = Résultat : { $faces }{ betrayal-roll-for }. Relancez-vous des dés ?
betrayal-ask-choose-die = Quel dé relancez-vous ?
betrayal-ask-choose-dice = Combien de dés montrant { $face } relancez-vous ?
betrayal-ask-name-number = Quel résultat annoncez-vous{ betrayal-roll-for } ?
betrayal-ask-refuse-event = { $card } : votre trahison vous permet d’y échapper. Refusez-vous cet événement ?
betrayal-ask-must-attack = Qui attaquez-vous ? C’est plus fort que vous.
betrayal-ask-damage-or-steal = Vous battez { $victim-acc } de { $points }. Blesser ou voler ?
betrayal-ask-ask-in-return = Vous proposez { $card-the } { $explorer-to }. Que voulez-vous en échange ?
betrayal-ask-agree-to-trade = { $explorer-nom } vous propose { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }contre { $price-the }
    }. Acceptez-vous ?
betrayal-ask-drop-more = { $explorer } : que posez-vous encore ?
betrayal-ask-take-more = { $explorer } : que ramassez-vous encore ?
betrayal-ask-take-card = Que prenez-vous ?
betrayal-ask-return-item = Quel objet retourne dans la pile ?
betrayal-ask-blown-away = Qu’emporte le vent ?
betrayal-ask-search-stack = Quelle pile fouillez-vous ?
betrayal-ask-put-on-top = Quelle carte passe sur le dessus ?
betrayal-ask-order-cards = Dans quel ordre les remettez-vous ? La première sera piochée d’abord.
betrayal-ask-meant-to-be = Regardez-vous l’avenir, ou notez-vous un nombre pour plus tard ?
betrayal-ask-mask = Que faites-vous du masque ?
betrayal-ask-dog = Que fait le chien ?
betrayal-ask-dog-brings = Que rapporte le chien ?
betrayal-ask-dog-goes-to = Où le chien porte-t-il { $card-the } ?
betrayal-ask-pull-heroes = La cloche appelle. Qui fait un pas vers elle ?
betrayal-ask-pull-monsters = Quels monstres font un pas de plus ?
betrayal-ask-fetch-stairs = Un monstre est bloqué au sous-sol. Posez-vous l’escalier du sous-sol ?

## Réponses

betrayal-choice-go = Aller { $place-into }{ betrayal-on-side }{ $price ->
        [0] {""}
        [1] {""}
       *[other] { " " }({ $price } cases)
    }
    .help = Marcher vers une pièce déjà en place.
betrayal-choice-explore = Ouvrir la porte { $direction-to }
    .help = Franchir une porte libre : une pièce est trouvée, posée et visitée. Son symbole fait piocher.
betrayal-choice-end-turn = Finir le tour
    .help = La pièce agit alors sur ceux qui y restent. Tant que personne n’apprend rien de nouveau, on peut revenir dessus.
betrayal-choice-done = C’est tout
betrayal-choice-cross = { $trait-id ->
        [none] Passer de l’autre côté { $room-of }
       *[other] Tenter de passer de l’autre côté { $room-of } ({ $trait })
    }
    .help = Un jet de cette caractéristique ; un échec met fin au déplacement.
betrayal-choice-open-vault = Tenter d’ouvrir la chambre forte (Savoir)
    .help = Savoir 6 ou plus l’ouvre et donne deux objets ; un échec met fin au déplacement.
betrayal-choice-fall = Se laisser tomber
    .help = La chute fait mal : un dé de dégâts physiques.
betrayal-choice-drop-down = Descendre à travers le plancher
    .help = Personne n’est encore tombé ici : vous choisissez une pièce du sous-sol, et le trou y mène désormais.
betrayal-choice-attack = Attaquer { $target-acc }{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }
    .help = Un jet de chaque côté ({ $trait }). Qui fait le moins subit la différence en dégâts.
betrayal-choice-use = Utiliser { $card-the }{ $other_object-id ->
        [none] {""}
       *[other] { " " }({ $other_object })
    }
betrayal-choice-try = { $token-id ->
        [closet] Ouvrir le placard
        [safe] Tenter d’ouvrir le coffre
        [skeletons] Fouiller les squelettes
        [slide] Prendre le toboggan
        [wall-switch] Actionner l’interrupteur
       *[other] { $token } : essayer
    }
betrayal-choice-free = Tenter de libérer { $explorer-acc }
    .help = Un jet de Force de 4 ou plus.
betrayal-choice-trade = Proposer { $card-the } { $explorer-to }
betrayal-choice-drop = Poser { $card-the }
betrayal-choice-take = Ramasser { $card-the }
betrayal-choice-fetch-stairs = Poser l’escalier du sous-sol
    .help = Un monstre est bloqué au sous-sol : cherchez l’escalier et posez-le contre une porte libre.
betrayal-choice-ready = C’est lu
betrayal-choice-yes = Oui
betrayal-choice-no = Non
betrayal-choice-explorer = { $explorer-full }
betrayal-choice-room = { $room }
betrayal-choice-place = { $room }{ betrayal-of-room }{ betrayal-on-side }
betrayal-choice-side = Côté { $direction-side }
betrayal-choice-turn = Portes : { $directions }{ $window_directions-count ->
        [0] {""}
       *[other] { " " }; fenêtre : { $window_directions }
    }
betrayal-choice-doorway = Ici : { $room }, { $direction-to }
betrayal-choice-floor = Disposition { $number }
betrayal-choice-dock = { $floor-on } : { $doorway_room }, { $direction-to }
betrayal-choice-stay = Il reste où il est
betrayal-choice-wall = Par le mur côté { $directions }
betrayal-choice-corner = Par le coin entre { $directions }
betrayal-choice-split = { $on_first ->
        [0] { $second_trait } −{ $on_second }
       *[other] { $first_trait } −{ $on_first }{ $on_second ->
            [0] {""}
           *[other] , { $second_trait } −{ $on_second }
        }
    }
betrayal-choice-trait = { $trait }
betrayal-choice-roll = Lancer simplement
betrayal-choice-keep = Garder ce résultat
betrayal-choice-number = { $number }
betrayal-choice-die = Un dé montrant { $face }
betrayal-choice-dice = { $count }
betrayal-choice-damage = Blesser
betrayal-choice-steal = Voler { $card-the }
betrayal-choice-for = { $card-id ->
        [none] Rien
       *[other] { $card }
    }
betrayal-choice-card = { $object }
betrayal-choice-weapon = { $card-id ->
        [none] À mains nues
       *[other] { $card }
    }
betrayal-choice-monster = { $monster }
betrayal-choice-deck = { $deck }
betrayal-choice-look = Regarder les trois du dessus : { $deck }
betrayal-choice-note-number = Lancer quatre dés et noter le nombre
betrayal-choice-order = { $titles }
betrayal-choice-put-on = Le mettre
betrayal-choice-take-off = L’ôter
betrayal-choice-leave = Le laisser ainsi
betrayal-choice-send = Emporter { $card-the }
betrayal-choice-fetch = Rapporter { $card-the }
betrayal-choice-nothing = Rien
betrayal-choice-pull = { $object } : { $place }{ betrayal-of-room }{ betrayal-on-side }
betrayal-choice-shove = { $explorer } : { $place }{ betrayal-of-room }{ betrayal-on-side }

## Le récit

betrayal-event-takes-part = { $explorer-full } est de la partie.
betrayal-event-game-begins = La porte se referme, et { $explorer-nom } commence.
betrayal-event-turn-starts = Au tour { $explorer-of }.
betrayal-event-moves = { $explorer-nom } va { $room-into }{ betrayal-because }.
betrayal-event-crosses = { $explorer-nom } passe de l’autre côté { $room-of }.
betrayal-event-falls = { $explorer-nom } tombe{ betrayal-because }.
betrayal-event-finds = { $cause-id ->
        [none] { $explorer-nom } ouvre une porte et découvre { $room-the }.
       *[other] { $explorer-nom } découvre { $room-the } ({ $cause }).
    }
betrayal-event-room-placed = Désormais { $floor-on } : { $room-the }.
betrayal-event-tile-rejected = Mise de côté, car elle fermerait l’étage : { $room }.
betrayal-event-tile-searched-out = { $found ->
        [stack] La pile a livré { $room-the }.
       *[other] La défausse a livré { $room-the }.
    }
betrayal-event-tile-moves = Déplacée avec tout son contenu : { $room }, désormais ailleurs { $floor-on }.
betrayal-event-floor-rearranged = { $floor-the } est disposé autrement.
betrayal-event-elevator-moves = L’ascenseur mystique s’arrête { $floor-on }.
betrayal-event-elevator-stays = L’ascenseur mystique reste { $floor-on }.
betrayal-event-reshuffled = La défausse redevient une pile : { $deck }.
betrayal-event-draws = { $explorer-nom } pioche { $deck-a } : { $card }{ betrayal-because }.
betrayal-event-takes-out = { $explorer-nom } fouille { $deck-the } et prend { $card-the }.
betrayal-event-nothing-to-draw = Il n’y a plus rien à piocher.
betrayal-event-nothing-happens = Il n’arrive rien { $explorer-to }{ $cause-id ->
        [none] {""}
       *[other] { " " }({ $cause })
    }.
betrayal-event-passes-on = { $card } épargne { $explorer-acc } et frappe { $other-acc }.
betrayal-event-discards = { $explorer-nom } défausse { $card-the }{ betrayal-because }.
betrayal-event-keeps = { $explorer-nom } garde { $card-the }.
betrayal-event-returns = { $explorer-nom } remet { $card-the } dans la pile.
betrayal-event-uses = { $explorer-nom } utilise { $card-the }.
betrayal-event-offers = { $explorer-nom } propose { $card-the } { $other-to }{ $price-id ->
        [none] {""}
       *[other] { " " }contre { $price-the }
    }.
betrayal-event-refuses = { $explorer-nom } refuse.
betrayal-event-trades = { $explorer-nom } donne { $card-the } { $other-to }{ $price-id ->
        [none] {""}
       *[other] { " " }et reçoit { $price-the }
    }.
betrayal-event-drops = { $explorer-nom } laisse { $card-the } { $room-in }{ betrayal-because }.
betrayal-event-is-taken = La hantise prend { $card-the } { $explorer-to }.
betrayal-event-blown-away = Le vent emporte { $card-the } { $explorer-of } { $room-into }.
betrayal-event-takes = { $explorer-nom } ramasse { $card-the }.
betrayal-event-steals = { $explorer-nom } prend { $card-the } { $victim-to }.
betrayal-event-joined-by = { $explorer-nom } a de la compagnie : { $card }.
betrayal-event-gains = { $explorer } : { $trait-the } monte { $spaces ->
        [1] d’un cran
       *[other] de { $spaces } crans
    }{ $same ->
        [true] { " " }en s’éloignant du crâne ; le nombre reste { $value }
       *[false] , à { $value }
    }{ betrayal-because }.
betrayal-event-loses = { $explorer } : { $trait-the } tombe { $value ->
        [0] sur le crâne
       *[other] { $spaces ->
            [1] d’un cran
           *[other] de { $spaces } crans
        }{ $same ->
            [true] { " " }vers le crâne ; le nombre reste { $value }
           *[false] , à { $value }
        }
    }{ betrayal-because }.
betrayal-event-off-the-card = { $explorer } : { $trait-the } quitte la carte et vaut désormais { $value }.
betrayal-event-stays = { $explorer } : { $trait-the } reste à { $value }, son nombre le plus { $highest ->
        [true] haut
       *[false] bas
    }{ betrayal-because }.
betrayal-event-hurt = { $explorer-nom } subit { $points ->
        [1] un
       *[other] { $points }
    } { $points ->
        [1] point
       *[other] points
    } de dégâts { $damage }{ $spared ->
        [0] {""}
       *[other] { " " }sur { $dealt }
    }{ betrayal-because }.
betrayal-event-unhurt = { $dealt ->
        [0] { $explorer-nom } ne subit aucun dégât
       *[other] { $explorer-nom } échappe à tous les dégâts { $damage }
    }{ betrayal-because }.
betrayal-event-turns-damage = { $explorer-nom } utilise { $card-the } : { $points ->
        [1] un point de dégâts mentaux devient physique
       *[other] { $points } points de dégâts mentaux deviennent physiques
    }{ betrayal-because }.
betrayal-event-dies = { $explorer-nom } meurt { $room-in }{ betrayal-because }.
betrayal-event-leaves-behind = { $explorer-nom } laisse { $room-in } : { $cards }.
betrayal-event-rolled = { $who-id ->
        [none] Les dés donnent
       *[other] { $who-nom } { $again ->
            [true] relance et obtient
           *[false] obtient
        }
    } { $roll-id ->
        [damage] { $total ->
            [0] 0 point
            [1] 1 point
           *[other] { $total } points
        } de dégâts ({ $why })
        [card] { $total } pour l’attaque ({ $why }, { $trait })
        [haunt] { $total } ({ $why })
       *[other] { $total }{ betrayal-roll-with }{ betrayal-roll-for }{ betrayal-roll-needed }{ betrayal-roll-passed }{ betrayal-roll-line }
    }.
betrayal-event-result = { $who } : { $roll-id ->
        [damage] les dégâts ({ $why }) sont de { $total }
        [haunt] le résultat est { $total } ({ $why })
       *[other] le résultat est { $total }{ betrayal-roll-added }{ $faces-count ->
            [0] { betrayal-roll-with }{ betrayal-roll-named }
           *[other] {""}
        }{ betrayal-roll-for }{ $faces-count ->
            [0] { betrayal-roll-needed }
           *[other] {""}
        }{ betrayal-roll-passed }{ betrayal-roll-line }
    }.
betrayal-event-roll-void = { $turned ->
        [true] { $who-nom } a changé de camp : le jet est annulé
       *[false] { $who-nom } n’est plus : le jet est annulé
    } ({ $why }).
betrayal-event-notes-number = { $explorer-nom } note le nombre { $number }.
betrayal-event-attacks = { $who-nom } attaque { $target-acc }{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }.
betrayal-event-no-attack = { $explorer-nom } ne peut attaquer personne. La vision s’efface.
betrayal-event-clash = { $roll }{ betrayal-roll-added } contre { $against }{ betrayal-roll-against-added } : { $winner-id ->
        [none] personne ne l’emporte
       *[other] { $winner-nom } l’emporte de { $margin }{ $harmless ->
            [true] , mais ne peut pas riposter
           *[false] {""}
        }
    }.
betrayal-event-vault-opened = { $explorer-nom } a ouvert la chambre forte.
betrayal-event-token-placed = Un jeton { $room-in } : { $token }.
betrayal-event-token-removed = Disparu : { $token }.
betrayal-event-refuses-event = { $explorer-nom } échappe à l’événement : { $card }.
betrayal-event-freed = { $explorer-nom } est libre.
betrayal-event-spellbound = { $explorer-nom } écoute la boîte à musique, et le tour s’achève.
betrayal-event-monster-spellbound = { $monster-nom } écoute la boîte à musique et ne va pas plus loin.
betrayal-event-music-box-opened = { $explorer-nom } ouvre la boîte à musique.
betrayal-event-music-box-closed = La boîte à musique se tait.
betrayal-event-mask-on = { $explorer-nom } met le masque.
betrayal-event-mask-off = { $explorer-nom } ôte le masque.
betrayal-event-dog-fetches = Le chien revient { $room-from } et rapporte { $card-the } { $explorer-to }.
betrayal-event-dog-delivers = Le chien porte { $card-the } { $room-into }.
betrayal-event-searches = { $explorer-nom } fouille une pile : { $deck }.
betrayal-event-looks = { $explorer-nom } regarde le dessus d’une pile : { $deck }.
betrayal-event-sees = { $cards-count ->
        [0] Vous ne voyez rien.
       *[other] Vous voyez : { $cards }.
    }
betrayal-event-haunt-roll = { $begins ->
        [true] C’est moins que { $omens ->
            [1] le seul présage pioché
           *[other] les { $omens } présages piochés
        } jusqu’ici : la hantise commence.
       *[false] C’est assez pour { $omens ->
            [1] le seul présage pioché
           *[other] les { $omens } présages piochés
        } jusqu’ici : la maison reste calme.
    }
betrayal-event-haunt-begins = La hantise commence { $room-in }{ $traitor-id ->
        [none] . Aucun traître ne s’est montré.
       *[other] , et { $traitor-nom } trahit les autres.
    }
betrayal-event-haunt-instead = Le tableau donne la hantise { $instead } ; on joue la hantise { $number } à la place.
betrayal-event-monster-appears = { $monster-nom } apparaît { $room-in }.
betrayal-event-monster-gone = { $monster-nom } a disparu.
betrayal-event-monster-killed = { $monster-nom } ne se relèvera plus.
betrayal-event-monster-moves = { $monster-nom } va { $room-into }{ betrayal-because }.
betrayal-event-monster-takes = { $monster-nom } prend { $card-the }.
betrayal-event-monster-turn = Les monstres s’éveillent.
betrayal-event-stand-in-turn = { $monster-nom } s’éveille.
betrayal-event-explorer-stunned = { $explorer-nom } est { $explorer-gender ->
        [f] étourdie
       *[m] étourdi
    } et passe son prochain tour{ betrayal-because }.
betrayal-event-explorer-recovers = { $explorer-nom } se relève.
betrayal-status-stunned = Étourdissement
betrayal-event-stunned = Le choc étourdit { $monster-acc }.
betrayal-event-recovers = { $monster-nom } se relève.
betrayal-event-counter = { $counter } : { $count }.
betrayal-event-track = La piste marque { $number }.
betrayal-event-source-marked = Un jeton est posé : { $source }.
