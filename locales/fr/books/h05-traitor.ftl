### Hantise 5, J’étais un loup-garou adolescent : le livre du traître.

betrayal-book-h05-traitor-story = Le clair de lune touche votre peau, et la peau cède. Ce que vous saviez et qui vous aimiez s’écoule de votre tête comme de l’eau ; il reste la faim, et un chien qui vous comprend.
betrayal-book-h05-traitor-goal = Qu’il ne reste aucun héros : tous morts ou loups-garous.
betrayal-book-h05-traitor-can = Chassez. Vous grandissez au début de chacun de vos tours, vos blessures comptent pour moitié, et rien de ce que vous connaissez ne peut vous tuer. Qui est blessé par vous ou le chien est mordu et peut vous rejoindre.
betrayal-book-h05-traitor-foe = Vous saviez quelque chose d’eux, autrefois. À présent ils ne sentent plus que la peur.
betrayal-book-h05-traitor-rules =
    À la transformation : vous laissez tomber tous les objets, les compagnons restent sur place, chaque caractéristique remonte au moins à sa valeur de départ, et vous répartissez autant de cases qu’il y a de héros vivants.
    Au début de chacun de vos tours : 1 case de Force ou de Vitesse, jusqu’au maximum. Qui vient de se transformer commence au tour suivant.
    Vos dégâts sont réduits de moitié, arrondis au supérieur, et n’amènent aucune caractéristique au crâne ; une chose particulière que les héros peuvent avoir fait exception.
    Vous et le chien ne portez rien, ne volez rien, n’avez pas de compagnons, et l’ascenseur mystique ne bouge pas pour vous.
    Chien : Vitesse 4, Force 4, Raison 3. Il agit après le tour du premier loup-garou, même si celui-ci est mort.
    Un héros qui subit des dégâts dans un combat contre vous ou le chien est mordu : un jet de Raison de 4 ou plus au début de chacun de ses tours, sinon il est loup-garou.
    Quand il ne reste aucun héros, le premier loup-garou gagne, mort ou vif ; un autre gagne aussi si sa propre attaque a tué un héros. Ce que tue le chien ne compte pour personne.

betrayal-objective-h05-traitor-heroes = Tuer ou transformer tous les héros

betrayal-turned-h05 = Vous êtes un loup-garou
betrayal-turned-h05-part = loup-garou
betrayal-turned-h05-why = La fièvre a gagné. Vos mains crèvent les gants, et les autres sentent le souper.
betrayal-turned-h05-want = Qu’il ne reste aucun héros : morts, ou devenus des vôtres. Vous-même ne gagnez que si l’un d’eux meurt de votre propre attaque.
