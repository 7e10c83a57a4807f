### Hantise 16, L’étreinte du fantôme : le livre des héros.

betrayal-book-h16-heroes-story = Elle a crié une fois, tout en bas, puis quelqu’un a ri, trop grave pour une gorge humaine. L’un de vous n’a jamais supporté qu’elle aime aussi les autres. Depuis que tout s’est tu, vous entendez le tic-tac.
betrayal-book-h16-heroes-goal = Arrachez la fillette au fantôme. Puis désamorcez la bombe, ou faites sortir la fillette avant l’explosion.
betrayal-book-h16-heroes-can = Explorez le sous-sol : le fantôme viendra à vous, et il faudra vous battre. Ouvrez pendant ce temps la porte d’entrée ; vous serez pressés.
betrayal-book-h16-heroes-foe = Le traître a appelé un fantôme pour garder la fillette, quelque part au sous-sol, et posé une bombe. Combien de temps il reste, vous l’ignorez.
betrayal-book-h16-heroes-rules =
    Qui de vous découvre au sous-sol une pièce à symbole d’événement ou de présage ne pioche pas, mais rencontre le fantôme, s’arrête et doit l’attaquer aussitôt, même après une autre attaque.
    Si vous gagnez, le fantôme est mort, la fillette est avec vous, et la bombe est dans cette pièce. Si vous perdez, vous subissez les dégâts habituels ; alors, comme en cas d’égalité, il s’enfuit et attend la prochaine pièce de ce genre.
    Une fois le sous-sol exploré, le traître place le fantôme après chacun de ses tours dans une pièce du sous-sol où il n’est pas encore passé, tant qu’il en reste. Là, personne n’est obligé de l’attaquer.
    Désamorcer : dans la pièce de la bombe, jet de Savoir de 7 ou plus, une fois par tour.
    Porte d’entrée : dans le hall d’entrée, jet de Savoir ou de Force de 6 ou plus, un essai par tour. Si elle s’ouvre, piochez un événement, et votre tour s’achève. Aux tours suivants, chacun de vous peut en sortir pour 1 case ; personne ne revient.
    Vous gagnez quand le héros qui a la fillette est dehors. Si tous les héros vivants sont dehors sans elle, vous avez perdu.

betrayal-objective-h16-heroes-girl = Sauver la fillette
betrayal-objective-h16-heroes-defuse = Désamorcer la bombe
betrayal-objective-h16-heroes-open-door = Ouvrir la porte d’entrée
betrayal-objective-h16-heroes-out = Faire sortir la fillette

betrayal-choice-h16-heroes-defuse = Désamorcer la bombe ({ $trait-roll })
    .help = 7 ou plus l’arrête. Un essai par tour.
betrayal-choice-h16-heroes-open-door = Ouvrir la porte d’entrée ({ $trait-roll })
    .help = 6 ou plus l’ouvre. Vous piochez alors un événement, et votre tour s’achève.
betrayal-choice-h16-heroes-leave = Quitter la maison
    .help = On ne revient pas. Ce n’est une victoire qu’avec la fillette.
