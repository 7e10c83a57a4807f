### Hantise 29, L’héritage de Frankenstein : le livre des héros.

betrayal-book-h29-heroes-story = Impossible d’arracher votre ami à ce livre ; il lisait à voix haute des histoires de tombes, de fil et de foudre. Puis les lampes ont vacillé. Dans un laboratoire, quelque chose qui fut plusieurs personnes s’est redressé.
betrayal-book-h29-heroes-goal = Tuez le monstre : par autant de torches au but qu’il y a de joueurs, ou d’une seule poussée dans le vide.
betrayal-book-h29-heroes-can = Allumez une torche là où il y a du feu et lancez-la de la pièce voisine. Ou laissez le monstre venir dans la tour ou au bord du gouffre, et envoyez le plus fort le pousser.
betrayal-book-h29-heroes-foe = Le monstre est plus fort que n’importe lequel d’entre vous et marche toujours vers le plus proche. Il craint le feu. Le traître le protège.
betrayal-book-h29-heroes-rules =
    Torches : dans la chambre calcinée, la chaufferie, la cuisine ou la chambre du pentagramme, vous pouvez en prendre une, sans jet. Il y en a toujours, mais personne n’en porte deux. On peut les échanger et les poser.
    Lancer : à l’endroit du monstre, ou dans la pièce voisine si une porte les relie. C’est votre attaque, Vitesse contre Vitesse, et aucune arme n’aide. Gagnée, elle touche : la piste avance de 1, la torche est consumée, et le monstre n’est pas étourdi. Perdue, la torche l’est aussi, et rien d’autre n’arrive. Une égalité ne change rien.
    Une torche à peine allumée peut être lancée aussitôt ; échangée ou ramassée, seulement à partir de votre prochain tour.
    Pousser : dans la tour ou le gouffre, du côté du monstre, jet de Force de 6 ou plus, une fois par tour. Il fait une chute mortelle.
    Les autres attaques de Force gagnées étourdissent le monstre comme d’ordinaire. Même étourdi, on peut le brûler et le pousser.

betrayal-objective-h29-heroes-torch = Allumer une torche
betrayal-objective-h29-heroes-burn = Brûler le monstre
betrayal-objective-h29-heroes-push = Ou le pousser dans le vide, dans la tour ou le gouffre

betrayal-choice-h29-heroes-torch = Allumer une torche
    .help = Cela ne coûte rien. Vous n’en portez qu’une.
betrayal-choice-h29-heroes-throw = Lancer la torche sur { $monster-acc }
    .help = Vitesse contre Vitesse ; c’est votre attaque. Une victoire le brûle. Une défaite vous coûte la torche.
betrayal-choice-h29-heroes-push = Pousser le monstre dans le vide ({ $trait-roll })
    .help = 6 ou plus le tue. Un essai par tour.
