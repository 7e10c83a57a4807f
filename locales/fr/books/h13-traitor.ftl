### Hantise 13, Rêver, peut-être : le livre du traître.

betrayal-book-h13-traitor-story = Un instant seulement, vous êtes-vous dit, le sol est si doux. Et tandis que le corps dort, vous vous y redressez pour la première fois, toutes portes ouvertes, et appelez vos enfants par leur nom.
betrayal-book-h13-traitor-goal = Vous gagnez quand autant de cauchemars se sont évadés qu’il y avait d’issues à la maison au début. Votre nombre est noté ; nul autre ne le connaît.
betrayal-book-h13-traitor-can = Envoyez les cauchemars vers les issues, chacun vers une autre. Chaque fois que l’un d’eux s’évade ou meurt, lâchez-en un nouveau près de votre corps.
betrayal-book-h13-traitor-foe = Ils essaient d’éveiller votre corps.
betrayal-book-h13-traitor-rules =
    Votre corps ne peut rien faire, et rien ne peut lui arriver. Votre tour est vide ; puis viennent les cauchemars.
    Les issues sont le balcon, la chambre, la chapelle, le jardin d’hiver, la salle à manger, le hall d’entrée, les jardins, le grand escalier, le cimetière, la chambre principale, la terrasse et la tour, même avec une fausse fenêtre. S’il y en a moins que de joueurs, vous en ajoutez au début.
    Un cauchemar dans une telle pièce s’évade pour 1 case, comme un pas : les héros présents le ralentissent. Chaque issue sert une fois. Les pièces trouvées plus tard servent aussi, sans changer votre nombre.
    Les cauchemars ont 5 en Vitesse, 4 en Force et 4 en Raison. Ils attaquent avec la Force et infligent des dégâts mentaux. Qui en bat un par sa propre attaque le tue ; celui qui attaque et perd est étourdi.
    Ils ne sont jamais plus nombreux que les joueurs. Un nouveau n’agit pas au tour des monstres où il vient. Vous pouvez aussi y renoncer, et le lâcher au début d’un tour des monstres ultérieur.
    Vous gagnez aussi quand plus aucun héros ne vit.

betrayal-objective-h13-traitor-escape = Lâcher les cauchemars dans le monde
betrayal-objective-h13-traitor-heroes = Ne laisser vivre aucun héros
betrayal-secret-h13-escapes = Évasions nécessaires : { $what }

betrayal-ask-h13-traitor-room = Quelle issue ajoutez-vous à la maison ?
betrayal-ask-h13-traitor-unleash = Lâchez-vous un autre cauchemar près de votre corps ?
betrayal-choice-h13-traitor-escape = S’évader de la maison
    .help = Coûte { $price ->
        [one] { $price } case
       *[other] { $price } cases
    }. Aucun autre cauchemar ne peut sortir par cette pièce.
