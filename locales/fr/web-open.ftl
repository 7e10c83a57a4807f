### Les tables ouvertes à tous sur un serveur.

## La liste

web-open-title = Trouver des partenaires
web-open-of = Chez { $name }
web-open-own-night = une nuit sur mesure
web-open-seats =
    { $free ->
        [1] une place libre
       *[other] { $free } places libres
    }, { $people ->
        [1] une personne
       *[other] { $people } personnes
    }{ $bots ->
        [0] {""}
        [1] {" "}et un robot
       *[other] {" "}et { $bots } robots
    }
web-open-language-en = English
web-open-language-de = Deutsch
web-open-language-fr = Français
web-open-any = Tout le monde est bienvenu
web-open-new = Débutants bienvenus
web-open-seasoned = Pour ceux qui connaissent le jeu
web-open-bots-in =
    { $minutes ->
        [1] commence avec des robots dans une minute
       *[other] commence avec des robots dans { $minutes } minutes
    }
web-open-running = en cours : vous prenez la suite d’un robot
web-open-sit = S’asseoir
web-open-ask = Demander une place
web-open-more =
    { $count ->
        [1] Une table de plus
       *[other] { $count } tables de plus
    }
web-open-nobody = Personne n’attend pour le moment. Ouvrez une table que d’autres trouveront, ou jouez avec des robots jusqu’à ce que quelqu’un vienne.
web-open-offer-one = Ouvrir une table
web-open-meanwhile = Jouer avec des robots, table ouverte
web-open-conduct =
    { $games ->
        [0] Encore aucune partie avec des inconnus
       *[other] Parties avec des inconnus : { $games }, dont quittées avant la fin : { $abandoned }
    }

## Jouer avec qui viendra

web-wait = { $game } avec qui viendra
web-wait-for =
    { $people ->
        [0] À { $seats }
        [one] À { $seats } : quelqu’un attend déjà
       *[other] À { $seats } : { $people } attendent déjà
    }
web-wait-place = { $place } sur { $seats } sont là, vous compris. On vous appellera au complet ; en attendant, prenez une leçon ou jouez avec des robots.
web-wait-leave = Ne plus attendre
web-wait-lost = Vous n’attendez plus personne : on est resté sans nouvelles de vous.
web-wait-seated = Tout le monde est là, la partie commence.
web-wait-go = À la table

## Proposer une table

web-offer = Ouverte aux autres sur ce serveur
web-offer-help = La table figure sur le premier écran, et qui veut s’y assoit.
web-offer-running-help = Qui veut prend la suite d’un robot ; tant que le jeu garde des secrets, on vous demande d’abord à tous.
web-offer-language = Vous parlez
web-offer-experience = Pour qui ?
web-offer-bots = Places vides
web-offer-wait =
    { $minutes ->
        [0] Attendre des joueurs
       *[other] Des robots après { $minutes } minutes
    }
web-offer-approve = Me demander avant que quelqu’un s’assoie
web-asks = { $name } aimerait s’asseoir à la place { $seat }.

## Un coup par jour

web-turn = Rythme
web-turn-days =
    { $days ->
        [0] Tout le monde est là en même temps
        [1] Un tour peut durer un jour
       *[other] Un tour peut durer { $days } jours
    }
web-turn-help = Jouez quand vous avez le temps. Qui dépasse son délai est remplacé par un robot jusqu’à son retour.
web-turn-left = encore { $time }
play-days = { $days } jours
notice-turn =
    { $days ->
        [0] Désormais tout le monde joue en même temps, sans délai pour un tour.
        [1] Désormais un tour peut durer un jour.
       *[other] Désormais un tour peut durer { $days } jours.
    }

## Refus

web-refused-not-listed = Cette table n’est plus ouverte aux autres.
web-refused-not-open = Sur ce serveur, aucune table n’est ouverte aux autres.
web-refused-full = Toutes les places sont prises à présent.
web-refused-over = Cette partie est finie.
