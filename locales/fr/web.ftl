### The words of the first screen, and of what stands around every screen.

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
web-fewer = { $what } : un de moins
web-more = { $what } : un de plus
table-you = vous

## Accueil

web-lead = Une vieille maison, une nuit, et toutes les règles respectées. Venez avec des amis, ou jouez avec des robots futés.
web-play = Jouer
web-play-with =
    { $bots ->
        [1] { $preset }, avec un robot futé
       *[other] { $preset }, avec { $bots } robots futés
    }
web-play-otherwise = Autrement
web-play-on = Reprendre la partie
web-play-turn = À vous : reprendre
web-tutorial = Apprendre en jouant
web-no-account = Gratuit, dans le navigateur, sans inscription.
web-my-tables = Vos tables
web-games = Jeux
web-game-seats = { $least } à { $most } joueurs
web-game-minutes = { $least } à { $most } minutes
web-game-about = { $least } minutes environ
web-game-hard-1 = un combat équitable
web-game-hard-2 = difficile
web-game-hard-3 = sans pitié
web-game-bots = avec robots
web-played-last = joué en dernier
web-read-rules = Lire les règles
web-load-saved = Charger une partie
web-own = Sur tous mes appareils
web-shelf = L’étagère : ce à quoi vous avez survécu

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
web-seat-free = Libre
web-bot-random = Robot au hasard
web-bot-scout = Robot rapide
web-bot-learnt = Robot entraîné

## Refus

web-refused = Cela n’a pas marché : { $reason }
web-refused-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-refused-bad-key = Ce lien n’ouvre aucune table ici, ou il a été retiré.
web-refused-bad-save = Ce fichier n’est pas une partie sauvegardée ici.
web-refused-missing-package = Cette table se joue avec un paquet qui n’est pas installé sur ce serveur. Rien n’est perdu : la partie reprendra dès qu’il sera de retour. ({ $reason })
web-refused-bad-option = Ces options ne vont pas ensemble : { $reason }
web-refused-bad-name = Un nom doit avoir au moins un caractère visible, et aucun caractère invisible.
web-refused-no-such-game = Ce jeu ne se joue pas ici.
web-refused-no-such-lesson = Cette leçon n’existe pas ici.
web-refused-too-many = Trop à la fois. Attendez un instant et réessayez.
web-refused-seat-taken = Quelqu’un a été plus rapide : la place est prise.
web-refused-seat-empty = Il manque encore quelqu’un.
web-refused-started = La partie a déjà commencé.
web-refused-try-again = Le serveur est occupé. Réessayez dans un instant.
web-refused-option = L’option « { $option } » ne s’accorde pas ainsi avec les autres.
