### The house builder of Dark, Darker, Darkest.

house-title = Bâtir la maison
house-intro = Vingt tuiles, quatre rangées de cinq. Prenez une maison toute faite, laissez les dés en bâtir une ou disposez-la vous-même.
house-start = Partir de
house-random = Une maison au hasard
house-roll = En bâtir une
house-plan = Plan de la maison
house-howto = Faites glisser une tuile sur une autre pour les échanger, ou choisissez l’une puis l’autre.
house-howto-keys = Au clavier : flèches pour se déplacer, Entrée pour prendre et poser, R pour tourner, Maj+R pour tourner dans l’autre sens, Échap pour lâcher.
house-tools = Outils
house-tile = { $tile }, rangée { $row }, colonne { $column }
house-rotate-left = Tourner à gauche
house-rotate-right = Tourner à droite
house-undo = Annuler
house-put-back = Lâcher
house-picked = { $tile } en main. Choisissez où la poser.
house-swapped = Échangées : { $tile } et { $other }.
house-rotated = Tournée : { $tile }.
house-spare = Tuiles restantes
house-reactor = Avec le réacteur (extension Radioactive)
house-needs-radioactive = Cette maison a le réacteur : la table doit jouer avec l’extension Radioactive.
house-problems =
    { $count ->
        [0] Une maison solide
        [1] Un problème
       *[other] { $count } problèmes
    }
house-fault-expansion = { $tile } appartient à une extension. Cochez-la plus bas ou prenez une autre tuile.
house-fault-section = { $tile } n’a pas sa place ici. Prévu à cet endroit : { $section }.
house-fault-lacks = Il manque { $tile }. Aucune maison ne s’en passe.
house-fault-leads-out = { $tile } : le côté { $way } mène hors de la maison.
house-fault-window = { $tile } : la fenêtre du côté { $way } ne donne pas sur le dehors.
house-fault-blocked = { $tile } : le passage du côté { $way } bute sur un mur ({ $other }).
house-fault-two-doors = { $tile } : la porte du côté { $way } en rencontre une autre ({ $other }).
house-fault-unreachable = { $tile } : aucun chemin n’y mène depuis le hall d’entrée.
house-fault-locked-north = { $tile } : tous les chemins vers la rangée du haut sont verrouillés.
house-way-n = nord
house-way-e = est
house-way-s = sud
house-way-w = ouest
house-section-laboratory = laboratoire
house-section-corner = angle
house-section-entrance = hall d’entrée
house-section-outer = mur extérieur
house-section-inner = intérieur
house-rating = Difficulté :
house-rating-easy = facile
house-rating-normal = normale
house-rating-hard = difficile
house-fact-cameras =
    { $count ->
        [0] Aucune caméra.
        [1] Une caméra ; nombre de pièces vues : { $views }.
       *[other] { $count } caméras ; nombre de pièces vues : { $views }.
    }
house-fact-hall =
    { $watched ->
        [true] Une caméra surveille le hall d’entrée.
       *[false] Aucune caméra ne surveille le hall d’entrée.
    }
house-fact-enwalled =
    { $count ->
        [0] Aucune tuile intérieure n’est murée.
        [1] Une tuile intérieure est murée.
       *[other] { $count } tuiles intérieures sont murées.
    }
house-fact-laboratory = Le laboratoire est à la rangée { $row }, le hall à la rangée 4.
house-fact-corners =
    { $count ->
        [0] Les quatre portes d’angle sont accessibles sans clé.
        [1] Une porte d’angle se trouve derrière une serrure.
       *[other] { $count } portes d’angle se trouvent derrière une serrure.
    }
house-fact-doors =
    { $count ->
        [0] Aucune porte verrouillée.
        [1] Une porte verrouillée.
       *[other] { $count } portes verrouillées.
    }
house-keep = La garder
house-use = Pour ma prochaine table
house-share = Copier le lien
house-link-copied = Le lien est dans votre presse-papiers.
house-save = Sauvegarder
house-open = Ouvrir un fichier
house-bad-file = Ce fichier ne contient pas de maison.
house-bad-link = Ce lien ne contient pas de maison. En voici une autre.
house-offline = Le serveur ne répond pas. Réessayez dans un instant.
house-loading = La maison se bâtit…
