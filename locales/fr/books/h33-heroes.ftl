### Hantise 33, Une invocation des ténèbres : le livre des héros.

betrayal-book-h33-heroes-story = Votre ami n’a plus cligné des yeux depuis qu’il a ouvert ce livre. Ses lèvres bougent, la voix n’est pas la sienne, et à chaque ligne les lampes baissent. Vous avez lu assez d’histoires pour savoir où mène une telle lecture.
betrayal-book-h33-heroes-goal = Détruisez le livre, ou tuez le traître avant la fin de l’invocation.
betrayal-book-h33-heroes-can = Arrachez le livre au traître dans un combat, portez-le à la chaufferie ou au gouffre et jetez-le dedans. Si ni l’un ni l’autre n’est dans la maison, cherchez au sous-sol.
betrayal-book-h33-heroes-foe = Avec le livre, le traître appelle un Dieu Ancien qui dévorera le monde en commençant par vous.
betrayal-book-h33-heroes-rules =
    Si vous battez le traître de 2 ou plus avec la Force, vous pouvez prendre le livre au lieu d’infliger des dégâts.
    Après l’invocation, il reste là où se tenait le traître et se ramasse comme n’importe quoi.
    Dans la chaufferie ou au gouffre, d’un côté ou de l’autre, qui a le livre peut dépenser 1 case pour l’y jeter. Pas au tour où il a été ramassé, volé ou échangé.
    Le livre disparu, le dieu disparaît, et vous avez gagné. Une fois l’invocation achevée, la mort du traître n’est plus une victoire.

betrayal-objective-h33-heroes-book = Détruire le livre
betrayal-objective-h33-heroes-traitor = Tuer le traître avant la fin de l’invocation

betrayal-choice-h33-heroes-destroy = Jeter le livre { $room-id ->
        [chasm] dans le vide
       *[other] au feu
    }
    .help = Coûte 1 case. Le livre est détruit, et vous gagnez.
