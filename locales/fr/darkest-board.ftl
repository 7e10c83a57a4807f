### Le plateau de Dark, Darker, Darkest, pour l’écran.

darkest-board = La maison
darkest-board-horde =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }{ $downed ->
        [0] {""}
        [1] , dont un à terre
       *[other] , dont { $downed } à terre
    }
darkest-board-token = un jeton caché : personne ne sait combien
darkest-board-door =
    { $icons ->
        [0] fermée par le code de sécurité
       *[other] porte verrouillée, { $icons } symboles, couleurs inconnues
    }
darkest-board-door-colours = porte verrouillée : { $colours }
darkest-board-door-open = passage ouvert
darkest-board-xp = Expérience
darkest-board-health = Santé { $health } sur { $of }
darkest-board-health-word = Santé
darkest-board-ap = Points d’action : { $ap }
darkest-board-ap-word = Actions
darkest-board-hands = Mains
darkest-board-pack = Sac
darkest-board-cure = porte le remède
darkest-board-done = a fini ce tour
darkest-board-entrapped = dans l’étreinte
darkest-board-virus =
    { $count ->
        [1] un jeton virus
       *[other] infection : { $count } jetons virus
    }
darkest-board-radiation = radioactivité : { $count }
darkest-board-skills = Compétences
darkest-board-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
darkest-board-round-short = M{ $round }
darkest-board-showdown = Affrontement final
darkest-board-event = Événement de la manche
darkest-board-darkness = Ténèbres
darkest-board-darkness-at = case { $space } sur { $of }
darkest-board-code = Code
darkest-board-code-open = cassé : le laboratoire est ouvert
darkest-board-boxes = Marqueurs d’action
darkest-hint-attack =
    { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }, portée { $range } · { $odds } %
darkest-hint-search =
    { $dice ->
        [1] un dé
       *[other] { $dice } dés
    } · { $odds } %
darkest-hint-defend =
    { $dice ->
        [1] un dé
       *[other] { $dice } dés
    } · { $odds } %
darkest-hint-map = un autre événement · { $odds } %
darkest-hint-night-vision = pas d’échec · { $odds } %
darkest-hint-wound = santé { $was } → { $now }{ $cost ->
        [0] {""}
        [1] , −1 action
       *[other] , −{ $cost } actions
    }
darkest-hint-dies = santé { $was } : c’est la mort
darkest-hint-health = santé { $health } sur { $of }
darkest-hint-carried = porte { $count } sur { $of }
darkest-hint-lock-open = toutes les couleurs y sont
darkest-hint-lock-help = les autres apportent { $colours }
darkest-hint-lock-missing = { $count ->
        [1] manque
       *[other] manquent
    } { $colours } : ténèbres +{ $count }
darkest-hint-lock-hidden = { $count ->
        [1] une couleur cachée
       *[other] { $count } couleurs cachées
    }
darkest-hint-force = ténèbres +{ $steps }
darkest-hint-adds = apporte { $colours }, 1 action
darkest-why-another = Vous jouez plusieurs survivants. Voici le numéro { $number }.
darkest-hint-cost =
    { $ap ->
        [1] 1 action
       *[other] { $ap } actions
    }
darkest-hint-darkness = ténèbres +1
darkest-hint-fire =
    { $heat ->
        [1] feu : 1 blessure
       *[other] feu : { $heat } blessures
    }
darkest-panel-survivors = Survivants
darkest-chart-darkness = Ténèbres
darkest-chart-health = Santé
darkest-chart-zombies = Zombies dans la maison
darkest-deed-moves = Pas
darkest-deed-searches = Fouilles
darkest-deed-doors = Portes
darkest-deed-kills = Ennemis abattus
darkest-deed-hits = Touches
darkest-deed-wounds = Blessures
darkest-board-part = { $part } : { $left } sur { $of }
darkest-board-foe-moves = Pas
darkest-board-foe-dice = Dés

## Sur la scène : ce qui arrive, une chose après l’autre

darkest-beat-go-together = { $survivors } vont { $room-into }.
darkest-beat-search-roll = { $survivor } fouille { $room-the }.
darkest-beat-attack-rolled =
    { $rounds ->
        [none] { $survivor } attaque { $card-with }.
        [0] { $survivor } attaque { $card-with } : c’était la dernière balle.
        [1] { $survivor } attaque { $card-with }, il reste une balle.
       *[other] { $survivor } attaque { $card-with }, il reste { $rounds } balles.
    }
darkest-beat-attack-roll =
    { $target ->
        [none] { $attacker-id ->
            [zombies] Les zombies attaquent { $room-in }.
           *[other] { $attacker-the } attaque { $room-in }.
        }
       *[other] { $attacker-the } tire sur { $target } { $room-in }.
    }
darkest-beat-defense-roll = Vous vous défendez { $room-in }.
darkest-beat-escape-roll = On se débat { $room-in } pour libérer { $captives }.
darkest-beat-camera-check = La caméra { $camera-in } surveille { $room-the }.
darkest-beat-lurking-check = Quelque chose guette-t-il { $room-in } ?
darkest-beat-radiation-check = Radioactivité { $room-in } : { $survivor } y échappe-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ?
darkest-beat-location-roll =
    { $purpose-id ->
        [fire] Un incendie éclate quelque part.
        [creature] Quelque chose d’énorme est dans la maison.
       *[spawn] D’autres morts entrent.
    }
darkest-beat-movement-roll = { $beast-the } se met en route.
darkest-beat-hordes-move = { $hordes } hordes sont en marche.
darkest-beat-horde-moves =
    { $unit-id ->
        [token] des pas { $room_from-from } { $room-into }
       *[horde] { $zombies ->
            [1] un zombie { $room_from-from } { $room-into }
           *[other] { $zombies } zombies { $room_from-from } { $room-into }
        }
    }
darkest-beat-fall-together = { $survivor } abat { $zombies } zombies ({ $rooms }).
darkest-beat-burn-together = { $zombies } zombies brûlent { $room-in }.
darkest-beat-chips-entered = { $survivor } insère { $chips } puces.
darkest-beat-code-struck =
    { $left ->
        [0] Rayé du code : { $colours }. C’était la dernière couleur.
       *[other] Rayé du code : { $colours }. Reste : { $left }.
    }
darkest-beat-warded-off = Paré : { $icons }.
darkest-beat-no-effect = Sans effet : { $icons }.
darkest-beat-darkness = De { $was } à { $now } sur { $of }.

## Les dés sur la scène : pour quoi, et ce qui en résulte

darkest-roll-search = Fouille
darkest-roll-attack = Attaque
darkest-roll-enemy-attack = Leurs dés
darkest-roll-defense = Défense
darkest-roll-escape = Lutte
darkest-roll-camera = Un dé par personne en vue
darkest-roll-lurking = Un dé par personne présente
darkest-roll-radiation = Radioactivité
darkest-roll-terror = Dé de terreur
darkest-roll-spawn = Rangée et colonne
darkest-roll-fire = Rangée et colonne
darkest-roll-creature = Rangée et colonne
darkest-roll-movement = Pas
darkest-roll-fire-direction = Où va le feu
darkest-roll-again = { $roll }, dés relancés
darkest-verdict-search =
    { $reached ->
        [0] Aucune réussite, il en faut 1 : rien trouvé
        [1] 1 réussite, il en faut 1 : { $finds ->
            [0] plus rien à trouver
            [1] une carte
           *[other] { $finds } cartes
        }
       *[other] { $reached } réussites, il en faut 1 : { $finds ->
            [0] plus rien à trouver
            [1] une carte
           *[other] { $finds } cartes
        }
    }
darkest-verdict-attack =
    { $reached ->
        [0] Aucune réussite, il en faut 1
        [1] 1 réussite
       *[other] { $reached } réussites
    }
darkest-verdict-hits =
    { $hits ->
        [0] Aucune touche
        [1] 1 touche
       *[other] { $hits } touches
    }{ $knockbacks ->
        [0] {""}
        [1] , 1 recul
       *[other] , { $knockbacks } reculs
    }{ $retreats ->
        [0] {""}
        [1] , 1 repli
       *[other] , { $retreats } replis
    }
darkest-verdict-enemy-attack =
    { $reached ->
        [0] Pas de blessure
        [1] 1 blessure, si rien ne la pare
       *[other] { $reached } blessures, si rien ne les pare
    }
darkest-verdict-defense =
    { $reached ->
        [0] Aucune réussite : rien n’est paré
        [1] 1 réussite : un dé sur { $icons } est paré
       *[other] { $reached } réussites contre { $icons } dés
    }
darkest-verdict-escape =
    { $reached ->
        [0] Aucun repli
        [1] 1 repli
       *[other] { $reached } replis
    }, il en faut { $needed } : { $passed ->
        [true] c’est réussi
       *[false] l’étreinte tient bon
    }
darkest-verdict-camera =
    { $reached ->
        [0] Aucun échec : personne n’est repéré
        [1] 1 échec, aucun permis : vous voilà repérés
       *[other] { $reached } échecs, aucun permis : vous voilà repérés
    }
darkest-verdict-lurking =
    { $reached ->
        [0] Aucun échec : tout reste calme
        [1] 1 échec, aucun permis : la chose s’éveille
       *[other] { $reached } échecs, aucun permis : la chose s’éveille
    }
darkest-verdict-radiation =
    { $reached ->
        [0] Aucun échec : aucun mal
        [1] 1 échec, aucun permis : une dose
       *[other] { $reached } échecs, aucun permis : une dose
    }
darkest-verdict-terror = { $face }
darkest-verdict-spawn =
    { $room ->
        [none] Rangée { $row }, colonne { $column } : hors de la maison
       *[other] Rangée { $row }, colonne { $column } : { $room }
    }
darkest-verdict-fire = { darkest-verdict-spawn }
darkest-verdict-creature = { darkest-verdict-spawn }
darkest-verdict-movement =
    { $movement ->
        [0] { $rolled } : aucune pièce
        [1] { $rolled } : une pièce au plus
       *[other] { $rolled } : { $movement } pièces au plus
    }
darkest-verdict-fire-direction = { $direction-to }

## Ce que deviennent les gens, sur leur visage

darkest-change-wounded = { $survivor } : −{ $amount } santé, reste { $now }
darkest-change-healed = { $survivor } : +{ $amount } santé
darkest-change-gains-xp = { $survivor } : +{ $amount } expérience
darkest-change-gains-ap =
    { $amount ->
        [1] { $survivor } : +1 point d’action
       *[other] { $survivor } : +{ $amount } points d’action
    }
darkest-change-bitten =
    { $survivor-gender ->
        [f] { $survivor } est mordue
       *[m] { $survivor } est mordu
    }
darkest-change-virus-cured = { $survivor } : un jeton virus de moins
darkest-change-radiation-token = { $survivor } : une dose de radioactivité
darkest-change-radiation-cured = { $survivor } : plus de radioactivité
darkest-change-entrapped =
    { $survivor-gender ->
        [f] { $survivor } est agrippée
       *[m] { $survivor } est agrippé
    }
darkest-change-freed = { $survivor } est libre
darkest-change-zombification = { $survivor } perd : { $skill }
darkest-change-eliminated =
    { $survivor-gender ->
        [f] { $survivor } est morte
       *[m] { $survivor } est mort
    }
darkest-change-marker-lost = { $survivor } : un marqueur d’action de moins
darkest-change-markers-gained =
    { $amount ->
        [1] { $survivor } : +1 marqueur d’action
       *[other] { $survivor } : +{ $amount } marqueurs d’action
    }

## Ce qui est perdu, et ce que signifie une question

darkest-hint-end = { $ap ->
        [1] 1 action perdue
       *[other] { $ap } actions perdues
    }
darkest-hint-shift = tous les ennemis réagissent{ $ap ->
        [0] {""}
        [1] , 1 marqueur reste en main
       *[other] , { $ap } marqueurs restent en main
    }
darkest-meaning-here = { $count ->
        [1] Le zombie près de vous attaquera quand vous aurez fini.
       *[other] { $count } zombies près de vous attaqueront quand vous aurez fini.
    }
darkest-meaning-near = { $count ->
        [1] Un zombie tout proche va vous rejoindre.
       *[other] { $count } zombies tout proches vont vous rejoindre.
    }
darkest-meaning-beast = { $beast-the } est { $rooms ->
        [0] ici et attaquera quand vous aurez fini.
        [1] à une pièce de vous et peut vous atteindre.
       *[other] à { $rooms } pièces de vous et peut vous atteindre.
    }
darkest-meaning-fire = Ça brûle ici : { $heat ->
        [1] une blessure
       *[other] { $heat } blessures
    } pour quiconque reste.
darkest-meaning-quiet = Aucun ennemi visible ne peut vous rejoindre.

## What the team needs, and people in short

darkest-goals = Ce qu’il faut à l’équipe maintenant
darkest-goal-code = Rayer les couleurs du code
darkest-goal-progress = { $done } sur { $of }
darkest-goal-chips =
    { $count ->
        [1] Porter la puce à un terminal
       *[other] Porter les { $count } puces à un terminal
    }
darkest-goal-doors = Ouvrir les portes : une puce chacune
darkest-goal-laboratory = Au laboratoire : le remède s’y trouve
darkest-goal-nemesis = Vaincre { $beast-acc }
darkest-goal-hits =
    { $count ->
        [1] encore une touche
       *[other] encore { $count } touches
    }
darkest-goal-cure = Garder { $survivor } en vie, sinon le remède est perdu
darkest-goal-reactor = Arrêter le réacteur
darkest-people-bites = Vont attaquer :
darkest-people-comes = Approchent :
darkest-people-frail = aux portes de la mort
darkest-people-carries = Porte sur soi
