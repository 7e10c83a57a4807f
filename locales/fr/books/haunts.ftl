### Ce que disent plusieurs hantises.

## Les corps qui restent sur le plateau.

betrayal-event-body-lies = { $token-the } gît { $room-in }.

betrayal-token-body-ox-bellows = Corps { betrayal-explorer-ox-bellows.of }
    .the = le corps { betrayal-explorer-ox-bellows.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-darrin-flash-williams = Corps { betrayal-explorer-darrin-flash-williams.of }
    .the = le corps { betrayal-explorer-darrin-flash-williams.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-heather-granville = Corps { betrayal-explorer-heather-granville.of }
    .the = le corps { betrayal-explorer-heather-granville.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-jenny-leclerc = Corps { betrayal-explorer-jenny-leclerc.of }
    .the = le corps { betrayal-explorer-jenny-leclerc.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-madame-zostra = Corps { betrayal-explorer-madame-zostra.of }
    .the = le corps { betrayal-explorer-madame-zostra.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-vivian-lopez = Corps { betrayal-explorer-vivian-lopez.of }
    .the = le corps { betrayal-explorer-vivian-lopez.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-missy-dubourde = Corps { betrayal-explorer-missy-dubourde.of }
    .the = le corps { betrayal-explorer-missy-dubourde.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-zoe-ingstrom = Corps { betrayal-explorer-zoe-ingstrom.of }
    .the = le corps { betrayal-explorer-zoe-ingstrom.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-peter-akimoto = Corps { betrayal-explorer-peter-akimoto.of }
    .the = le corps { betrayal-explorer-peter-akimoto.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-brandon-jaspers = Corps { betrayal-explorer-brandon-jaspers.of }
    .the = le corps { betrayal-explorer-brandon-jaspers.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-professor-longfellow = Corps { betrayal-explorer-professor-longfellow.of }
    .the = le corps { betrayal-explorer-professor-longfellow.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-father-rhinehardt = Corps { betrayal-explorer-father-rhinehardt.of }
    .the = le corps { betrayal-explorer-father-rhinehardt.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-victim =
    { $number ->
        [none] Corps d’une victime
       *[other] Corps de la victime { $number }
    }
    .the =
        { $number ->
            [none] le corps d’une victime
           *[other] le corps de la victime { $number }
        }
    .help = Il gît là où la mort est venue.

## Corps que l’on porte

betrayal-card-body-ox-bellows = Corps { betrayal-explorer-ox-bellows.of }
    .a = le corps { betrayal-explorer-ox-bellows.of }
    .the = le corps { betrayal-explorer-ox-bellows.of }
    .nom = le corps { betrayal-explorer-ox-bellows.of }
    .with = avec le corps { betrayal-explorer-ox-bellows.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-darrin-flash-williams = Corps { betrayal-explorer-darrin-flash-williams.of }
    .a = le corps { betrayal-explorer-darrin-flash-williams.of }
    .the = le corps { betrayal-explorer-darrin-flash-williams.of }
    .nom = le corps { betrayal-explorer-darrin-flash-williams.of }
    .with = avec le corps { betrayal-explorer-darrin-flash-williams.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-heather-granville = Corps { betrayal-explorer-heather-granville.of }
    .a = le corps { betrayal-explorer-heather-granville.of }
    .the = le corps { betrayal-explorer-heather-granville.of }
    .nom = le corps { betrayal-explorer-heather-granville.of }
    .with = avec le corps { betrayal-explorer-heather-granville.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-jenny-leclerc = Corps { betrayal-explorer-jenny-leclerc.of }
    .a = le corps { betrayal-explorer-jenny-leclerc.of }
    .the = le corps { betrayal-explorer-jenny-leclerc.of }
    .nom = le corps { betrayal-explorer-jenny-leclerc.of }
    .with = avec le corps { betrayal-explorer-jenny-leclerc.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-madame-zostra = Corps { betrayal-explorer-madame-zostra.of }
    .a = le corps { betrayal-explorer-madame-zostra.of }
    .the = le corps { betrayal-explorer-madame-zostra.of }
    .nom = le corps { betrayal-explorer-madame-zostra.of }
    .with = avec le corps { betrayal-explorer-madame-zostra.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-vivian-lopez = Corps { betrayal-explorer-vivian-lopez.of }
    .a = le corps { betrayal-explorer-vivian-lopez.of }
    .the = le corps { betrayal-explorer-vivian-lopez.of }
    .nom = le corps { betrayal-explorer-vivian-lopez.of }
    .with = avec le corps { betrayal-explorer-vivian-lopez.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-missy-dubourde = Corps { betrayal-explorer-missy-dubourde.of }
    .a = le corps { betrayal-explorer-missy-dubourde.of }
    .the = le corps { betrayal-explorer-missy-dubourde.of }
    .nom = le corps { betrayal-explorer-missy-dubourde.of }
    .with = avec le corps { betrayal-explorer-missy-dubourde.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-zoe-ingstrom = Corps { betrayal-explorer-zoe-ingstrom.of }
    .a = le corps { betrayal-explorer-zoe-ingstrom.of }
    .the = le corps { betrayal-explorer-zoe-ingstrom.of }
    .nom = le corps { betrayal-explorer-zoe-ingstrom.of }
    .with = avec le corps { betrayal-explorer-zoe-ingstrom.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-peter-akimoto = Corps { betrayal-explorer-peter-akimoto.of }
    .a = le corps { betrayal-explorer-peter-akimoto.of }
    .the = le corps { betrayal-explorer-peter-akimoto.of }
    .nom = le corps { betrayal-explorer-peter-akimoto.of }
    .with = avec le corps { betrayal-explorer-peter-akimoto.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-brandon-jaspers = Corps { betrayal-explorer-brandon-jaspers.of }
    .a = le corps { betrayal-explorer-brandon-jaspers.of }
    .the = le corps { betrayal-explorer-brandon-jaspers.of }
    .nom = le corps { betrayal-explorer-brandon-jaspers.of }
    .with = avec le corps { betrayal-explorer-brandon-jaspers.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-professor-longfellow = Corps { betrayal-explorer-professor-longfellow.of }
    .a = le corps { betrayal-explorer-professor-longfellow.of }
    .the = le corps { betrayal-explorer-professor-longfellow.of }
    .nom = le corps { betrayal-explorer-professor-longfellow.of }
    .with = avec le corps { betrayal-explorer-professor-longfellow.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-father-rhinehardt = Corps { betrayal-explorer-father-rhinehardt.of }
    .a = le corps { betrayal-explorer-father-rhinehardt.of }
    .the = le corps { betrayal-explorer-father-rhinehardt.of }
    .nom = le corps { betrayal-explorer-father-rhinehardt.of }
    .with = avec le corps { betrayal-explorer-father-rhinehardt.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.

## Les monstres qui portent des choses.

betrayal-ask-monster-takes-more = { $monster } : que prend-on encore ?
betrayal-ask-monster-drops-more = { $monster } : que pose-t-on encore ?
betrayal-event-monster-drops = { $monster-nom } laisse { $card-the } { $room-in }.
betrayal-event-monster-steals = { $monster-nom } prend { $card-the } { $victim-to }.
betrayal-event-given-to-monster = { $explorer-nom } donne { $card-the } { $monster-to }{ $price-id ->
        [none] {""}
       *[other] { " " }et reçoit { $price-the }
    }.
betrayal-ask-ask-monster-in-return = { $monster-nom } reçoit { $card-the }. Que prenez-vous en échange ?
betrayal-ask-agree-with-monster = { $monster-nom } vous tend { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }contre { $price-the }
    }. Acceptez-vous ?
betrayal-choice-hand-on = Donner { $card-the } { $monster-to }
betrayal-event-monster-offers = { $monster-nom } propose { $card-the } { $explorer-to }{ $price-id ->
        [none] {""}
       *[other] { " " }contre { $price-the }
    }.
betrayal-event-monster-trades = { $monster-nom } donne { $card-the } { $explorer-to }{ $price-id ->
        [none] {""}
       *[other] { " " }et reçoit { $price-the }
    }.
betrayal-event-handed-on = { $monster-nom } donne { $card-the } { $target-to }.

## Les pièces détruites : des mots que plusieurs hantises partagent.

betrayal-event-room-destroyed = Il ne reste rien { $room-of }.

## Les héros qui changent de camp.

betrayal-event-converted = { $explorer-nom } n’est plus du côté des héros.
betrayal-event-side-changed = { $openly ->
        [true] { $explorer-nom } a changé de camp.
       *[false] Vous avez changé de camp, et personne d’autre ne le sait.
    }
betrayal-event-left-behind = { $card-nom } recule devant { $explorer-acc } et reste { $room-in }.

## Choses détruites pour de bon.

betrayal-event-thing-destroyed = { $explorer-nom } détruit { $card-the } { $room-in }.

## Les monstres qui explorent.

betrayal-event-monster-finds = { $monster-nom } force une porte et découvre { $room-the }.

## Les figures qui regardent d’un côté.

betrayal-choice-face = Face { $direction-to }

## La porte d’entrée, et ceux qui sont dehors.

betrayal-event-front-door-opens = { $explorer-nom } ouvre la porte d’entrée. L’air froid s’engouffre.
betrayal-event-leaves-house = { $explorer-nom } quitte la maison.
betrayal-event-comes-back = { $explorer-nom } rentre dans la maison.

## Les monstres qui saisissent.

betrayal-status-grabbed = Aux mains d’un monstre
betrayal-status-set-out = Sur le chemin du retour
betrayal-choice-struggle = Se débattre contre { $monster-acc }
    .help = Votre attaque de ce tour, avec la Force et à mains nues. Gagnez, et vous êtes libre ; sinon votre tour est fini, mais sans dégâts.
betrayal-event-grabbed = { $monster-nom } a saisi { $explorer-acc }.
betrayal-event-let-go = { $monster-nom } lâche { $explorer-acc }.
betrayal-event-dragged = { $monster-nom } traîne { $explorer-acc } { $room-into }.
betrayal-event-eaten = De retour dans son repaire, { $monster-nom } dévore { $explorer-acc }.

## Un traître que personne ne connaît : les mots de toute hantise aux jetons de rôle cachés.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger } : préparez-vous.
betrayal-choice-go-on = Continuer
    .help = Advienne que pourra. On le demande à quiconque est à votre place, quel que soit son rôle.
betrayal-choice-show-role = Révéler votre trahison
    .help = Retournez votre jeton devant tous. Dès lors vous avez les pouvoirs du traître : les pièces ne vous nuisent plus, vous pouvez refuser les événements et vous dirigez l’ascenseur.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Un 1 est posé devant vous : vous êtes le traître. Personne d’autre ne le sait.
       *[false] Face cachée devant vous : { $numbers }. Personne d’autre n’a regardé.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] On retourne les jetons { $explorer-of } : { $numbers }. Un traître !
       *[false] On retourne les jetons { $explorer-of } : { $numbers }. Pas de traître ici.
    }

## Des jetons qui changent de main

betrayal-ask-exchange-with = Avec qui échangez-vous un jeton ?
betrayal-event-exchanged = { $explorer-nom } et { $other-nom } se glissent un jeton, face cachée.
betrayal-event-token-exchanged = Vous avez donné le { $given } { $other-to } et reçu le { $taken }.{ $turned ->
        [true] { " " }Quelque chose en vous a changé de camp : vous êtes un traître, pour toujours.
       *[false] { "" }
    }{ $turns ->
        [true] { " " }À présent, { $other-nom } est aussi dans ce camp.
       *[false] { "" }
    }
betrayal-secret-tokens = Face cachée devant vous : { $what }

## Un sol que tous ne peuvent pas fouler.

betrayal-event-kept-out = { $who-nom } recule devant le seuil et reste dehors.

## Les cartes dont une hantise ne peut se passer.

betrayal-event-given-back = La maison le rend : { $card-nom } se trouve { $room-in }.

## Les explorateurs que quelqu’un d’autre conduit.

betrayal-ask-lead-explorer = { $explorer-nom } vous obéit. Par quel chemin ?

## Une maison disposée à neuf : des mots que plusieurs hantises partagent.

betrayal-event-house-laid-anew = La maison s’ébroue. Des murs se replient, des couloirs entiers n’ont jamais existé.
betrayal-event-laid-beside-start = Nouvelle place { $floor-on }, tout près de l’entrée : { $room }.
betrayal-choice-turn-with = { $explorer-nom } côté { $direction-side } ; portes : { $directions }
betrayal-event-floor-lost = { $floor-the } a disparu, avec tout ce qui s’y trouvait.

## Ce qui emplit pièce après pièce : les mots de toute hantise où cela arrive.

betrayal-event-spreads = Cela s’étend : { $rooms }.

## Explorer sans s’arrêter : les mots que plusieurs hantises partagent.

betrayal-choice-stay-and-draw = Rester { $room-in } et piocher
    .help = Vous venez de découvrir cette pièce. Si vous restez, vous piochez pour son symbole et votre déplacement est fini. Si vous continuez, plus personne ne piochera pour elle.

## Les gens que personne ne joue.

betrayal-event-stranger-weakened = { $monster-nom } : { $trait-the } tombe { $value ->
        [0] sur le crâne
       *[other] à { $value }
    }.

## Ce que seul le livre d’un camp nomme, tel que tous les autres le voient.

betrayal-card-item-token = Jeton d’objet
    .a = un jeton d’objet
    .the = le jeton d’objet
    .nom = le jeton d’objet
    .with = avec le jeton d’objet
    .help = Quelque chose qui n’est pas une carte. À quoi cela sert, un seul camp le sait.
betrayal-token-item-token = { betrayal-card-item-token }

## Une figurine qui n’est pas sur le plateau.

betrayal-event-unseen-stays = { $explorer-nom } reste { $room-in }.
betrayal-event-unseen-shown = Quelque chose bouge { $room-in } : { $explorer-nom } s’y trouve à cet instant.

## Le chat de deux hantises.

betrayal-creature-cat = Chat{ betrayal-nth }
    .nom = { $number ->
        [none] le chat
       *[other] le chat { $number }
    }
    .acc = { $number ->
        [none] le chat
       *[other] le chat { $number }
    }
    .to = { $number ->
        [none] au chat
       *[other] au chat { $number }
    }
    .by = { $number ->
        [none] par le chat
       *[other] par le chat { $number }
    }
    .of = { $number ->
        [none] du chat
       *[other] du chat { $number }
    }
