### The lobby in the browser: a new table, its seats, options and links.

## Une nouvelle table

web-which-game = Quel jeu ?
web-other-game = Un autre jeu
web-which-night = Quelle nuit ?
web-night-own = Votre propre mélange : certaines options diffèrent des trois.
web-who-plays = Qui joue ?
web-your-table = Votre table
web-your-name = Votre nom
web-guest = Invité
web-company = Avec qui ?
web-company-alone = Je joue tout le monde
web-company-alone-help = Toutes les places sont à vous, sur cet écran, l’une après l’autre.
web-company-bots = Avec des robots
web-company-bots-help = Des robots futés prennent les autres places, et on commence aussitôt.
web-company-others = À plusieurs
web-company-others-help = Partagez un lien ou un code QR.
web-seats = Places
web-seat = Place { $seat }
web-seat-count = Nombre de places
web-sitter-me = Moi
web-sitter-other = Quelqu’un avec un lien
web-table-more = Nom et absences
web-table-title = Nom de la table
web-table-title-none = la maison lui en donne un
web-away = Quand quelqu’un s’absente
web-away-help = Qui revient reprend sa place.
web-away-0 = Attendre
web-away-60 = Un robot joue après une minute
web-away-300 = Un robot joue après cinq minutes
web-away-3600 = Un robot joue après une heure
web-away-86400 = Un robot joue après un jour
web-options = Options
web-options-change = Changer des options
web-seats-change = Changer les places
web-options-more =
    { $count ->
        [1] Une autre option
       *[other] { $count } autres options
    }
web-option-auto = Automatique
web-option-evenly = Partage égal
web-option-sum = Cela fait { $sum }, mais il y en a { $total }.
web-option-ways =
    { $count ->
        [0] Aucune des { $of } règles n’est échangée
        [1] Une des { $of } règles est échangée
       *[other] { $count } des { $of } règles sont échangées
    }
web-option-none = Rien
web-option-chance = Au hasard
web-option-own = La mienne
web-option-own-help = Telle que vous l’avez construite.
web-option-build = Construire la vôtre
web-begin = Commencer
web-open = Ouvrir la table
web-open-begins = Personne ne manque : la partie commence tout de suite.
web-open-bots =
    { $bots ->
        [1] Vous et un robot : la partie commence tout de suite.
       *[other] Vous et { $bots } robots : la partie commence tout de suite.
    }
web-open-waits = Vous aurez ensuite les liens pour les autres.

## Une table avant le début

web-waiting = Avant le début
web-waiting-restored = Une partie sauvegardée, avant de reprendre : installez-vous
web-presence-here = est là
web-presence-away = pas là pour l’instant
web-presence-free = personne encore
web-presence-bot = prêt
web-sit = S’asseoir ici
web-put-bot = Robot
web-take-bot = Retirer le robot
web-which-bot = Robot à la place { $seat }
web-rename = Renommer
web-leave = Quitter la place
web-kick = Exclure
web-missing =
    { $count ->
        [1] Personne à la place { $seats } : partagez un lien ou mettez-y un robot.
       *[other] Personne aux places { $seats } : partagez un lien ou mettez-y des robots.
    }
web-ready = Tout le monde est là.
web-ready-host = Tout le monde est là. La personne qui a ouvert la table lance la partie.

## Liens

web-share = Inviter
web-link-players = Joueurs
web-link-players-help = Qui ouvre ce lien choisit une place libre, ou regarde.
web-link-spectators = Spectateurs
web-link-spectators-help = Qui ouvre ce lien voit ce que tout le monde peut voir, sans toucher à rien.
web-link-television = Télévision
web-link-television-help = La maison sur grand écran pour toute la pièce ; les téléphones restent en main.
web-link-seat = Ma place { $seat }
web-link-seat-help = Rien que pour vous : il ouvre votre place sur un autre appareil. Qui l’a peut jouer pour vous.
web-link-qr = Code QR : { $what }
web-link-copy = Copier
web-link-copied = Copié.
web-link-copy-failed = Sélectionnez le lien et copiez-le vous-même.
web-link-share = Envoyer
web-link-open = Ouvrir ici
web-link-renew = Nouveau lien
web-link-renew-help = L’ancien lien ne marchera plus. Qui a déjà une place la garde.

## Rejoindre

web-join-invited = On vous invite à une table
web-join-choose = Choisissez une place
web-join-instead = joue en attendant quelqu’un
web-join-asked = { $name } la demande
web-join-running = La partie est en cours. Tant qu’elle a des secrets, la personne qui a ouvert la table doit d’abord donner son accord.
web-join-again = Vous avez déjà une place à cette table.
web-join-full = Toutes les places sont prises.
web-join-over = Cette partie est terminée.

## Refus

web-refused-forbidden = Ce lien ne permet pas cela.
web-refused-game-missing = Ce serveur ne peut pas jouer à ce jeu pour le moment.
web-refused-restored = Une table restaurée garde ses places et ses options.
web-refused-no-bot = Aucun robot ne joue à cette place.
web-refused-no-such-bot = Ce robot n’est pas connu ici.
web-refused-bot-plays = Un robot joue à cette place.
web-refused-resting = Quelque chose ne va pas à cette table. On la laisse reposer un moment ; réessayez plus tard.
web-refused-person-plays = Quelqu’un joue à cette place.
web-refused-no-such-seat = Cette place n’existe pas à cette table.
web-refused-bot-stays = Personne d’autre n’est assis là : le robot continue de jouer.
web-refused-other-seat = Vous connaissez les secrets de la place que vous avez quittée : vous ne pouvez revenir que là.
web-refused-seat-asked = Quelqu’un demande déjà cette place.
web-refused-no-claim = Plus personne de ce nom ne demande la place.
web-refused-need-not-agree = On ne vous demande pas votre avis, ou vous avez déjà donné votre accord.
web-refused-nobody-agrees = Ceux qui pourraient donner leur accord ont quitté cette table : les robots continuent.
web-refused-damaged = Les données de cette table sont illisibles. Prévenez la personne qui gère le serveur.
web-refused-newer-rules = Cette table a été jouée avec des règles plus récentes que celles de ce serveur.
web-refused-no-such-move = Il n’y a pas de tel moment dans cette partie.
web-refused-not-started = La partie n’a pas encore commencé.
web-refused-not-asked = Ce n’est pas à vous de répondre.
web-refused-nothing-asked = Aucune question n’est posée pour le moment.
web-refused-stale = La table a avancé entre-temps.
web-refused-illegal-answer = Ce choix n’est plus possible.
web-refused-too-long = Ce serait trop long à calculer ici : rien n’a été fait.
web-refused-too-much = Ce serait trop lourd à calculer ici : rien n’a été fait.
web-refused-rule-failed = Une règle de cette table a échoué : rien n’a été fait.
web-refused-cannot-undo = La dernière réponse reste : ce n’était pas la vôtre, ou elle a révélé quelque chose.
web-refused-no-audit = Les dés peuvent être vérifiés une fois la partie finie.
web-refused-other-rules = Ce passage de la partie suivait d’anciennes règles : il ne peut pas être montré, et aucune copie ne peut en repartir.
web-refused-not-found = Il n’y a rien ici.
web-refused-muted = À cette table, vous ne pouvez pas parler tant que l’hôte ne vous a pas donné la parole.
web-refused-blocked = Qui gère ce serveur ne le permet pas.
web-refused-link-withdrawn = L’hôte de la table suivante a retiré ses liens : demandez-en un nouveau.
