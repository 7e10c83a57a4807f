### Le plateau de Dark, Darker, Darkest, pour l’écran.

darkest-board = La maison
darkest-board-horde =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }{ $downed ->
        [0] {""}
        [one] , dont un à terre
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
darkest-board-entrapped = sous emprise
darkest-board-virus =
    { $count ->
        [1] un jeton virus
       *[other] infection : { $count } jetons virus
    }
darkest-board-radiation = radioactivité : { $count }
darkest-board-skills = Compétences
darkest-board-round =     { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
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
    }, portée { $range }, { $odds } % de chances de toucher
darkest-hint-search =
    { $dice ->
        [1] un dé
       *[other] { $dice } dés
    } et le dé de terreur
darkest-hint-cost =     { $ap ->
        [1] 1 action
       *[other] { $ap } actions
    }
darkest-hint-darkness = ténèbres +1
darkest-hint-fire =     { $heat ->
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
darkest-deed-kills = Abattus
darkest-deed-hits = Touches
darkest-deed-wounds = Blessures
darkest-board-part = { $part } : { $left } sur { $of }
darkest-board-foe-moves = Pas
darkest-board-foe-dice = Dés

## Ce qui est perdu, et ce que signifie une question

darkest-hint-end = { $ap ->
        [1] 1 action perdue
       *[other] { $ap } actions perdues
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
darkest-meaning-fire = Ça brûle ici : { $heat ->
        [1] une blessure
       *[other] { $heat } blessures
    } pour quiconque reste.
darkest-meaning-quiet = Aucun ennemi visible ne peut vous rejoindre.
