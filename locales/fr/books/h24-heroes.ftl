### Hantise 24, Rentrez au nid : le livre des héros.

betrayal-book-h24-heroes-story = On dirait du sable contre les volets. Puis quelqu’un rit, s’étrangle, et le bruit est dedans. Elles sont petites, elles ont les yeux rouges, et il en vient sans fin.
betrayal-book-h24-heroes-goal = Chassez les chauves-souris avec l’orgue, puis tuez celles qui boivent encore sur vous.
betrayal-book-h24-heroes-can = Allez dans la salle de l’orgue : il faut de la force pour le mettre en marche, et du savoir pour jouer ce qu’elles ne supportent pas. Arrachez les bêtes de vous-mêmes et les uns des autres.
betrayal-book-h24-heroes-foe = Le traître a fait entrer les chauves-souris, et en est mort le premier. Elles veulent maintenant votre sang.
betrayal-book-h24-heroes-rules =
    Étape 1 : dans la salle de l’orgue, un jet de Force de 5 ou plus met l’orgue en marche ; il continue ensuite tout seul.
    Étape 2 : une fois en marche, un jet de Savoir de 6 ou plus dans la salle de l’orgue, ou de 5 pour qui aime la musique (Darrin « Flash » Williams, Zoe Ingstrom, le professeur Longfellow). Toutes les chauves-souris qui ne sont sur personne partent pour de bon, et il n’en vient plus.
    Chaque héros tente une étape par tour.
    Étape 3 : vous gagnez quand plus aucun héros vivant ne porte de chauve-souris ; ce peut être aussitôt.
    Au début de votre tour, vous subissez 1 point de dégâts physiques par chauve-souris sur vous, en une seule somme ; l’armure en retire 1. Chacune vous coûte une case de déplacement, mais vous pouvez toujours avancer de 1.
    Une chauve-souris sur vous, ou sur un héros au même endroit, peut être attaquée avec la Force ; c’est votre attaque du tour. Une victoire la tue, une défaite vous blesse comme toujours.
    Les chauves-souris qui ne sont sur personne ne vous ralentissent pas. Vous pouvez les combattre comme d’autres monstres, ce qui les étourdit.
    Celles d’un héros qui meurt cherchent quelqu’un d’autre ; après l’étape 2 elles disparaissent.

betrayal-objective-h24-heroes-start = Mettre l’orgue en marche
betrayal-objective-h24-heroes-play = Jouer ce qui chasse les chauves-souris
betrayal-objective-h24-heroes-swat = Arracher les chauves-souris de vos amis et de vous-même

betrayal-choice-h24-heroes-start = Mettre l’orgue en marche (Force)
    .help = Jet de Force de 5 ou plus. Une étape à l’orgue par tour.
betrayal-choice-h24-heroes-play = Jouer de l’orgue (Savoir)
    .help = Jet de Savoir de { $target } ou plus. Toutes les chauves-souris qui ne sont sur personne sont chassées.
betrayal-choice-h24-heroes-swat = Frapper une chauve-souris : { $explorer }{ $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
    .help = Votre attaque de ce tour, avec la Force. Une victoire tue la chauve-souris ; une défaite vous blesse.
