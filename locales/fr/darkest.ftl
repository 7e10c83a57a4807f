### Les mots de Dark, Darker, Darkest : questions, choix et événements. Les noms des pièces du jeu sont dans darkest-pieces.ftl.

darkest-title = Dark, Darker, Darkest
    .help = Deux à cinq survivants, une maison en feu pleine de morts, et un remède derrière la dernière porte.

## Ce que désignent les arguments : des sortes de pièces, les mêmes dans toutes les langues

darkest-argument-goal = room
darkest-argument-through = room
darkest-argument-from = room
darkest-argument-camera = room
darkest-argument-leader = survivor
darkest-argument-giver = survivor
darkest-argument-captive = survivor
darkest-argument-other = survivor
darkest-argument-by = survivor
darkest-argument-target = survivor
darkest-argument-thing = card chip
darkest-argument-attacker = beast enemy
darkest-argument-enemy = beast special enemy
darkest-argument-cause = cause beast enemy item function ability skill
darkest-argument-dice = icon direction
darkest-argument-before = icon direction
darkest-argument-face = icon
darkest-argument-missing = colour
darkest-argument-forced = colour
darkest-argument-code = colour
darkest-argument-event = track
darkest-argument-door = room.direction

## Questions

darkest-ask-act = Que faites-vous ?
darkest-ask-aim-camera = Où regarde la caméra { $room-in } ?
    .help = Avant le premier tour. À chaque tour, on lance les dés pour ceux qu’une caméra voit : choisissez le côté où vous serez le moins. Pour une première partie, n’importe lequel convient.
darkest-ask-aim-which = { $survivor } vise (reste : { $aims }). Quelle touche doit porter une pièce plus loin ?
darkest-ask-allocate = { $icon } ({ $attacker }) : qui encaisse ?
    .help = { $icon-help }
darkest-ask-allocate-next = Que répartissez-vous maintenant ? Les dés : { $icons }
darkest-ask-another-chip =
    { $survivor } insère-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } une autre puce ?
darkest-ask-armor =
    { $survivor } compte-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } sur le gilet pare-balles ? { $successes ->
        [0] Aucune réussite
        [1] Une réussite
       *[other] { $successes } réussites
    } jusqu’ici contre : { $icons }
darkest-ask-attack-order = Où les morts attaquent-ils maintenant ?
    .help = Plusieurs groupes attaquent l’un après l’autre. Vous ne dites que l’ordre.
darkest-ask-bird-pins = Qui l’oiseau mort-vivant saisit-il ?
darkest-ask-blast-what = L’explosion { $room-in } : que touche-t-elle ?
darkest-ask-blast-where =
    Où { $survivor } lance-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } l’explosif ?
darkest-ask-burn-special = Le feu { $room-in } en prend un. Lequel ?
darkest-ask-burn-where = Où le feu blesse-t-il { $beast-acc } ?
darkest-ask-burn-zombie = Dans quelle pièce un zombie brûle-t-il ?
    .help = Le feu emporte l’un des morts de cette tuile, et vous dites où.
darkest-ask-bypass-which = Quelle couleur rayer du code ?
darkest-ask-call-horde = Les zombies { $room-in } appellent à l’aide. Qui vient ?
    .help = Chacune est assez proche pour venir. Vous dites laquelle.
darkest-ask-camera-order = Des caméras vous ont dans leur champ. Pour laquelle lancez-vous les dés maintenant ?
    .help = Un jet pour chaque caméra qui vous voit ; l’ordre vous appartient.
darkest-ask-cancel-icon = Quel dé parez-vous ? { $attacker } : { $icons }
darkest-ask-cancel-own-icon =
    Un échec : quel symbole { $survivor } abandonne-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ? Reste : { $dice }
darkest-ask-choose-survivor = Qui jouez-vous ?
darkest-ask-code-tokens = La puce est dans le terminal : { $chip }. Quelles couleurs rayer du code ?
darkest-ask-come-along = { $leader } va { $room-into }. { $survivor } vient aussi ?
darkest-ask-creature-route = { $beast-the } est en chemin ; son but : { $goal-the }. Par quelle pièce ?
    .help = Plusieurs chemins sont aussi courts : la règle vous laisse choisir.
darkest-ask-creature-target =
    Après qui { $beast-the } en a-t-{ $beast-id ->
        [lisa-mortimer] elle
       *[other] il
    } ? Choisissez la pièce.
    .help = Plusieurs d’entre vous en sont aussi proches.
darkest-ask-defend =
    { $attacker-id ->
        [zombies] Les zombies attaquent { $room-in } : { $icons }. Vous défendez-vous ?
       *[other] { $attacker-the } attaque { $room-in } : { $icons }. Vous défendez-vous ?
    }
darkest-ask-doctor-calls = Où surgit la horde du docteur Mortimer ?
darkest-ask-dog-snatches = Sur qui le chien zombie se jette-t-il ?
darkest-ask-dog-takes = Qu’est-ce que le chien zombie arrache à { $survivor } ?
darkest-ask-enter-chip =
    Quelle puce { $survivor } insère-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ?
darkest-ask-enter-laboratory = Le laboratoire est ouvert. Qui ose y entrer ?
darkest-ask-escape-where =
    { $captives-count ->
        [1]
            { $survivor } s’est { $survivor-gender ->
                [f] dégagée
               *[m] dégagé
            }. Vers où ?
       *[other] { $captives } sont libres et fuient ensemble. Vers où ?
    }
darkest-ask-fire-alarm = Le feu va se propager { $direction-to }. { $survivor } déclenche l’alarme incendie ?
darkest-ask-flare-gun =
    { $room ->
        [none] Des zombies arrivent, mais les dés désignent le vide. { $survivor } tire au pistolet de détresse ?
       *[other] Des zombies arrivent { $room-into } (rangée { $row }, colonne { $column }). { $survivor } tire au pistolet de détresse ?
    }
darkest-ask-flashbang-whom = Qui libérer avec la grenade aveuglante de { $survivor } ?
darkest-ask-flashlight-where = Quelle serrure éclairer avec la lampe de { $survivor } ?
darkest-ask-flee-where = Panique ! Où court { $survivor } ?
darkest-ask-force-door =
    Pour { $door-the }, il manque à { $survivor } : { $missing }. Forcer ? { $steps ->
        [0] Les ténèbres ne peuvent plus avancer.
        [1] Les ténèbres avanceront d’une case.
       *[other] Les ténèbres avanceront de { $steps } cases.
    }
darkest-ask-free-skill =
    Le réacteur s’est tu. Quelle compétence { $survivor } y gagne-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ?
darkest-ask-gas-leak = Le gaz explose. Où le feu prend-il encore ?
darkest-ask-give = { $by } demande { $thing-the }. { $survivor } accepte ?
darkest-ask-group-order =
    { $place ->
        [1] Quel groupe agit en premier ? Choisissez la pièce où il se trouve.
       *[other] Quel groupe agit ensuite ? Choisissez la pièce où il se trouve.
    }
darkest-ask-guard-shoots = Sur qui le vigile tire-t-il maintenant ?
darkest-ask-hazmat-specialist = Qui s’y connaît en radioactivité et porte le kit de décontamination ?
darkest-ask-heal-whom = Qui soigner { $card-with } de { $survivor } ?
darkest-ask-help-unlock = Il manque à { $leader } : { $missing }. { $survivor } l’aide à ouvrir ?
darkest-ask-hit-where =
    Où { $survivor } touche-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } { $beast-acc } ?
darkest-ask-horde-nearby = Des pas dans le noir. Où surgit une horde cachée ?
    .help = Ce peut être n’importe laquelle de ces pièces autour de vous. Vous dites laquelle.
darkest-ask-horde-stirs = Les morts s’agitent. Quelle horde se rapproche ?
    .help = Chacune pourrait se rapprocher. Vous dites laquelle.
darkest-ask-inventory-full =
    { $card ->
        [none] { $survivor } porte trop. Que laisser ?
       *[other] { $survivor } porte trop pour garder { $card-the }. Que laisser ?
    }
darkest-ask-join-escape =
    { $captives-count ->
        [1] Il faut dégager { $captives }. { $survivor } prête main-forte ?
       *[other] Il faut dégager ensemble { $captives }. { $survivor } prête main-forte ?
    }
darkest-ask-kit-helps = Qui le kit de décontamination protège-t-il un peu ?
darkest-ask-leak-space = À quelle case des ténèbres le réacteur commence-t-il à fuir ?
    .help = Avant le premier tour : à partir de cette étape de l’obscurité, il y a danger. Plus tard vous laisse plus de temps.
darkest-ask-learn-now =
    { $survivor } apprend-{ $survivor-gender ->
        [f] elle
       *[m] il
    } cela au dernier instant ? { $skill }
darkest-ask-lose-marker = { $survivor } faiblit. D’où retirer un marqueur d’action ?
darkest-ask-map = Terreur : { $face }. { $survivor } utilise le plan pour relancer ?
darkest-ask-move-on = { $survivor } peut encore avancer d’une pièce. Vers où ?
darkest-ask-move-order = Qui, parmi les morts, se déplace maintenant ?
    .help = Plusieurs groupes de morts avancent l’un après l’autre. Vous ne dites que l’ordre.
darkest-ask-nemesis-cube =
    Où { $beast-the } gagne-t-{ $beast-id ->
        [lisa-mortimer] elle
       *[other] il
    } en force ?
    .help = Sa force ne se partage pas également entre les parties du corps : vous dites laquelle encaisse un coup de plus.
darkest-ask-nemesis-route = { $beast-the } veut tout détruire ; prochain but : { $goal-the }. Par quelle pièce ?
    .help = Plusieurs chemins sont aussi courts : la règle vous laisse choisir.
darkest-ask-nemesis-target =
    Quelle pièce { $beast-the } veut-{ $beast-id ->
        [lisa-mortimer] elle
       *[other] il
    } détruire maintenant ?
    .help = Plusieurs pièces sont aussi proches ; celle que vous nommez est en danger.
darkest-ask-night-vision =
    Quel dé { $survivor } relance-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ? Les dés : { $dice }
    .help = S’il reste un échec, la créature surgit. Les dés choisis sont relancés ensemble.
darkest-ask-outbreak-where = Où le feu prend-il ?
darkest-ask-pass-to = Qui reçoit { $thing-the } de { $survivor } ?
darkest-ask-pass-what = Que donne { $survivor } ?
darkest-ask-push-on =
    { $survivor } pousse { $enemy-acc } encore plus loin, { $room-into } ? { $free ->
        [true] Cela ne coûte rien de plus.
       *[false] Cela prend un autre recul.
    }
darkest-ask-push-where =
    Où { $survivor } pousse-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } { $enemy-acc } ?
darkest-ask-radiation-gear = Contre la radioactivité, { $survivor } saisit vite { $card-the } ?
darkest-ask-radiation-where = Où la radioactivité s’infiltre-t-elle maintenant ?
darkest-ask-recover-where =
    Où { $beast-the } se remet-{ $beast-id ->
        [lisa-mortimer] elle
       *[other] il
    } ?
darkest-ask-reload-what =
    Quelle arme { $survivor } recharge-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ?
darkest-ask-return =
    { $survivor } est { $survivor-gender ->
        [f] tombée
       *[m] tombé
    }. Qui entre maintenant par le hall ?
darkest-ask-search-drop = Il n’y a pas assez de mains. Que laisse { $survivor } ?
darkest-ask-search-keep = Qui prend { $card-the } ?
darkest-ask-search-own = Que garde { $survivor } ?
darkest-ask-share-consent =
    { $way-id ->
        [give-ap] { $number ->
            [1] { $by } veut donner un point d’action à { $survivor }. D’accord ?
           *[other] { $by } veut donner { $number } points d’action à { $survivor }. D’accord ?
        }
       *[take-ap] { $number ->
            [1] { $by } demande un point d’action à { $survivor }. D’accord ?
           *[other] { $by } demande { $number } points d’action à { $survivor }. D’accord ?
        }
    }
darkest-ask-share-how-much = Combien de points d’action { $survivor } et { $other } échangent-ils ?
darkest-ask-share-with =
    Avec qui { $survivor } partage-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ses points d’action ?
darkest-ask-spawn-anywhere = Il n’y a pas de place près de vous. Où les morts apparaissent-ils ?
darkest-ask-spawn-near = Les morts approchent, sous vos yeux. Où ?
    .help = L’endroit désigné par les dés est fermé aux morts : ils surgissent donc à portée de vue. La règle vous laisse choisir la pièce.
darkest-ask-sprinkler-where = Où l’eau tombe-t-elle ?
darkest-ask-stow-what = { $survivor } a besoin d’une main libre. Que mettre dans le sac ?
darkest-ask-take-from =
    À qui { $survivor } demande-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } ?
darkest-ask-take-what = Que veut { $survivor } de { $giver } ?
darkest-ask-use-icons =
    À quoi { $survivor } emploie-t-{ $survivor-gender ->
        [f] elle
       *[m] il
    } le jet ? Reste : { $hits ->
        [0] {""}
        [1] une touche
       *[other] { $hits } touches
    }{ $knockbacks ->
        [0] {""}
       *[other] { $hits ->
            [0] {""}
           *[other] ,{ " " }
        }{ $knockbacks ->
            [1] un recul
           *[other] { $knockbacks } reculs
        }
    }{ $retreats ->
        [0] {""}
       *[other] { $hits ->
            [0] { $knockbacks ->
                [0] {""}
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $retreats ->
            [1] un repli
           *[other] { $retreats } replis
        }
    }
darkest-ask-virus-discard =
    { $survivor } est { $survivor-gender ->
        [f] mordue
       *[m] mordu
    } et lâche quelque chose. Quoi ?
darkest-ask-virus-side = Le jeton virus reste sur { $survivor }. Que prend-il ?
darkest-ask-zombie-route = Les morts partent { $room_from-from } ; ils flairent la vie { $goal-in }. Par quelle pièce ?
darkest-ask-zombie-target = Les morts { $room_from-in } flairent la vie de plusieurs côtés. Où vont-ils ?

## Choix

darkest-choice-yes = Oui
darkest-choice-no = Non
darkest-choice-everybody = Tous mes survivants viennent
    .help = Sans demander à chacun ; qui part paie son déplacement.
darkest-choice-nobody = Aucun de mes survivants ne vient
    .help = Ils restent où ils sont et pourront encore partir seuls pendant ce tour.
darkest-choice-evenly = Répartir le reste
    .help = Les blessures vont à qui a le plus de santé, les morsures à qui en a le moins, le reste à chacun son tour.
darkest-choice-done =
    { $matter-id ->
        [turn] J’ai fini
       *[roll] Laisser le reste
    }
    .help =
        { $matter-id ->
            [turn] Les points d’action non dépensés sont perdus ; quand tout le groupe a fini, les morts alentour réagissent. Tant que personne n’apprend rien de nouveau, on peut revenir dessus.
           *[roll] Ce qui reste du jet est perdu.
        }
darkest-choice-not-done = Pas encore fini
    .help = Votre groupe agit encore : vous aussi, vous pouvez continuer.
darkest-choice-shift = Faire avancer les marqueurs d’action
    .help = Les marqueurs dépensés se rapprochent de vos mains d’une case, mais tous les ennemis réagissent.
darkest-choice-defend = Se défendre
    .help = Un dé par personne libre de ses mouvements ; chaque réussite pare un dé de l’attaque.
darkest-choice-endure = Encaisser
    .help = Vous ne lancez rien : tout ce qui a été lancé contre vous se produit.
darkest-choice-room = { $room }
darkest-choice-tile = { $room } ({ $tile })
darkest-choice-survivor = { $survivor }
    .help = { $survivor-help }
darkest-choice-card = { $card }
    .help = { $card-help }
darkest-choice-chip = Puce : { $chip }
darkest-choice-door = { $door }
darkest-choice-colour = { $colour }
darkest-choice-icon =
    { $icon-id ->
        [stop] Laisser les dés
       *[other] { $icon }
    }
    .help =
        { $icon-id ->
            [stop] Le jet compte.
           *[other] { $icon-help }
        }
darkest-choice-part = Partie { $number } ({ $part })
    .help = { $part-help }
darkest-choice-number = { $number }
darkest-choice-horde = La horde { $room-in }
darkest-choice-token = La horde cachée { $room-in }
    .help = Nul ne sait encore combien ils sont.
darkest-choice-check = La caméra { $camera-in } ; dans son champ : { $room-the }
    .help = Un dé par personne dans le champ, sauf pour qui a la Discrétion ; un échec déclenche le dé de terreur.
darkest-choice-facing = { $direction-to }
darkest-choice-keep = Garder les dés
darkest-choice-match = Les couleurs de la puce
    .help = Chaque couleur de la puce encore dans le code est rayée.
darkest-choice-none = Aucune compétence
darkest-choice-stay-out = Personne pour l’instant
    .help = La question reviendra à la prochaine manche.
darkest-choice-stop = Rester ici
darkest-choice-marker =
    { $marker-id ->
        [hand] De la main
        [left] De la case de gauche
        [middle] De la case du milieu
       *[right] De la case de droite
    }
    .help =
        { $marker-id ->
            [hand] Il manque tout de suite.
            [left] Il vient de servir et serait long à revenir.
            [middle] Il serait bientôt revenu.
           *[right] Il allait revenir.
        }
darkest-choice-reroll =
    { $reroll-id ->
        [row] Relancer la rangée
        [column] Relancer la colonne
       *[both] Relancer les deux
    }
    .help = Le pistolet de détresse est alors épuisé.
darkest-choice-side =
    { $side-id ->
        [left] De la place dans le sac
       *[right] Une main
    }
    .help =
        { $side-id ->
            [left] Vous pouvez porter un objet de moins.
           *[right] Vous pouvez tenir un objet de moins.
        }
darkest-choice-skill = { $skill }
    .help = { $skill-help }
darkest-choice-special = { $special }
    .help = { $special-help }
darkest-choice-move = { $survivor } : aller { $room-into }
    .help = Coûte 1 point d’action. Le feu et les ruines blessent qui y entre.
darkest-choice-search = { $survivor } : fouiller la pièce
    .help = Coûte 1 point d’action. Un dé par personne dans la pièce, quatre au plus : chaque réussite trouve de l’équipement ; un autre symbole en double fait du bruit.
darkest-choice-pass = { $survivor } : donner quelque chose
    .help = Une carte ou une puce va à quelqu’un dans la pièce, pour 1 point d’action ; gratuit avec la coordination.
darkest-choice-take = { $survivor } : demander quelque chose
    .help = Pour 1 point d’action, quelqu’un dans la pièce vous donne une carte ou une puce, avec son accord.
darkest-choice-extinguish = { $survivor } : étouffer une flamme
    .help = Coûte 2 points d’action : la tuile brûle d’un cran de moins.
darkest-choice-douse = { $survivor } : combattre le feu { $card-with }
    .help = Coûte 1 point d’action et éteint une flamme, ou deux avec l’extincteur et le casque de pompier.
darkest-choice-unlock = { $survivor } : ouvrir { $door-the }
    .help = Coûte 1 point d’action. Les couleurs de vos cartes doivent couvrir la puce ; chaque couleur manquante coûte une case de ténèbres.
darkest-choice-flip = { $survivor } : examiner { $door-the }
    .help = Ne coûte rien : les couleurs de la puce sont révélées.
darkest-choice-recode = { $survivor } : reprogrammer { $door-the }
    .help = Coûte 4 points, d’expérience en règle générale : une autre puce du même nombre de symboles remplace l’ancienne, visible de tous.
darkest-choice-sprinkler = { $survivor } : déclencher les sprinklers
    .help = { darkest-function-sprinkler.help }
darkest-choice-medic-bay = { $survivor } : se soigner à l’infirmerie
    .help = { darkest-function-medic-bay.help }
darkest-choice-ammo-reserve = { $survivor } : recharger à la réserve de munitions
    .help = { darkest-function-ammo-reserve.help }
darkest-choice-antidote-cabinet = { $survivor } : ouvrir l’armoire à antidotes
    .help = { darkest-function-antidote-cabinet.help }
darkest-choice-terminal = { $survivor } : utiliser le terminal
    .help = { darkest-function-terminal.help }
darkest-choice-bypass = { $survivor } : contourner le code
    .help = Ne coûte aucun point d’action, mais une case de ténèbres : une couleur de votre choix est rayée du code.
darkest-choice-escape = { $survivor } : tenter de se libérer
    .help = Coûte 1 point d’action. Un repli suffit ; dans la première édition, il en faut un par personne agrippée ici. Les autres, dans la pièce, peuvent aider.
darkest-choice-rescue = { $survivor } : tenter de libérer { $other }
    .help = Coûte 1 point d’action. Un repli suffit ; dans la première édition, il en faut un par personne agrippée ici. D’autres peuvent aider, pour 1 point d’action chacun.
darkest-choice-attack = { $survivor } : attaquer { $card-with }
    .help = Coûte 1 point d’action. { $card-help }
darkest-choice-free-attack = { $survivor } : attaquer { $card-with }, gratuitement
    .help = Une fois par manche, sans point d’action. { $card-help }
darkest-choice-bandage = { $survivor } : panser une blessure
    .help = { darkest-skill-eternal-bandage.help }
darkest-choice-share-ap = { $survivor } : partager des points d’action
    .help = { darkest-ability-share-ap.help }
darkest-choice-heal = { $survivor } : soigner { $other }
    .help = Coûte 1 point d’action et soigne 1 blessure.
darkest-choice-give-ap = En donner à { $other }
darkest-choice-take-ap = En prendre à { $other }
darkest-choice-learn = { $survivor } : apprendre « { $skill } »
    .help = { $skill-help }
darkest-choice-use = { $survivor } : utiliser { $card-the }
    .help = { $card-help }
darkest-choice-ready = { $survivor } : prendre en main { $card-the }
    .help = Ne coûte rien. Seul ce qui est en main sert. { $card-help }
darkest-choice-stow = { $survivor } : ranger { $card-the } dans le sac
    .help = Ne coûte rien et libère une main.
darkest-choice-discard = { $survivor } : jeter { $card-the }
    .help = C’est perdu pour de bon.
darkest-choice-hit-zombie = Toucher un zombie { $room-in }
darkest-choice-hit-special = Toucher { $special-acc } { $room-in }
    .help = { $special-help }
darkest-choice-hit-beast = Toucher { $beast-acc } { $room-in }
    .help = Vous choisirez ensuite la partie du corps.
darkest-choice-push = Pousser { $enemy-acc } { $room-into }
    .help = Prend un recul. Le feu brûle ce qu’on y pousse.
darkest-choice-knock-down = Coucher un zombie
    .help = Prend un recul. Il reste à terre jusqu’à ce qu’il se relève, ou qu’un second coup l’achève.
darkest-choice-finish-off = Achever un zombie à terre
    .help = Prend un recul.
darkest-choice-retreat = { $survivor } : s’esquiver { $room-into }
    .help = Prend un repli, mais aucun point d’action.
darkest-choice-decontaminate = { $survivor } : décontaminer cette tuile
    .help = Coûte 2 points d’action avec le kit en main, 3 à côté de qui le tient.
darkest-choice-reactor-chip = { $survivor } : insérer une puce dans la porte du réacteur ({ $chip })
    .help = Coûte 2 points d’action, et la puce est perdue ; la seconde ouvre les deux portes du réacteur.
darkest-choice-shut-down = { $survivor } : arrêter le réacteur
    .help = { darkest-function-reactor-shutdown.help }

## Événements : mise en place

darkest-event-house-built = La maison attend, dressée dans le noir.
darkest-event-code-set = Le laboratoire est scellé par un code : { $code }.
darkest-event-camera-aimed = La caméra { $room-in } regarde { $direction-to }.
darkest-event-survivor-chosen = { $seat-name ->
        [none] La place { $seat } joue
       *[other] { $seat-name } joue
    }{ $cause-id ->
        [lot] { "" } aussi { $survivor } : le sort en a décidé.
       *[other] { "" } { $survivor }.
    }
darkest-event-reactor-placed = Quelque part dans la maison, un réacteur bourdonne : { $tile }.
darkest-event-hazmat-specialist = { $survivor } s’y connaît en radioactivité et porte le kit de décontamination.
darkest-event-leak-space = Le réacteur se mettra à fuir à la case { $space } des ténèbres.

## Événements : manches, groupes et nuit

darkest-event-round-begins = La manche { $round } commence.
darkest-event-event =
    { $event-id ->
        [zombie] Événement : d’autres morts trouvent l’entrée.
        [fire] Événement : le feu a faim.
       *[clock] Événement : une horloge sonne quelque part dans la maison.
    }
darkest-event-groups =
    { $groups-count ->
        [1] Vous restez tous ensemble.
       *[other] Vous agissez en { $groups-count } groupes.
    }
darkest-event-group-acts = C’est au tour de { $survivors }.
darkest-event-done =
    { $survivors-count ->
        [1] { $survivors } a fini.
       *[other] { $survivors } ont fini.
    }
darkest-event-not-done =
    { $cause-id ->
        [freed] Libération à temps : { $survivors }
        [points] Il y a de nouveau des points d’action : { $survivors }
       *[thinks-again] { $survivors }
    } { $survivors-count ->
        [1] n’a
       *[other] n’ont
    } finalement pas encore fini.
darkest-event-group-ends =
    { $ap ->
        [0] Le tour de { $survivors } est terminé.
        [1] Le tour de { $survivors } est terminé ; 1 point d’action reste inutilisé.
       *[other] Le tour de { $survivors } est terminé ; { $ap } points d’action restent inutilisés.
    }
darkest-event-reaction = Les morts alentour s’agitent.
darkest-event-darkness-grows =
    { $cause-id ->
        [clock] Le temps fuit ; les ténèbres avancent (case { $space } sur { $spaces }).
        [bypass] Contourner le code a son prix ; les ténèbres avancent (case { $space } sur { $spaces }).
        [elimination] À chaque mort, les ténèbres avancent (case { $space } sur { $spaces }).
        [forced-door] Forcer la porte a pris trop de temps ; les ténèbres avancent (case { $space } sur { $spaces }).
        [tile-destroyed] Là où une pièce brûle, les ténèbres avancent (case { $space } sur { $spaces }).
       *[other] Les ténèbres avancent (case { $space } sur { $spaces }).
    }
darkest-event-last-round =
    { $rounds ->
        [0] La nuit est complète. Atteignez le laboratoire dans cette manche, ou jamais.
       *[other] La nuit est complète. Après cette manche, il ne reste qu’une manche de sursis.
    }
darkest-event-team-votes = L’équipe a voté : { $agreed ->
        [0] aucune voix
        [1] une voix
       *[other] { $agreed } voix
    } pour, sur { $seats }.
darkest-event-location-roll =
    { $purpose-id ->
        [spawn] Par où entrent d’autres morts
        [fire] Où le feu se déclare
        [creature] Où la créature surgit
       *[other] Les dés
    }{ $cause-id ->
        [flare-gun] , relancé grâce au pistolet de détresse
       *[other] {""}
    } : rangée { $row }, colonne { $column }, { $room ->
        [none] hors de la maison
       *[other] { $room-the }
    }.{ $again ->
        [true] {" "}Cela ne compte pas, on relance.
       *[false] {""}
    }
darkest-event-nothing-happens =
    { $cause-id ->
        [all-held] Tout le monde est déjà agrippé { $room-in } : il ne se passe rien.
        [bitten-enough] Une morsure de plus ne change rien pour { $survivor }.
        [horde-waits] Les zombies { $room-in } viennent d’arriver et se retiennent.
        [no-cards] { $survivor } n’a rien qu’on puisse lui arracher.
        [no-fire] Rien ne brûle dans la maison : il ne se passe rien.
        [nobody-comes] Les zombies { $room-in } appellent à l’aide, mais personne ne vient.
        [nobody-stirs] Il n’y a ni créature dans la maison ni horde qui puisse venir à sa place : il ne se passe rien.
        [nothing-burns] Autour { $beast-of }, plus rien ne peut brûler.
        [nothing-lurks] Rien ne guette { $room-in }.
        [unhurt] { $beast-the } est déjà dans la maison, sans une blessure : il ne se passe rien.
        [warded-off] L’attaque { $room-in } est entièrement parée.
       *[attack] Cela ne donne rien.
    }

## Événements : ce que font les survivants

darkest-event-moves =
    { $cause-id ->
        [retreat] { $survivor } s’esquive { $room-into }.
        [fear] La panique pousse { $survivor } { $room-into }.
        [escape] { $survivor } s’échappe { $room-into }.
        [code-broken] Sans hésiter, { $survivor } entre { $room-into }.
       *[other] { $survivor } va { $room-into }.
    }
darkest-event-search-roll =
    { $survivor } fouille { $room-the } et obtient : { $dice }. { $passed ->
        [true] { $finds ->
            [0] C’est réussi, mais il n’y a plus rien à trouver.
            [1] Cela rapporte une carte.
           *[other] Cela rapporte { $finds } cartes.
        }
       *[false] Sans réussite, on ne trouve rien.
    }{ $noise ->
        [true] {" "}Un symbole en double fait du bruit.
       *[false] {""}
    }
darkest-event-card-found = { $survivor } trouve { $card-a }.
darkest-event-card-kept = { $survivor } prend { $card-the }.
darkest-event-card-used = { $survivor } utilise { $card-the }.
darkest-event-discarded =
    { $cause-id ->
        [bite] La morsure prend toute la place : { $survivor } perd { $card-the } pour de bon.
        [full] { $survivor } porte trop et renonce à garder { $card-the }.
        [left-behind] { $survivor } laisse { $card-the } sur place, pour de bon.
        [zombie-dog] { $cause-the } arrache { $card-the } à { $survivor }.
       *[other] { $survivor } jette { $card-the }.
    }
darkest-event-stowed = { $survivor } range { $card-the } dans le sac.
darkest-event-readied = { $survivor } prend en main { $card-the }.
darkest-event-reloaded =
    { $ammo ->
        [1] { $survivor } recharge { $card-the } : une balle.
       *[other] { $survivor } recharge { $card-the } : { $ammo } balles.
    }
darkest-event-handed-over = { $survivor } donne { $thing-the } à { $to_survivor }.
darkest-event-refused = { $survivor } refuse ce que demande { $by }.
darkest-event-ap-shared =
    { $ap ->
        [1] { $survivor } cède un point d’action à { $to_survivor }.
       *[other] { $survivor } cède { $ap } points d’action à { $to_survivor }.
    }
darkest-event-gains-ap =
    { $ap ->
        [1] { $survivor } gagne un point d’action.
       *[other] { $survivor } gagne { $ap } points d’action.
    }
darkest-event-gains-xp =
    { $survivor } gagne { $xp ->
        [1] 1 point d’expérience
       *[other] { $xp } points d’expérience
    }{ $cause_kind-id ->
        [change] {" "}pour la porte ouverte ; total : { $now } sur { $of }.
        [beast] {" "}pour la mort de la créature ; total : { $now } sur { $of }.
        [enemy] { " " }; total : { $now } sur { $of }.
       *[other] .
    }
darkest-event-skill-learnt =
    { $xp ->
        [0] { $survivor } apprend gratuitement : { $skill }.
       *[other] { $survivor } apprend pour { $xp } points d’expérience : { $skill }.
    }
darkest-event-function-used = { $survivor } utilise { $function-the }.
darkest-event-healed =
    { $wounds ->
        [1] { $survivor } regagne 1 point de santé ({ $cause }) : { $left } à présent.
       *[other] { $survivor } regagne { $wounds } points de santé ({ $cause }) : { $left } à présent.
    }
darkest-event-virus-cured = L’antidote agit : { $survivor } perd un jeton virus.
darkest-event-returns =
    { $cause-id ->
        [back] { $survivor } est de retour { $room-in }.
       *[in-place] { $survivor } prend la place de { $fallen_survivor } et se tient { $room-in }.
    }
darkest-event-rerolled =
    { $cause-id ->
        [armor] La défense est relancée : { $dice }.{ $passed ->
            [true] {""}
           *[false] {" "}Aucune réussite : rien n’est paré.
        }
        [night-vision] { $survivor } fait relancer { $cause-with } : { $dice }.
       *[other] { $survivor } sacrifie { $cause-the } : au lieu de « { $before } », c’est « { $dice } ».
    }

## Événements : portes et code

darkest-event-chip-flipped = { $door-the } demande : { $chip }.
darkest-event-door-unlocked =
    { $forced-count ->
        [0] { $survivor } ouvre { $door-the } et empoche la puce : { $chip }.
       *[other] { $survivor } force { $door-the } (il manque : { $forced }) et empoche la puce : { $chip }.
    }
darkest-event-unlock-fails =
    { $cause-id ->
        [given-up] { $survivor } laisse { $door-the } sans l’ouvrir ; il manque : { $missing }.
       *[other] { $survivor } ne peut ouvrir { $door-the } ; il manque : { $missing }.
    }
darkest-event-door-recoded = { $survivor } reprogramme { $door-the }, qui demande à présent : { $chip }.
darkest-event-chip-entered = { $survivor } insère { $chip-the }.
darkest-event-code-token-removed =
    { $left ->
        [0] La dernière couleur du code est rayée : { $colour }.
       *[other] Une couleur du code est rayée : { $colour }. Reste : { $left }.
    }
darkest-event-laboratory-opens = Le code est cassé. Le laboratoire est ouvert.
darkest-event-cure-found = { $survivor } atteint le laboratoire et tient le remède.

## Événements : caméras et terreur

darkest-event-camera-check =
    { $passed ->
        [true] La caméra { $camera-in } surveille { $room-the } : { $dice }. Aucun échec : personne n’est repéré.
        [false] La caméra { $camera-in } surveille { $room-the } : { $dice }. Un échec vous trahit.
       *[other] La caméra { $camera-in } surveille { $room-the } : { $dice }.
    }
darkest-event-terror =
    { $cause-id ->
        [camera] Dé de terreur, pour ce que la caméra a vu { $room-in } : { $face }.
       *[noise] Dé de terreur, à cause du bruit { $room-in } : { $face }.
    }
darkest-event-lurking-check = Quelque chose guette peut-être { $room-in } ; un échec l’éveille : { $dice }.

## Événements : feu

darkest-event-fire-breaks-out = Un feu se déclare { $room-in } !
darkest-event-fire-moves = Le feu bondit { $direction-to }, { $room-into }.
darkest-event-fire-stays = Le feu ne trouve pas de chemin { $direction-to } et fait rage { $room-in }.
darkest-event-gas-leak = Du gaz explose { $room-in } !
darkest-event-burns =
    { $cause_kind-id ->
        [beast] { $cause-the } met le feu { $room-in } ({ $markers } sur { $of }).
       *[other] { $markers ->
            [1] { $room-the } prend feu.
            [2] Les flammes montent { $room-in }.
           *[other] Rien ne peut plus sauver { $room-the }.
        }
    }
darkest-event-tile-destroyed =
    { $cause-id ->
        [fire] { $room-the } n’est plus que cendres.
       *[other] { $cause-the } réduit { $room-the } en cendres.
    }
darkest-event-burns-removed =
    { $cause-id ->
        [sprinkler] { $markers ->
            [1] Une flamme s’éteint { $room-in }.
           *[other] { $markers } flammes s’éteignent { $room-in }.
        }
       *[other] { $markers ->
            [1] { $survivor } éteint une flamme { $room-in }.
           *[other] { $survivor } éteint { $markers } flammes { $room-in }.
        }
    }
darkest-event-fire-is-out = Le feu est éteint. Il ne reste que la fumée.
darkest-event-tokens-burn =
    { $tokens ->
        [1] Ce qui se cachait { $room-in } brûle avec le reste.
       *[other] Tout ce qui se cachait { $room-in } brûle avec le reste : { $tokens } hordes.
    }
darkest-event-zombie-burns =
    { $special ->
        [none] Un zombie brûle { $room-in }.
       *[other] { $special-the } brûle { $room-in }.
    }
darkest-event-zombies-burn = Tous les zombies { $room-in } brûlent.

## Événements : les morts arrivent

darkest-event-token-placed =
    { $cause-id ->
        [terror] Quelque chose vous a remarqués et se traîne { $room-in }.
       *[other] Quelque chose se traîne { $room-in }.
    }
darkest-event-token-revealed =
    { $special ->
        [none] { $zombies ->
            [1] Un zombie se montre { $room-in }.
           *[other] { $zombies } zombies se montrent { $room-in }.
        }
       *[other] { $zombies ->
            [1] Un zombie se montre { $room-in }, mené { $special-by }.
           *[other] { $zombies } zombies se montrent { $room-in }, menés { $special-by }.
        }
    }
darkest-event-horde-arrives =
    { $cause-id ->
        [doctor-mortimer] Le docteur Mortimer appelle une horde { $room-into }.
       *[other] Une horde fait irruption { $room-into }.
    }
darkest-event-spawn-displaced =
    { $near ->
        [true] Pas d’entrée à cet endroit : les morts viennent près de vous.
       *[false] Pas d’entrée à cet endroit : les morts surgissent ailleurs.
    }
darkest-event-horde-called =
    { $cause-id ->
        [reinforcement] { $zombies ->
            [1] Un zombie entend l’appel, quitte { $room_from-the } et passe { $room-into }.
           *[other] { $zombies } zombies entendent l’appel, quittent { $room_from-the } et passent { $room-into }.
        }
       *[other] { $zombies ->
            [1] Un zombie entend l’appel et vient { $room-into }.
           *[other] { $zombies } zombies entendent l’appel et viennent { $room-into }.
        }
    }
darkest-event-no-tokens-left = Aucun mort ne vient plus : tous sont déjà dans la maison.
darkest-event-no-room-to-spawn = Les morts ne trouvent pas d’entrée.
darkest-event-zombies-move =
    { $unit-id ->
        [horde] { $zombies ->
            [1] Un zombie quitte { $room_from-the } et se traîne { $room-into }
           *[other] { $zombies } zombies quittent { $room_from-the } et se traînent { $room-into }
        }
        [token] Des pas traînants quittent { $room_from-the } et passent { $room-into }
       *[other] Des pas traînants passent { $room-into }
    }{ $through-count ->
        [0] {""}
       *[other] {" "}(par : { $through })
    }.
darkest-event-hordes-stir = Il n’y a pas de créature dans la maison : les morts s’agitent à sa place.
darkest-event-zombies-rise =
    { $zombies ->
        [1] Un zombie { $room-in } se relève.
       *[other] { $zombies } zombies { $room-in } se relèvent.
    }
darkest-event-creature-appears =
    { $cause-id ->
        [lurking] { $beast-the } guettait { $room-in } !
       *[other] { $beast-the } surgit { $room-in } !
    }
darkest-event-creature-moves =
    { $cause-id ->
        [terror] La terreur attire { $beast-acc } hors { $room_from-of }, { $room-into }
        [reaction] { $beast-the } quitte { $room_from-the } et passe { $room-into }
       *[other] { $beast-the } vient { $room-into }
    }{ $through-count ->
        [0] {""}
       *[other] {" "}(par : { $through })
    }.
darkest-event-creature-stays = { $beast-the } ne peut approcher et reste { $room-in }.
darkest-event-movement-roll =
    { $movement ->
        [0] { $beast-the } obtient { $rolled } pour son déplacement et reste sur place.
        [1] { $beast-the } obtient { $rolled } pour son déplacement et peut avancer d’une pièce.
       *[other] { $beast-the } obtient { $rolled } pour son déplacement et peut avancer de { $movement } pièces au plus.
    }

## Événements : combats

darkest-event-attack-rolled =
    { $rounds ->
        [none] { $survivor } attaque { $card-with } et obtient : { $dice }.
        [0] { $survivor } attaque { $card-with } (la dernière balle) et obtient : { $dice }.
        [1] { $survivor } attaque { $card-with } (encore une balle) et obtient : { $dice }.
       *[other] { $survivor } attaque { $card-with } (encore { $rounds } balles) et obtient : { $dice }.
    }
darkest-event-attack-result =
    { $passed ->
        [true] Cela fait { $hits ->
            [1] une touche
           *[other] { $hits } touches
        }{ $reach ->
            [0] {""}
           *[other] {" "}(portée { $reach })
        }
       *[false] Aucune réussite : aucune touche
    }{ $knockbacks ->
        [0] {""}
        [1] , un recul
       *[other] , { $knockbacks } reculs
    }{ $retreats ->
        [0] {""}
        [1] , un repli
       *[other] , { $retreats } replis
    }.
darkest-event-failure-cancels = L’échec annule un autre symbole de { $survivor } : { $icon }.
darkest-event-zombie-dies =
    { $cause-id ->
        [finish-off] { $survivor } achève un zombie { $room-in }.
        [knockback-fire] { $special ->
            [none] Les flammes tuent le zombie.
           *[other] Les flammes tuent { $special-acc }.
        }
       *[other] { $cause_kind-id ->
            [item] { $special ->
                [none] { $cause-the } tue un zombie { $room-in }.
               *[other] { $cause-the } tue { $special-acc } { $room-in }.
            }
           *[other] { $special ->
                [none] { $survivor } tue un zombie { $room-in }.
               *[other] { $survivor } tue { $special-acc } { $room-in }.
            }
        }
    }
darkest-event-laid-down =
    { $cause-id ->
        [knockback-fire] Les flammes { $room-in } couchent un zombie, mais il remue encore.
       *[other] { $special ->
            [none] { $survivor } couche un zombie { $room-in }, mais il remue encore.
           *[other] { $survivor } couche { $special-acc } { $room-in }, mais pas pour longtemps.
        }
    }
darkest-event-knocked-down = { $survivor } couche un zombie { $room-in }.
darkest-event-pushed = { $survivor } pousse { $enemy-acc } { $room-into }.
darkest-event-beast-hit =
    { $left ->
        [0] { $cause_kind-id ->
            [hazard] { $cause-the } brûle { $beast-acc }
            [item] { $cause-the } touche { $beast-acc }
           *[other] { $survivor } touche { $beast-acc }
        } : la partie { $number } ({ $part }) est détruite.
       *[other] { $cause_kind-id ->
            [hazard] { $cause-the } brûle { $beast-acc }
            [item] { $cause-the } touche { $beast-acc }
           *[other] { $survivor } touche { $beast-acc }
        } : partie { $number } ({ $part }), encore { $left ->
            [1] une touche
           *[other] { $left } touches
        }.
    }
darkest-event-beast-recovers = { $beast-the } se remet : partie { $number } ({ $part }).
darkest-event-beast-dies = { $beast-the } meurt { $room-in }.
darkest-event-attack-roll =
    { $target ->
        [none] { $attacker-id ->
            [zombies] Les zombies attaquent { $room-in } : { $dice }.
           *[other] { $attacker-the } attaque { $room-in } : { $dice }.
        }
       *[other] { $attacker-the } tire sur { $target } { $room-in } : { $dice }.
    }
darkest-event-defense-roll =
    { $passed ->
        [true] Vous vous défendez { $room-in } : { $dice }. Chaque réussite pare un dé.
        [false] Vous vous défendez { $room-in } : { $dice }. Sans réussite, rien n’est paré.
       *[other] Vous vous défendez { $room-in } : { $dice }.
    }
darkest-event-armor-used = { $survivor } compte sur le gilet pare-balles.
darkest-event-icon-cancelled = Paré : { $icon }.
darkest-event-icons-wasted =
    { $cause-id ->
        [afar] Sans effet de loin : { $icons }.
        [lost-part] Sans effet, car { $attacker-the } a perdu la partie du corps qu’il faut : { $icons }.
        [no-such-part] Sans effet, car { $attacker-the } ne sait rien faire de tel : { $icons }.
        [target] Sans effet sur { $target } : { $icons }.
        [nobody-else] { $icon-id ->
            [bite] Sans effet, car personne d’autre { $room-in } ne peut être mordu : { $icons }.
            [entrap] Sans effet, car personne d’autre { $room-in } ne peut être agrippé : { $icons }.
           *[fear] Sans effet, car personne d’autre { $room-in } ne peut fuir : { $icons }.
        }
       *[nobody] { $icon-id ->
            [bite] Sans effet, car personne { $room-in } ne peut être mordu : { $icons }.
            [entrap] Sans effet, car personne { $room-in } ne peut être agrippé : { $icons }.
           *[fear] Sans effet, car personne { $room-in } ne peut fuir : { $icons }.
        }
    }
darkest-event-power-attack = Le pouvoir { $beast-of } : { $power }.
darkest-event-wounded =
    { $wounds ->
        [1] { $survivor } perd 1 point de santé à cause { $cause-of } ; reste : { $left }.
       *[other] { $survivor } perd { $wounds } points de santé à cause { $cause-of } ; reste : { $left }.
    }
darkest-event-bitten =
    { $tokens ->
        [1] { $survivor } est { $survivor-gender ->
            [f] mordue
           *[m] mordu
        }. Le virus a trouvé un chemin.
       *[other] { $survivor } est encore { $survivor-gender ->
            [f] mordue
           *[m] mordu
        }. La métamorphose commence.
    }
darkest-event-entrapped =
    { $survivor } est { $survivor-gender ->
        [f] agrippée
       *[m] agrippé
    } { $cause-by }.
darkest-event-escape-roll =
    { $struggling_survivors-count ->
        [0] { $helping_survivors } { $helping_survivors-count ->
            [1] tente
           *[other] tentent
        } de libérer { $captives }, ce qui demande { $captives-count ->
            [1] un repli
           *[other] { $captives-count } replis
        }
       *[other] { $struggling_survivors } { $struggling_survivors-count ->
            [1] se débat
           *[other] se débattent ensemble
        }{ $helping_survivors-count ->
            [0] {""}
           *[other] , avec l’aide de { $helping_survivors }
        } ; il faut { $captives-count ->
            [1] un repli
           *[other] { $captives-count } replis pour libérer { $captives }
        }
    } : { $dice }.
darkest-event-escape-fails =
    { $needed ->
        [1] Pas de repli : { $survivor } ne se libère pas.
       *[other] Trop peu de replis : personne ne se libère.
    }
darkest-event-freed =
    { $cause-id ->
        [escape] { $survivor } se libère.
        [flashbang] Un éclair aveuglant, et { $survivor } est libre.
       *[other] Plus rien ne retient { $survivor }.
    }
darkest-event-zombification = Le virus ronge { $survivor }, qui perd : { $skill }.
darkest-event-last-chance = { $survivor } va basculer. Seul un antidote peut aider, et vite.
darkest-event-zombified = { $survivor } meurt { $room-in }, puis se relève parmi les morts.
darkest-event-eliminated =
    { $cause-id ->
        [zombified] { $survivor } n’est plus des vôtres.
       *[other] { $survivor } succombe { $cause-to }.
    }

## Événements : affrontement final

darkest-event-showdown-begins = Toutes les portes s’ouvrent. { $survivor } a le remède, mais quelqu’un attendait ici.
darkest-event-nemesis-appears = { $beast-the } se dresse { $room-in }, et il faut { $cubes } touches pour en finir, au moins { $each } par partie.
darkest-event-nemesis-cube = { $beast-the } résiste mieux à un endroit : la partie { $number } ({ $part }) encaisse une touche de plus.
darkest-event-nemesis-moves =
    { $cause-id ->
        [reaction] { $beast-the } quitte { $room_from-the } et passe { $room-into }.
       *[other] { $beast-the } vient { $room-into }.
    }
darkest-event-shift = Les marqueurs d’action avancent.
darkest-event-marker-lost =
    { $place-id ->
        [hand] { $survivor } faiblit et perd un marqueur d’action de sa main.
        [left] { $survivor } faiblit et perd un marqueur d’action de la case de gauche.
        [middle] { $survivor } faiblit et perd un marqueur d’action de la case du milieu.
       *[right] { $survivor } faiblit et perd un marqueur d’action de la case de droite.
    }
darkest-event-markers-gained =
    { $markers ->
        [1] { $survivor } reprend des forces et gagne un marqueur d’action.
       *[other] { $survivor } reprend des forces et gagne { $markers } marqueurs d’action.
    }
darkest-event-won = Vous avez réussi. Le remède quitte la maison.
darkest-event-lost = Tout est perdu.

## Événements : radioactivité

darkest-event-reactor-leaks = Le réacteur fuit. Quelque chose d’invisible s’en échappe.
darkest-event-irradiated = La radioactivité se répand { $room-in }.
darkest-event-decontaminated =
    { $cause-id ->
        [decontaminate] { $survivor } élimine la radioactivité { $room-in }.
       *[other] Plus de radioactivité { $room-in }.
    }
darkest-event-enemy-infected =
    { $enemy-id ->
        [zombies] { $arriving ->
            [true] { $number ->
                [1] Le zombie qui arrive { $room-in } se met à luire.
               *[other] Les zombies qui arrivent { $room-in } se mettent à luire.
            }
           *[false] { $number ->
                [1] Le zombie { $room-in } se met à luire.
               *[other] Les zombies { $room-in } se mettent à luire.
            }
        }
        [token] { $arriving ->
            [true] La horde cachée qui arrive { $room-in } se met à luire.
           *[false] { $number ->
                [1] La horde cachée { $room-in } se met à luire.
               *[other] { $number } hordes cachées { $room-in } se mettent à luire.
            }
        }
       *[other] { $enemy-the } { $room-in } se met à luire.
    }
darkest-event-radiation-check =
    { $cause-id ->
        [irradiated-tile] Radioactivité { $room-in }
        [infected-enemy] Ennemis irradiés { $room-in }
        [infected-survivor] Amis irradiés { $room-in }
       *[other] Radioactivité
    } ! { $survivor } obtient : { $dice }. { $passed ->
        [true] Sans échec, elle ne fait rien.
       *[false] Un échec la laisse entrer.
    }
darkest-event-radiation-token =
    { $tokens ->
        [1] { $survivor } prend une dose : un jeton de radiation.
       *[other] { $survivor } prend encore une dose : { $tokens } jetons de radiation.
    }
darkest-event-radiation-cured = La lueur quitte { $survivor }.
darkest-event-reactor-chip-entered =
    { $chips ->
        [1] { $survivor } insère { $chip-the } dans la porte du réacteur. Encore une, et elle s’ouvre.
       *[other] { $survivor } insère { $chip-the } dans la porte du réacteur.
    }
darkest-event-reactor-opens = Les portes du réacteur s’ouvrent.
darkest-event-reactor-shut-down = { $survivor } abaisse le dernier levier. Le réacteur se tait.

## Résultats

darkest-result-nemesis-dead = La némésis est morte et le remède est sauf. Vous sortez dans l’aube.
darkest-result-darkness = Les ténèbres sont totales. Nul ne demandera jamais ce que vous êtes devenus.
darkest-result-cure-lost = Qui portait le remède est mort, et le remède gît dans les flammes.
darkest-result-corners-destroyed = Le dernier coin de la maison s’effondre et vous ensevelit.
darkest-result-given-up = Vous abandonnez, et les ténèbres se referment sur la maison.
