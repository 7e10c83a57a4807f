### La table dans le navigateur.

play-home = Accueil
play-loading = La porte s’ouvre lentement…
play-no-key = Vous n’avez pas la clé de cette table. Demandez un lien à la personne qui l’a ouverte.
play-table-problem = Cette table ne s’ouvre pas. Le lien a peut-être été retiré.
play-board = Le plateau
play-prompt = Que faire
play-side = À côté du plateau
play-tab-people = Joueurs
play-people-you = vous
play-people-asked = doit répondre
play-tab-log = Journal
play-tab-chat = Discussion
play-never-mind = Finalement non
play-waiting-for = On attend { $names }
play-seat = place { $seat }
play-other-seat = { $name } doit aussi répondre
play-look-back = Revoir cette partie
play-your-turn = À vous de jouer
play-offline = Connexion perdue, nouvel essai…
play-undo-wish = { $name } aimerait reprendre sa dernière réponse. D’accord ?
play-undo-asked = On demande aux autres si la dernière réponse peut être reprise.
play-agree = D’accord
play-disagree = Non
play-chat-empty = Personne n’a encore rien dit.
play-chat-say = Dites quelque chose
play-chat-send = Envoyer
play-chat-to = À qui
play-chat-all = à tous
play-phrases = Le dire dans toutes les langues
play-phrase-follow = Suivez-moi !
play-phrase-wait = Attendez-moi.
play-phrase-heal = J’ai besoin de soins.
play-phrase-help = À l’aide !
play-phrase-split = Séparons-nous.
play-phrase-run = Courez !
play-phrase-thanks = Merci !
play-phrase-well = Bien joué !
play-phrase-sorry = Désolé, c’est ma faute.
play-phrase-back = Je reviens tout de suite.
play-zoom-help = Le plateau. Les flèches le déplacent, plus et moins zooment, 0 le montre en entier, F suit l’action.
play-zoom-in = Zoomer
play-zoom-out = Dézoomer
play-zoom-all = Tout montrer
play-point = Montrer du doigt
play-pointed = { $name } montre { $place }
play-rest = { $count } autres : { $what }
play-deeds-want = Pour l’objectif
play-deeds-fight = Combattre
play-deeds-deed = Agir
play-deeds-use = Utiliser
play-deeds-here = Dans cette pièce
play-deeds-trade = Avec les autres
play-deeds-go = Aller (ou sur le plateau)
play-deeds-place = Choisir (ou sur le plateau)
play-deeds-small = En passant
play-deeds-face = Choisir
play-rest-answer = réponses
play-rest-place = lieux
play-rest-want = pour l’objectif
play-rest-fight = combats
play-rest-deed = actions
play-rest-use = objets
play-rest-here = dans cette pièce
play-rest-trade = échanges
play-rest-go = chemins
play-rest-small = détails
play-rest-face = personnes
play-wanted = pour l’objectif
play-withdrawn = Vous n’êtes plus à cette place : elle a été libérée.
play-parts = Les parties du plateau

## Ce que dit la maison, entre les paroles des gens

notice-dice-keyed =
    { $reason ->
        [company] Il y a du monde nouveau à la table : les dés sont scellés de nouveau, afin que personne ne sache ce qu’ils montreront. Qui jouait seul connaît peut-être ce qui était caché jusqu’ici.
        [copy] Cette table est une copie : ses dés sont scellés de nouveau, afin que personne ne sache ce qu’ils montreront.
       *[broken] La partie continue après sa fin, alors que chacun pouvait voir comment les dés tomberaient : leur sceau est brisé.
    }
notice-rules-changed =
    { $taken ->
        [0] La partie continue avec des règles plus récentes. Toutes les réponses restent valables.
        [1] La partie continue avec des règles plus récentes. Une réponse a été reprise.
       *[other] La partie continue avec des règles plus récentes. { $taken } réponses ont été reprises.
    }
notice-seat-asked = { $name } demande la place { $seat }.
notice-seat-admitted = { $name } peut prendre la place { $seat }.
notice-seat-refused = { $name } n’obtient pas la place { $seat }.
notice-seat-taken = { $name } occupe désormais la place { $seat }.
notice-seat-left =
    { $bot-id ->
        [none] { $name } a quitté la place { $seat }.
       *[other] { $name } a quitté la place { $seat }. Pour continuer : { $bot }.
    }
notice-seat-sent-away =
    { $bot-id ->
        [none] { $name } a dû quitter la place { $seat }.
       *[other] { $name } a dû quitter la place { $seat }. Pour continuer : { $bot }.
    }
notice-bot-plays = { $name } reviendra plus tard (place { $seat }). En attendant : { $bot }.
notice-copied-from =
    { $title-id ->
        [none] Cette table est la copie d’une autre, telle qu’elle était après le coup { $number }.
       *[other] Cette table est une copie de « { $title } », telle qu’elle était après le coup { $number }.
    }

# Who decided what has happened, by name.
play-decided = { $event } (Décision : { $names }.)

# The stage.
play-zoom-follow = Suivre l’action
play-part-targets =
    { $count ->
        [1] 1 lieu au choix
       *[other] { $count } lieux au choix
    }
    .help = Les lieux que vous pouvez choisir ici en ce moment.
play-about-open = Voir de quoi il s’agit
play-about-aside = Masquer
play-press-on = Continuer
play-press-on-asked = La prochaine question est pour vous.
play-ahead = Votre prochain coup
play-ahead-help = Choisissez déjà votre coup, ici ou sur le plan : il sera joué dès votre tour.
play-ahead-laid = Prévu : vous irez là ({ $place }). Un nouvel appui ou Échap l’annule.
play-ahead-back-help = Prévu. Un nouvel appui ou Échap l’annule.
play-ahead-go = Ensuite, aller là : { $place }
play-ahead-back = Annuler : { $place }
play-again = Que s’est-il passé depuis mon tour ?
play-on-board = Choisissez sur le plateau ou ici ({ $count })
play-in-list = Choisissez un visage ci-dessus ou un nom ici ({ $count })
play-pace = La vitesse à laquelle l’action est montrée
play-pace-calm = Calme
play-pace-brisk = Vive
play-pace-at-once = Immédiate
play-pace-help = Qui fait quoi, les dés et leurs suites se succèdent à l’écran. Échap ou « Continuer » mène à la suite.

# Agir sur le plateau.
play-here = Ce qu’on peut faire ici
play-sure = Vraiment ? Encore une fois !
play-walk = Aller jusqu’ici : { $place }, { $spaces ->
    [1] 1 pas
   *[other] { $spaces } pas
}

# People beside the board, and the sheet that holds them on a phone.
play-person-asked = la table attend sa réponse
play-person-whole = Tout sur { $name }
play-person-more = { $count } de plus
play-goal-mark = Objectif : { $goal }
play-goal-met = accompli
play-side-close = Retour à la table
play-log-rule = Règle { $rule }

# What the terminal says, too
table-decided =
    { $count ->
        [1] { $event } (Décision de la place { $seats }.)
       *[other] { $event } (Décision des places { $seats }.)
    }
table-log-empty = Rien ne s’est encore passé.
table-over = La partie est finie
table-undo = Annuler
    .help = Reprend votre dernière réponse, tant qu’elle n’a rien révélé.
option-table-household = Annuler comme à la maison
    .help = Les réponses peuvent être reprises même si elles ont révélé quelque chose ; pour les tables où tout le monde se fait confiance.
