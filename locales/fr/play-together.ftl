### Together at a table in the browser: the menu, who is away, giving up.

play-menu = Menu de la table
play-menu-links = Inviter et regarder
play-menu-watching =
    { $count ->
        [0] Personne ne regarde.
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
play-menu-seats = Places
play-menu-game = Cette partie
play-menu-pace = Rythme
play-menu-save = Sauvegarder dans un fichier
play-menu-moment = Lien vers ce coup
play-menu-end = Terminer
play-hand-over = Laisser un robot jouer à ma place
play-hand-over-help = Votre place reste à vous, et vous pouvez rejouer quand vous voulez.
play-give-up = Abandonner…
play-give-up-sure = La partie s’arrête ici si tout le monde est d’accord, ou si la plupart le sont et que personne ne s’y oppose. Personne ne gagne.
play-give-up-alone = La partie s’arrête ici et maintenant, et personne ne gagne.
play-give-up-ask = Demander aux autres
play-give-up-now = Abandonner
play-give-up-wish = { $name } voudrait abandonner.
play-give-up-asked = On demande à tous s’il faut abandonner. Il manque encore l’accord de : { $names }.
play-give-up-left = La plupart veulent abandonner. La partie s’arrête dans { $time } si personne ne s’y oppose. Pas encore d’avis de : { $names }.
play-give-up-withdraw = Non, continuer
play-give-up-agree = Abandonner
play-away-since = pas là depuis { $time }
play-waited = depuis { $time }
play-seconds = { $seconds } s
play-minutes = { $minutes } min
play-hours = { $hours } h
play-stand-in = Laisser jouer un robot jusqu’à son retour
play-stand-in-for = { $name } n’est pas là. Un robot peut jouer en attendant son retour.
play-stands-in = en attendant son retour : { $bot }
play-unread =
    { $count ->
        [1] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
play-cannot-undo-nothing = Il n’y a encore rien à reprendre.
play-cannot-undo-revealed = Depuis, quelque chose a été révélé ou les dés sont tombés : la dernière réponse reste.
play-cannot-undo-over = La partie est terminée.
play-cannot-undo-ask = On demande d’abord aux autres.
notice-bot-stands-in = { $name } n’est pas là. À la place { $seat }, en attendant son retour : { $bot }.
notice-seat-back = { $name } est de retour et continue à jouer (place { $seat }).
notice-give-up-asked = { $name } voudrait abandonner.
notice-give-up-agreed = La plupart veulent abandonner, comme { $name }. Qui préfère continuer peut encore le dire.
notice-give-up-refused = La réponse est non : { $name } continue à jouer.
notice-given-up = La partie a été abandonnée : { $names }.
notice-seat-muted = L’hôte a privé { $name } de parole (place { $seat }).
notice-seat-unmuted = { $name } peut de nouveau parler (place { $seat }).
notice-advice =
    { $allowed ->
        [false] Les conseils sont désactivés à cette table.
       *[true] On peut de nouveau demander conseil aux robots à cette table.
    }
notice-studied =
    { $allowed ->
        [false] Finalement, cette partie ne sera pas étudiée.
       *[true] Une fois finie, cette partie pourra être étudiée : chaque coup, mais ni les noms ni les conversations.
    }
web-studied = Cette partie peut être étudiée
web-studied-help = Une fois finie, tous ses coups vont au laboratoire de cette maison, sans les noms ni les conversations. Quiconque s’assoit le voit.
web-refused-host-here = La personne qui a ouvert la table est là et peut s’en charger.
web-refused-not-away = Cette absence n’est pas encore assez longue.
web-refused-asked-already = La question est déjà posée.
web-refused-agreed = Tout le monde a déjà dit oui.
web-refused-not-playing = Aucune partie n’est en cours à cette table.
web-refused-advice-off = Les conseils sont désactivés à cette table.
web-refused-no-advice = Aucun robot ici ne connaît assez bien ce jeu.
web-refused-at-a-loss = Le robot ne sait pas non plus.
