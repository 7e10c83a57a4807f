### Hantise 6, L’œil flottant : le livre des héros.

betrayal-book-h06-heroes-story = Un bourdonnement vous tient les dents, et une lumière bleue et froide bat sous les portes. L’un de vous y est entré en souriant. À présent un œil unique, énorme, sort de l’éclat et passe de l’un à l’autre, comme s’il choisissait.
betrayal-book-h06-heroes-goal = Frappez le vaisseau jusqu’à ce qu’il ne puisse plus voler : autant de coups au but qu’il y a de joueurs.
betrayal-book-h06-heroes-can = Allez au vaisseau et frappez de toute votre force. Si un ami est sous leur emprise, rossez-le pour le ramener à lui : vaincu par vous, il est libre pour de bon.
betrayal-book-h06-heroes-foe = Les extraterrestres s’emparent des esprits, et peuvent viser tous ceux d’une pièce à la fois. Évitez de rester ensemble.
betrayal-book-h06-heroes-rules =
    Vaisseau : un héros dans sa pièce peut tenter une fois par tour un jet de Force de 5 ou plus ; une réussite est un coup au but. Il peut aussi attaquer dans le même tour.
    Sous emprise : à votre tour, le traître vous déplace vers le vaisseau. Vous ne pouvez rien faire d’autre. Si vous commencez un tour dans sa pièce, vous embarquez et sortez du jeu.
    Libérer quelqu’un : attaquez ce héros dans votre pièce par la Force, ou par la Raison avec l’anneau. Si vous gagnez, il subit la moitié des dégâts, arrondie à l’inférieur, et il est libre. Si vous perdez, vous subissez les dégâts habituels.
    Qui a été libéré ne peut plus jamais tomber sous leur emprise.
    Les héros sous emprise et les héros libres se ralentissent les uns les autres.
    Les attaques de Vitesse, comme celles du revolver ou de la dynamite, ne touchent pas les extraterrestres. Battus autrement, ils sont étourdis.
    Ceux qui sont à bord gagnent avec vous.

betrayal-objective-h06-heroes-ship = Frapper le vaisseau
betrayal-objective-h06-heroes-friends = Ramener à eux les amis sous emprise

betrayal-choice-h06-heroes-batter = Frapper le vaisseau (Force)
    .help = 5 ou plus l’endommage. Une fois par tour.
