### Hantise 22, L’abîme vous regarde : le livre du traître.

betrayal-book-h22-traitor-story = Encore un coup de pied, le sol de la cave cède, et le voici enfin : l’abîme de vos rêves, sans fond et brûlant. Il a faim. Vous l’avez convié à dîner, et la maison est l’entrée.
betrayal-book-h22-traitor-goal = Tous les héros doivent mourir. Votre propre vie ne compte pas : même après votre mort, vous continuez à nourrir l’abîme.
betrayal-book-h22-traitor-can = Faites tomber les pièces où les héros se trouvent ou veulent aller, coupez-leur les escaliers, et décidez où chaque nouvel étage commence à céder. Au sous-sol, vous connaissez des issues secrètes.
betrayal-book-h22-traitor-foe = Les héros tentent un exorcisme qui refermerait l’abîme.
betrayal-book-h22-traitor-rules =
    La pièce choisie au sous-sol tombe à la fin de votre premier tour. À la fin de chacun de vos tours la piste avance de 1, même après votre mort.
    À partir du tour 2, des pièces tombent à la fin de votre tour et de celui de chaque héros vivant ; c’est ce joueur qui les choisit.
    Tour 2 : 1 pièce. Tour 3 : autant qu’en montrent 2 dés. Tour 4 : 3 dés. Dès le tour 5 : 4 dés.
    Chaque pièce doit partager un côté avec une pièce tombée, sans qu’il faille de porte. Toutes sont nommées avant que quiconque saute.
    Quand un étage a disparu, vous choisissez où commence celui du dessus : une pièce vide avec une ouverture inexplorée, s’il y en a une. Hall d’entrée, vestibule et grand escalier tombent un par un.
    Qui se trouve dans une pièce qui tombe, vous aussi, fait un jet de Vitesse : avec 4 ou plus, on saute par une porte dans une pièce qui tient bon. S’il n’y en a pas, ou avec moins, on meurt.
    Qui est envoyé dans une pièce tombée, ou par l’ascenseur mystique à un étage disparu, meurt.
    Quand vous piochez un événement au sous-sol, vous pouvez prendre à la place « Escalier secret » ou « Passage secret » dans la pile d’événements.

betrayal-objective-h22-traitor-doom = Précipiter tous les héros dans l’abîme

betrayal-choice-h22-traitor-draw = Piocher un événement comme d’habitude
betrayal-ask-h22-traitor-event = Vous connaissez des voies secrètes dans ces caves. Quelle carte prenez-vous ?
