### Qui est assis à une partie en cours, dans le navigateur.

play-seats = Qui est assis ici
play-the-host = l’hôte
play-claim = { $name } demande la place { $seat }, où joue pour l’instant : { $holder }. Laisser entrer ?
play-claim-admit = Laisser entrer
play-asked = Vous avez demandé la place { $seat }. Accord encore attendu : { $names }.
play-seat-refused = La table a dit non : vous n’avez pas reçu la place.
play-outside = Vous n’avez pas de place à cette table.
play-bot-instead = joue pour l’instant : { $bot }
play-take-over = Jouer moi-même
play-leave-sure = Un robot continue de jouer à votre place. Si la partie a des secrets, vous ne pourrez revenir qu’à cette place, et seulement si on vous laisse entrer.
play-kick-sure = { $name } perd sa place, et un robot continue de jouer. Si la partie a des secrets, personne ne s’y assiéra sans l’accord de tous.

## Together: the menu, who is away, giving up

play-menu = Menu de la table
play-menu-links = Inviter et regarder
play-menu-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
play-menu-seats = Places
play-menu-game = Cette partie
play-menu-pace = Rythme
play-menu-save = Enregistrer dans un fichier
play-menu-moment = Lien vers ce coup
play-menu-end = Terminer
play-hand-over = Laisser un bot jouer à ma place
play-hand-over-help = Votre place reste à vous, et vous pouvez rejouer quand vous voulez.
play-give-up = Abandonner …
play-give-up-sure = La partie s’arrête ici dès que tous ceux qui jouent sont d’accord. Personne ne gagne.
play-give-up-alone = La partie s’arrête ici et maintenant, et personne ne gagne.
play-give-up-ask = Demander aux autres
play-give-up-now = Abandonner
play-give-up-wish = { $name } voudrait abandonner. La partie s’arrête si tout le monde est d’accord.
play-give-up-asked = On demande à tous s’il faut abandonner. Il manque encore l’accord de : { $names }.
play-give-up-withdraw = Non, continuer
play-give-up-agree = Abandonner
play-away-since = absent depuis { $time }
play-waited = depuis { $time }
play-seconds = { $seconds } s
play-minutes = { $minutes } min
play-hours = { $hours } h
play-stand-in = Laisser jouer un bot jusqu’au retour
play-stand-in-for = { $name } n’est pas là. Un bot peut jouer en attendant son retour.
play-stands-in = { $bot } joue en attendant le retour
play-unread =
    { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
play-cannot-undo-nothing = Il n’y a encore rien à reprendre.
play-cannot-undo-revealed = Depuis, quelque chose a été révélé ou les dés sont tombés : la dernière réponse reste.
play-cannot-undo-over = La partie est terminée.
play-cannot-undo-ask = On demande d’abord aux autres.
notice-bot-stands-in = { $name } n’est pas là. À la place { $seat } joue jusqu’au retour : { $bot }.
notice-seat-back = { $name } est de retour et continue à jouer (place { $seat }).
notice-give-up-asked = { $name } voudrait abandonner.
notice-give-up-refused = La réponse est non : { $name } continue à jouer.
notice-given-up = Tout le monde a voulu abandonner : { $names }.
notice-advice =
    { $allowed ->
        [false] Les conseils sont désactivés à cette table.
       *[true] On peut de nouveau demander conseil aux bots à cette table.
    }
web-refused-host-here = La personne qui a ouvert la table est là et peut s’en charger.
web-refused-not-away = Cette absence n’est pas encore assez longue.
web-refused-asked-already = La question est déjà posée.
web-refused-agreed = Tout le monde a déjà dit oui.
web-refused-not-playing = Aucune partie n’est en cours à cette table.
web-refused-advice-off = Les conseils sont désactivés à cette table.
web-refused-no-advice = Aucun bot ici ne connaît assez bien ce jeu.
web-refused-at-a-loss = Le bot ne sait pas non plus.

## What should I do?

play-advice = Que dois-je faire ?
play-advice-title = Le conseil d’un bot
play-advice-thinking = Il réfléchit …
play-advice-take = Faire cela
play-advice-allowed = On peut demander conseil aux bots
play-advice-allowed-help = Vaut pour toute la table. Si vous le changez, tout le monde l’apprend.
play-advice-betrayal-habit = Une bonne règle empirique, rien de plus.
play-advice-betrayal-only = Il n’y a pas d’autre choix.
play-advice-betrayal-objective = C’est exactement ce qu’il faut maintenant à votre camp.
play-advice-betrayal-goal = Cela vous rapproche de ce qu’il faut à votre camp.
play-advice-betrayal-fight = Dans ce combat, les chances sont pour vous.
play-advice-betrayal-gather = Ramasser ce qui traîne ici ne coûte rien.
play-advice-betrayal-mend = Vous allez mal, et cela aide.
play-advice-betrayal-explore = Chaque nouvelle pièce peut cacher quelque chose d’utile.
play-advice-betrayal-foe = C’est là que les dégâts seront les plus grands.
play-advice-betrayal-rest = Il n’y a rien de mieux à faire pendant ce tour.
play-advice-darkest-habit = Une bonne règle empirique, rien de plus.
play-advice-darkest-only = Il n’y a pas d’autre choix.
play-advice-darkest-foresight = À quelques pas de distance, c’est votre meilleure chance contre la némésis.
play-advice-darkest-code = Le code d’abord : sans lui, personne n’atteint le laboratoire.
play-advice-darkest-fight = Ce qui se dresse dans la pièce doit tomber avant de mordre.
play-advice-darkest-help = Un survivant qui peut de nouveau agir vaut plus que tout le reste.
play-advice-darkest-fire = Le feu est proche, et il ne fait que grandir.
play-advice-darkest-doors = Vous avez de quoi ouvrir la porte, et derrière, on avance.
play-advice-darkest-search = Il vous faut de l’équipement et des puces, et il y en a ici.
play-advice-darkest-together = Rester ensemble et en mouvement, c’est vivre plus longtemps.
play-advice-darkest-rest = Il n’y a rien de mieux à faire pendant cette manche.
