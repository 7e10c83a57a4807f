### Hantise 48, Empilés comme des bûches : le livre du traître.

betrayal-book-h48-traitor-story = Chaque famille a quelqu’un dont elle ne parle pas. Vous, vous en parlez ; vous avez même tout raconté en route, et ils ont ri. Il travaille lentement, avec amour, et ne reste jamais longtemps absent. Il a demandé des invités.
betrayal-book-h48-traitor-goal = Vous gagnez quand tous les héros sont morts.
betrayal-book-h48-traitor-can = Vous menez Jack l’Écarlate après votre tour. Laissez-le perdre : à chaque retour, il est plus fort. Et prenez aux héros ce qu’ils cherchent.
betrayal-book-h48-traitor-foe = Ils cherchent une arme capable de tuer Jack.
betrayal-book-h48-traitor-rules =
    Jack l’Écarlate : Vitesse 3, Force 3, Raison 3. Il commence dans le hall d’entrée.
    Si Jack est battu, en attaque ou en défense, il n’est ni étourdi ni blessé, mais quitte la maison. Au début de votre prochain tour, même après votre mort, il est de retour dans le hall d’entrée, avec 1 de plus dans chaque caractéristique. Il n’y a pas de limite.
    Peur : un héros qui commence son tour avec Jack fait un jet de Raison ; au-dessous de 3, il perd une case d’une caractéristique mentale et d’une physique.
    Votre mort ne met pas fin à la hantise.

betrayal-objective-h48-traitor-heroes = Tuer tous les héros
