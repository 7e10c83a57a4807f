### Les mots du client web autour de la table : accueil, préparation, réglages, à propos.

## Sur chaque écran

web-skip = Aller au contenu
web-menu = Menu
web-rules = Règles
web-settings = Réglages
web-about = À propos
web-language = Langue
web-screen-failed = Cet écran n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.
web-loading = Un instant…
web-home = Accueil
web-cancel = Annuler
web-keep = Valider
web-change = Modifier
web-on = Oui
web-off = Non
web-fewer = { $what } : un de moins
web-more = { $what } : un de plus
table-you = vous

## Accueil

web-lead = Une vieille maison, une nuit, et toutes les règles respectées. Venez avec des amis, ou soyez brave en solitaire.
web-play = Jouer
web-play-on = Reprendre la partie
web-play-turn = À vous : reprendre
web-tutorial = Apprendre en une manche
web-tutorial-long = Apprendre en jouant une manche
web-no-account = Gratuit, dans le navigateur, sans inscription.
web-my-tables = Vos tables
web-games = Jeux
web-new-table = Ouvrir une table
web-game-seats =
    { $least ->
        [1] En solitaire ou jusqu’à { $most } personnes
       *[other] De { $least } à { $most } personnes
    }
web-more-ways = Autres entrées
web-build-house = Construire une maison
web-read-rules = Lire les règles
web-load-saved = Charger une partie
web-blurb-darkest = Le laboratoire de cette maison cache un remède, et la maison ne veut pas le rendre. Trouvez le code, fuyez le feu, gardez-vous en vie les uns les autres et affrontez ce qui attend à la fin. Vous gagnez ensemble, ou pas du tout.

## Mes tables

web-status-my-turn = C’est à vous
web-status-playing = En cours
web-status-lobby = Attend des joueurs
web-status-over = Terminée
web-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-continue = Continuer
web-watch = Regarder
web-look-back = Revoir
web-forget = Oublier
web-forget-which = Oublier { $name }
web-forget-sure = Sans ses liens, vous ne pourrez pas revenir.

## Une nouvelle table

web-who-plays = Qui joue ?
web-your-name = Votre nom
web-guest = Invité
web-company = Compagnie
web-company-alone = Solitaire
web-company-alone-help = Vous menez tout le monde.
web-company-bots = Avec des robots
web-company-bots-help = L’ordinateur mène les autres.
web-company-others = À plusieurs
web-company-others-help = Partagez un lien ou un code QR.
web-seats = Places
web-seat = Place { $seat }
web-seat-count = Nombre de places
web-seat-free = Libre
web-sitter-me = Moi
web-sitter-other = Quelqu’un avec un lien
web-bot-random = Robot au hasard
web-bot-scout = Robot avisé
web-hot-seat = Vous jouez toutes ces places sur cet écran, l’une après l’autre.
web-table-more = Nom et absences
web-table-title = Nom de la table
web-away = Quand quelqu’un s’absente
web-away-help = Qui revient reprend sa place.
web-away-0 = Attendre
web-away-60 = Un robot joue après une minute
web-away-300 = Un robot joue après cinq minutes
web-away-3600 = Un robot joue après une heure
web-away-86400 = Un robot joue après un jour
web-options = Options
web-options-more =
    { $count ->
        [one] Une autre option
       *[other] { $count } autres options
    }
web-option-auto = Automatique
web-option-evenly = Partage égal
web-option-sum = Cela fait { $sum }, mais il y en a { $total }.
web-option-none = Aucun
web-option-chance = Au hasard
web-option-own = La mienne
web-option-own-help = Telle que vous l’avez construite.
web-option-build = Construire la vôtre
web-begin = Commencer
web-open = Ouvrir la table
web-open-begins = Personne ne manque : la partie commence tout de suite.
web-open-waits = Vous aurez ensuite les liens pour les autres.

## Une table avant le début

web-waiting = Avant le début
web-waiting-restored = Une partie sauvegardée, avant de reprendre : installez-vous
web-presence-here = présent
web-presence-away = absent pour l’instant
web-presence-free = personne encore
web-presence-bot = prêt
web-sit = S’asseoir ici
web-put-bot = Robot
web-take-bot = Retirer le robot
web-which-bot = Robot à la place { $seat }
web-rename = Renommer
web-leave = Se lever
web-kick = Renvoyer
web-missing =
    { $count ->
        [one] Personne à la place { $seats } : partagez un lien ou mettez-y un robot.
       *[other] Personne aux places { $seats } : partagez un lien ou mettez-y des robots.
    }
web-ready = Tout le monde est là.
web-ready-host = Tout le monde est là. Qui a ouvert la table lance la partie.

## Liens

web-share = Inviter
web-link-players = Joueurs
web-link-players-help = Qui ouvre ce lien choisit une place libre, ou regarde.
web-link-spectators = Spectateurs
web-link-spectators-help = Qui ouvre ce lien voit ce que tous peuvent voir, et ne touche à rien.
web-link-television = Télévision
web-link-television-help = La maison sur grand écran pour toute la pièce ; les téléphones restent en main.
web-link-seat = Ma place { $seat }
web-link-seat-help = Pour vous seul : ouvre votre place sur un autre appareil. Qui l’a joue pour vous.
web-link-qr = Code QR : { $what }
web-link-copy = Copier
web-link-copied = Copié.
web-link-copy-failed = Sélectionnez le lien et copiez-le vous-même.
web-link-share = Envoyer
web-link-open = Ouvrir ici
web-link-renew = Nouveau lien
web-link-renew-help = L’ancien lien ne marche plus. Qui est déjà assis reste.

## Rejoindre

web-join-invited = Vous êtes invité à une table
web-join-choose = Choisissez une place
web-join-instead = joue en attendant quelqu’un
web-join-again = Vous avez déjà une place à cette table.
web-join-full = Toutes les places sont prises.
web-join-over = Cette partie est terminée.

## Refus

web-refused = Cela n’a pas marché : { $reason }
web-refused-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-refused-bad-key = Ce lien n’ouvre aucune table ici, ou il a été retiré.
web-refused-bad-save = Ce fichier n’est pas une partie sauvegardée ici.
web-refused-bad-option = Ces options ne vont pas ensemble : { $reason }
web-refused-no-such-game = Ce jeu ne se joue pas ici.
web-refused-too-many = Trop à la fois. Attendez un instant et réessayez.
web-refused-seat-taken = Quelqu’un a été plus rapide : la place est prise.
web-refused-seat-empty = Il manque encore quelqu’un.
web-refused-started = La partie a déjà commencé.
web-refused-try-again = Le serveur est occupé. Réessayez dans un instant.

## Réglages

web-settings-kept = Gardés dans ce navigateur seulement, avec effet immédiat.
web-text-size = Taille du texte
web-text-sample = La bougie vacille. Là-haut, quelque chose a cessé de marcher.
web-motion = Mouvement
web-motion-less = Rester immobile
web-motion-help = Ni vacillement ni glissement. Ce que demande votre système est toujours respecté.
web-sound = Son
web-sound-on = Une cloche quand c’est à vous
web-sound-help = Coupé tant que vous n’en voulez pas.
web-volume = Volume
web-notify = Notifications
web-notify-on = Me prévenir quand c’est à moi
web-notify-help = Seulement tant que la table est ouverte dans un onglet. Le navigateur vous le demandera une fois.
web-notify-none = Ce navigateur ne peut pas afficher de notifications sur cette page.
web-notify-denied = Le navigateur refuse les notifications pour cette page ; ses propres réglages permettent de les autoriser.

## À propos

web-about-what = Dreadhall fait jouer à des jeux de maison hantée avec toutes leurs règles : entre amis, seul avec des robots, ou les deux.
web-about-fair = Les dés sont scellés avant le premier coup. À la fin, le sceau est ouvert et chacun peut vérifier chaque jet.
web-about-private = Ni compte, ni publicité, ni pistage. Qui a un lien peut ce que ce lien permet : ne donnez les vôtres qu’à qui vous voulez.
web-about-fans-title = Fait par des passionnés
web-about-fans = Ceci est une œuvre non officielle de passionnés. Elle n’est ni faite ni approuvée par les éditeurs ou les auteurs des jeux ; les noms appartiennent à leurs propriétaires et ne servent qu’à dire quelles règles sont jouées.
web-about-words = Tous les mots et images sont les nôtres ou sous licence libre ; rien n’est copié des livrets ni des cartes. Si un jeu vous plaît, achetez-le : rien ne remplace une table entourée d’amis.
web-about-credits = Remerciements
web-about-icons = Icônes
web-about-icons-by = { $artists } et d’autres,
web-about-icons-changed = Couleurs et tailles sont de nous.
web-about-fonts = Caractères
web-about-built = Construit avec
web-about-licence = Licence
web-about-licence-text = MIT : utilisez, modifiez, partagez.
