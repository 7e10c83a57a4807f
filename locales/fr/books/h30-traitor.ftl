### Hantise 30, Le tombeau de Dracula : le livre du traître.

betrayal-book-h30-traitor-story = Sa main était si froide, et puis elle ne l’était plus : la vôtre était devenue aussi froide qu’elle. Vous entendez à présent les cœurs à travers les murs, chacun un peu différent, comme les pendules d’une boutique. Jamais la vie n’a été si bonne, ni la soif si grande.
betrayal-book-h30-traitor-goal = Chaque héros doit être mort ou vampire. Le vampire d’un autre joueur ne gagne avec vous que s’il a lui-même tué un héros.
betrayal-book-h30-traitor-can = Chassez vite, avec la Mariée, et avec Dracula une fois éveillé. Les vampires attaquent par la Force comme d’habitude, ou dominent les héros de l’autre sexe, même depuis la pièce voisine.
betrayal-book-h30-traitor-foe = La nuit s’achève, et le jour vous affaiblit. Comment, ils vous le diront le moment venu.
betrayal-book-h30-traitor-rules =
    Dracula : Vitesse 5, Force 8, Raison 6. Il ne bouge ni n’attaque avant le tour 2, mais se défend. La Mariée : Vitesse 4, Force 4, Raison 4.
    Au début de chacun de vos tours, la piste avance de 1, même après votre mort.
    Domination, à la place de l’attaque : une attaque de Raison contre un héros de l’autre sexe dans la même pièce, ou à côté derrière une porte communicante. Si le vampire gagne, le héros perd autant de Vitesse et rien d’autre ; depuis la pièce voisine, vous pouvez aussi l’attirer dans celle du vampire. S’il perd, il ne se passe rien.
    Un héros dont la Vitesse tombe ainsi sur le crâne devient vampire : Vitesse ramenée à sa valeur de départ, puis 1 de plus dans chaque caractéristique. Il garde ses affaires et agit au tour de son joueur, de votre côté. Qui meurt autrement est simplement mort.
    Sol sacré : pour entrer dans la chapelle, ou dans une pièce où un héros porte le symbole sacré, un vampire doit réussir un jet de Raison de 6 ou plus, un seul pour les deux. S’il échoue, il reste dehors sans perdre de déplacement et ne peut plus essayer cette pièce ce tour-ci. Ce qui l’y force ne demande aucun jet.

betrayal-objective-h30-traitor-heroes = Tuer ou transformer tous les héros
betrayal-objective-h30-traitor-kill = Tuer un héros soi-même

betrayal-ask-h30-traitor-tomb = Dans quelle pièce repose Dracula ?
    .help = Il y dort jusqu’à ce que la nuit soit assez avancée.
betrayal-ask-h30-traitor-pull = Attirer { $explorer-acc } dans la pièce du vampire ?
betrayal-choice-h30-traitor-dominate = Dominer { $target-acc }
    .help = Une attaque de Raison à la place de l’habituelle. Si elle réussit, elle coûte de la Vitesse ; sinon il ne se passe rien.

betrayal-turned-h30 = Vous êtes un vampire
betrayal-turned-h30-part = vampire
betrayal-turned-h30-why = Vous avez levé les yeux une fois de trop. À présent les bougies éblouissent, et vous comptez les cœurs de la pièce voisine.
betrayal-turned-h30-want = Que chaque héros soit mort ou changé avant le lever du soleil. Vous ne gagnez que si l’un d’eux meurt de votre propre attaque.
