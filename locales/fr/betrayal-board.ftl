### La table de Betrayal at House on the Hill dans le navigateur.

## Le plateau

betrayal-board = La maison
betrayal-board-tab-upper = Étage
betrayal-board-tab-ground = Rez-de-chaussée
betrayal-board-tab-basement = Sous-sol
betrayal-board-turn = Tourner la tuile
# The ends of long words: on a tile they may stand in a line of their own, after a hyphen.
betrayal-board-word-ends = pièce
betrayal-board-stunned = étourdissement
betrayal-board-plays = joue

## Le bandeau du haut

betrayal-board-exploration = Exploration
betrayal-board-omens =
    { $count ->
        [one] présage
       *[other] présages
    }
betrayal-board-odds = hantise : { $odds } %
betrayal-board-next = Étages de la prochaine pièce : { $floors }
betrayal-board-next-word = Prochaine pièce
betrayal-board-short-upper = É
betrayal-board-short-ground = R
betrayal-board-short-basement = S
betrayal-board-track = Piste : { $number }

## Explorateurs

betrayal-board-explorers = Groupe
betrayal-board-cards = Cartes
betrayal-board-used = a servi ce tour-ci
betrayal-board-dead = plus en vie
betrayal-board-away = hors de la maison
betrayal-board-unseen = hors de vue
betrayal-board-spaces =
    { $spaces ->
        [0] plus aucune case
        [1] encore 1 case
       *[other] encore { $spaces } cases
    }
betrayal-board-side-heroes = héros
betrayal-board-side-traitor = trahison
betrayal-board-trait = { $trait } { $value } (au départ { $start }, au plus { $of })
betrayal-board-death = Ce serait la mort.
betrayal-board-value-now = Ce qui compte maintenant

## Ce qui vient d’arriver


## La hantise

betrayal-channel-heroes = aux héros
betrayal-board-book = Livre
betrayal-board-haunt = Hantise { $number }
betrayal-board-traitor-is = Traître : { $who }.
betrayal-board-secret = Votre secret
betrayal-board-role =
    { $role ->
        [traitor] Votre jeton montre un 1 : vous êtes, en secret, le traître.
       *[hero] Votre jeton : { $numbers }. Vous n’êtes pas le traître.
    }
betrayal-board-goal = Ce que vous voulez
betrayal-board-can = Ce que vous pouvez faire
betrayal-board-foe = Ce qu’on dit des autres
betrayal-board-known = Ce qui est écrit
betrayal-board-exorcised = Déjà utilisés : { $sources }
betrayal-board-monsters = Monstres
betrayal-board-progress = { $done } sur { $of }
betrayal-board-met = fait
betrayal-board-rules-heroes = Tout le livre des héros
betrayal-board-rules-traitor = Tout le livre de la trahison
betrayal-board-again = Tout cela reste dans votre livre, à côté du plateau.
betrayal-board-look = Regarder d’abord la maison

## Ce qui est écrit

betrayal-note-door-open = La porte d’entrée est ouverte.
betrayal-note-hidden-turned-up = { $who } : jeton montré, { $what }
betrayal-note-h22-abyss = L’abîme : { $what }
betrayal-note-h22-shelter = À l’abri de l’abîme : { $what }
betrayal-secret-unseen-maybe = Où peut être l’invisible : { $what }
betrayal-secret-unseen-maybe-many = L’invisible peut être en { $count } endroits. Sur le plateau, chacun porte un œil.
betrayal-note-h25-empty = Fouillé en vain : { $what }
betrayal-note-h25-destroyed = Leur poupée est détruite : { $what }

## À côté d’un choix

betrayal-hint-dice =
    { $dice ->
        [1] 1 dé ({ $trait })
       *[other] { $dice } dés ({ $trait })
    }
betrayal-hint-attack = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    } contre { $against } · { $odds } %
betrayal-hint-task = { $trait } { $target }+ · { $odds } %

## Après la partie

betrayal-chart-traits = Toutes les caractéristiques
betrayal-chart-body = Force et Vitesse
betrayal-chart-mind = Savoir et Raison
betrayal-chart-omens = Présages et pièces
betrayal-chart-line-omens = Présages
betrayal-chart-line-rooms = Pièces
betrayal-deed-moves = Déplacements
betrayal-deed-rooms = Pièces découvertes
betrayal-deed-cards = Cartes piochées
betrayal-deed-attacks = Attaques
betrayal-deed-wounds = Dégâts subis
betrayal-deed-deaths = Morts

betrayal-condition-flooded = inondée

## Ce qui est perdu, et ce que signifie une question

betrayal-hint-end = fait perdre { $left }
betrayal-left-spaces =
    { $spaces ->
        [1] 1 case
       *[other] { $spaces } cases
    }
betrayal-left-attack = une attaque
betrayal-left-deed = une action
betrayal-short-explore = Porte { $direction-to }
betrayal-short-dock = { $room }, { $direction }
betrayal-short-go = { $room } ({ $spaces })
betrayal-hint-used-up = à usage unique
betrayal-hint-final = tout le monde le verra
betrayal-meaning-where = { $rooms ->
        [0] ici, avec vous
        [1] à une pièce de vous
       *[other] à { $rooms } pièces de vous
    }
betrayal-meaning-more = { $more ->
        [0] {""}
        [1] { " " }Un autre adversaire est tout près.
       *[other] { " " }{ $more } autres adversaires sont tout près.
    }
betrayal-meaning-foe = { $who-nom } est { betrayal-meaning-where }{ $odds ->
        [none] {""}
       *[other] { " " }et vous touche avec { $odds } % de chances
    }.{ betrayal-meaning-more }
betrayal-meaning-prey = { $who-nom } est { betrayal-meaning-where }{ $odds ->
        [none] {""}
       *[other] { " " }: une attaque a { $odds } % de chances de réussir
    }.{ betrayal-meaning-more }
betrayal-meaning-harm = Qui finit son tour ici subit un point de dégâts { $harm ->
        [mental] mentaux
       *[physical] physiques
    }.
betrayal-meaning-bonus = Qui finit un tour ici pour la première fois gagne un point de { $trait }.
betrayal-meaning-haunt = Le prochain présage déclenche la hantise avec { $odds } % de chances.
betrayal-meaning-needed = Il faut { $needed } ou plus{ $odds ->
        [none] {""}
       *[other] { " " }: { $odds } %
    }.
betrayal-meaning-lies = { $total } jusqu’ici, il faut { $needed } ou plus.
betrayal-hint-value = maintenant { $value }
betrayal-meaning-skull = Une caractéristique qui tombe sur le crâne, et c’est la mort.
betrayal-meaning-no-skull = Avant la hantise, personne ne meurt : une caractéristique s’arrête à son plus petit nombre.

## People, in short

betrayal-people-trait = { $trait } { $value }
betrayal-people-last = la prochaine perte est mortelle
betrayal-people-rooms = dans { $count } pièces
betrayal-people-led = aux mains { $explorer-of }
betrayal-people-omens =
    { $count ->
        [0] Aucun présage pour l’instant.
        [1] Un présage jusqu’ici.
       *[other] { $count } présages jusqu’ici.
    } Au prochain, { $odds } % de chances de hantise.
betrayal-track-turn = Tour :
