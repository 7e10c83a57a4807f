### Hantise 41, Le traître invisible : le livre du traître.

betrayal-book-h41-traitor-story = Vous avez lu tout haut le mot gravé dans l’anneau. Cela fit plus mal que tout, puis la douleur s’en fut, et votre conscience, et votre ombre. Il ne reste que la faim, et une maison pleine de vieux amis.
betrayal-book-h41-traitor-goal = Tuez tous les héros.
betrayal-book-h41-traitor-can = Marchez à l’insu de tous : chaque part de votre tour commence par une marche, même si vous restez sur place. Frappez par-derrière, volez ce dont vos victimes ont besoin, et soyez ailleurs avant la riposte.
betrayal-book-h41-traitor-foe = Ils veulent vous trouver et vous tuer, et ne peuvent que deviner où vous êtes. Qui devine juste vous combat comme d’ordinaire.
betrayal-book-h41-traitor-rules =
    Au début, choisissez n’importe quelle pièce. Votre Vitesse et les règles habituelles disent jusqu’où vous marchez, mais personne n’apprend où ; les héros ne vous ralentissent pas. Obstacles, chutes et mur pivotant font partie de la marche, sans jet.
    Une attaque par tour. Sans arme, c’est un coup en traître : moitié moins de dés qu’il y avait de héros, arrondi au supérieur, en dégâts physiques, sans défense. Avec une arme, chacun lance les dés, et vous pouvez subir des dégâts. L’anneau ne vous donne plus d’attaque.
    Un vol par tour, en plus de l’attaque, là où s’achève votre déplacement : choisissez un héros à votre place et un objet, puis faites un jet de Vitesse. 4 ou plus : il est à vous. 1 à 3 : rien, et nul ne sait qui vous visiez. 0 : la victime est nommée. Vous n’allez pas plus loin ce tour-ci.
    Une arme volée ce tour-ci ne sert pas encore. Les compagnons et la morsure ne se volent pas.
    Attaques, vols, pièces nouvelles, tas, échanges, chambre forte et ascenseur en marche montrent où vous êtes à cet instant. Ce qu’une pièce vous donne se voit, mais non le lieu.
    Les événements qui ne frappent qu’une partie de la maison vous épargnent. L’ascenseur ne bouge pour vous que si vous le mettez en marche.

betrayal-objective-h41-traitor-kill = Tuer tous les héros
betrayal-objective-h41-traitor-escape = Être ailleurs avant la riposte

betrayal-ask-h41-traitor-hide = Où êtes-vous à présent ? Personne ne le saura.
    .help = Désormais personne ne voit où vous êtes. Prenez garde à ne pas vous faire remarquer.
betrayal-ask-h41-traitor-walk =
    Où marchez-vous, à l’insu de tous ? { $spaces ->
        [0] Plus aucune case.
        [1] Encore une case.
       *[other] Encore { $spaces } cases.
    }
betrayal-ask-h41-traitor-loot = Que tentez-vous de prendre, et à qui ?
betrayal-choice-h41-traitor-flee = S’éclipser { $room-into }{ betrayal-on-side } (issue : { $exit_room })
betrayal-choice-h41-traitor-sneak = Frapper par-derrière ({ $target })
    .help = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } de dégâts physiques, sans défense. Cela montre où vous êtes.
betrayal-choice-h41-traitor-steal = Voler quelque chose à un héros ici
    .help = Jet de Vitesse : 4 ou plus prend l’objet, 0 nomme la victime. Vous n’allez pas plus loin ce tour-ci.
betrayal-choice-h41-traitor-take = { $card } ({ $victim })
betrayal-choice-h41-traitor-ride = Mettre l’ascenseur en marche
    .help = Vous choisissez où il va. Tous le voient bouger.
betrayal-event-h41-traitor-position = Vous le notez : vous êtes { $room-in }.
