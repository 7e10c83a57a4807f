### Hantise 30, Le tombeau de Dracula : le livre des héros.

betrayal-book-h30-heroes-story = La fillette que vous avez sauvée du froid ne laisse pas de buée sur la vitre. Votre ami sourit avec deux dents de trop. Sous vos pieds la pierre racle la pierre, patiemment, et qui repose là n’a pas bien dormi depuis longtemps.
betrayal-book-h30-heroes-goal = Détruisez Dracula et la Mariée, par la lance ou par la lumière du jour. Le traître peut vivre.
betrayal-book-h30-heroes-can = Procurez-vous la lance : gagnée avec elle, une attaque de Force est un pieu dans le cœur. Ou tenez jusqu’au lever du soleil, qui les brûle tour après tour. Qui les bat, le symbole sacré en main, les repousse.
betrayal-book-h30-heroes-foe = Le traître et la fillette sont désormais des vampires. Dracula est le plus fort, mais il s’éveille lentement. Ils tuent, ou font de vous l’un des leurs.
betrayal-book-h30-heroes-rules =
    Pieu : une attaque de Force avec la lance qui bat un vampire le tue, même étourdi. Toute autre attaque gagnée blesse les vampires qui sont des explorateurs et étourdit Dracula et la Mariée.
    Aube : chaque fois que le traître a avancé la piste, le premier héros vivant à sa gauche lance autant de dés qu’il y a de joueurs. Moins que le numéro du tour, et le soleil est levé.
    Jour : au début de chaque tour suivant du traître, chaque vampire perd 1 dans chaque caractéristique. À 0, ou sur le crâne, il est détruit.
    Symbole sacré : qui le porte et bat un vampire peut aussi le repousser par des portes communicantes, d’une pièce par point de dégâts, toujours plus loin de soi.
    Qui devient vampire par leur faute n’est plus un héros et lutte désormais contre vous.

betrayal-objective-h30-heroes-dawn = Rester hors de leur portée jusqu’à l’aube
betrayal-objective-h30-heroes-vampires = Détruire Dracula et la Mariée

betrayal-ask-h30-heroes-push = Où repoussez-vous { $target-acc } ?
betrayal-choice-h30-heroes-push = Repousser { $place-into }{ betrayal-on-side }
    .help = Une pièce plus loin de vous, par une porte communicante.
