### Les tables qui en continuent d’autres : d’où elles viennent, et à qui sont leurs places.

web-origin = Copie de « { $title } », telle qu’elle était au coup { $number }
web-origin-file =
    { $number ->
        [0] Reprend une partie sauvegardée à son début
       *[other] Reprend une partie sauvegardée au coup { $number }
    }

## Les places qui sont à quelqu’un

web-bound = Réservée
web-bound-for = Pour { $name }
web-bound-mine = Votre place
web-bound-own = Comme à la table d’origine
web-bound-other = Seulement avec le lien de cette place à la table d’origine
web-bound-bot = Au robot, comme à la table d’origine
web-bound-take =
    { $count ->
        [1] Prendre ma place
       *[other] Prendre mes { $count } places
    }
web-bound-paste = J’ai le lien
web-bound-link = Lien de la place { $seat } à la table d’origine
web-bound-no-link = Ce n’est pas le lien d’une place.
web-bound-release = La céder
web-bound-release-sure = Toute personne ayant le lien des joueurs pourra alors prendre cette place, et verra tout ce que vous savez ici.
web-missing-bound =
    { $count ->
        [1] La place { $seats } attend la personne qui l’occupe à la table d’origine : envoyez-lui le lien des joueurs.
       *[other] Les places { $seats } attendent les personnes qui les occupent à la table d’origine : envoyez-leur le lien des joueurs.
    }
web-missing-own = Tous les autres sont là : prenez votre place.
web-refused-not-your-seat = Ce n’est pas le lien de cette place à la table d’origine.
