### What a table is called that nobody has named: two of these together. Their numbers come from its id and stay as they are.

web-name = { web-name-thing } { web-name-mood }
web-name-lesson = Une première soirée guidée

web-name-thing =
    { $thing ->
        [0] Le grenier
        [1] La cloche
        [2] Le majordome
        [3] La chandelle
        [4] La calèche
        [5] La cave
        [6] Le fauteuil
        [7] La chapelle
        [8] Le chœur
        [9] L’horloge
        [10] Le berceau
        [11] La couronne
        [12] La poupée
        [13] La porte
        [14] Le festin
        [15] La fontaine
        [16] Le jardin
        [17] La grille
        [18] La clé
        [19] La lanterne
        [20] La lettre
        [21] Le masque
        [22] Le miroir
        [23] La phalène
        [24] La boîte à musique
        [25] La chouette
        [26] Le pendule
        [27] Le piano
        [28] Le portrait
        [29] Le corbeau
        [30] L’anneau
        [31] La rose
        [32] L’ombre
        [33] L’escalier
        [34] L’inconnu
        [35] La tour
        [36] Le voile
        [37] Le violon
        [38] La veuve
        [39] La fenêtre
       *[40] Le loup
    }

web-name-mood =
    { $mood ->
        [0] de cendre
        [1] après le bal
        [2] en noir
        [3] d’os
        [4] à la lueur des bougies
        [5] à la croisée des chemins
        [6] derrière le rideau
        [7] dans l’obscurité
        [8] avant l’aube
        [9] au crépuscule
        [10] de poussière
        [11] sans fin
        [12] sous le plancher
        [13] dans la brume
        [14] de verre
        [15] sur la lande
        [16] sous la glace
        [17] dans le lierre
        [18] de l’autre rive
        [19] à marée basse
        [20] dans le marais
        [21] dans le labyrinthe
        [22] à minuit
        [23] au clair de lune
        [24] sans nom
        [25] d’à côté
        [26] dans l’aile nord
        [27] en novembre
        [28] sous la pluie
        [29] en rouge
        [30] au bord du fleuve
        [31] de sel
        [32] sans sommeil
        [33] de fumée
        [34] dans la neige
        [35] dans la tempête
        [36] sans voix
        [37] derrière le mur
        [38] au fond du puits
        [39] à l’orée du bois
       *[40] d’hier
    }
