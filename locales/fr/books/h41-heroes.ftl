### Hantise 41, Le traître invisible : le livre des héros.

betrayal-book-h41-heroes-story = Un murmure, un cri que vous n’oublierez pas, puis une place vide là où se tenait un ami. Quelque chose se traîne près de vous et ricane. Cela a la voix de votre ami, et rien d’autre de lui.
betrayal-book-h41-heroes-goal = Tuez le traître invisible.
betrayal-book-h41-heroes-can = Frappez l’air là où vous êtes, tirez ou lancez dans les pièces qui ne vous semblent pas vides, et notez où le traître se montre. Le crâne et la planche des esprits s’interrogent au début d’un tour. Votre liste garde les lieux encore possibles.
betrayal-book-h41-heroes-foe = Le traître est invisible, peut être n’importe où, et vous veut tous morts. Tout ce qui se voit, une pièce nouvelle, un tas ramassé, une attaque, trahit sa place à cet instant.
betrayal-book-h41-heroes-rules =
    Une fois par tour vous pouvez attaquer le traître là où vous êtes. S’il est à votre place, de votre côté d’un obstacle, vous combattez comme d’habitude ; sinon l’attaque est perdue.
    Le revolver et la dynamite peuvent viser toute pièce à leur portée. Ils agissent comme d’habitude si le traître y est ; sinon l’usage est perdu.
    Après une attaque du traître, chaque victime encore en vie fait un jet de Savoir à la fin de son tour. 0 à 2 : rien. 3 ou 4 : s’il est encore dans cette pièce et, sinon, par quelle issue il est sorti. 5 ou plus : la pièce où il est maintenant. Tous les héros l’apprennent.
    Au début de votre tour, le crâne (Raison 4 ou plus) dit l’étage du traître, la planche des esprits (Savoir 4 ou plus) le symbole de sa pièce. La carte est utilisée pour ce tour.
    Le traître ne ralentit personne. L’anneau, dans vos mains, agit comme toujours ; sans lui le traître reste invisible.
    Les cartes qui cherchent quelqu’un près de vous ne trouvent pas le traître.

betrayal-objective-h41-heroes-kill = Trouver et tuer le traître
betrayal-objective-h41-heroes-seek = Interroger le crâne et la planche des esprits

betrayal-ask-h41-heroes-seek = Interrogez-vous { $card-the } sur le traître ({ $trait-roll } de 4 ou plus) ?
betrayal-choice-h41-heroes-shoot = Tirer : { $room }
    .help = Si le traître y est, vous attaquez avec la Vitesse ; sinon le tir et l’attaque sont perdus.
betrayal-event-h41-heroes-found = Un souffle, un craquement : le traître est maintenant { $room-in }.
betrayal-event-h41-heroes-still = Quelque chose respire encore { $room-in }.
betrayal-event-h41-heroes-left = Le traître n’est plus { $room-in } ; ses pas menaient ailleurs : { $exit_room }.
betrayal-event-h41-heroes-floor = Le crâne tourne ses orbites : le traître est { $floor-on }.
betrayal-event-h41-heroes-symbol =
    { $deck-id ->
        [none] La planche reste muette : la pièce du traître ne porte aucun symbole.
       *[other] La planche trace le symbole de la pièce du traître : { $deck }.
    }
