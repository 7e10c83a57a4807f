### Hantise 21, La maison des morts-vivants : le livre du traître.

betrayal-book-h21-traitor-story = Une main grise a traversé la boiserie et s’est refermée. C’était la fin. Et puis non : votre corps se relève, immense et froid, et dans toute la maison d’autres se relèvent avec lui. Il ne reste qu’une pensée, et c’est la faim.
betrayal-book-h21-traitor-goal = Tous les héros doivent mourir.
betrayal-book-h21-traitor-can = Vous menez les zombies comme leur seigneur. Ils sont lents : bouchez les portes avec des corps, encerclez, ne laissez passer personne. Chaque héros qui tombe se relève et chasse pour vous.
betrayal-book-h21-traitor-foe = Ils se battront. Évitez ceux qui ont des armes.
betrayal-book-h21-traitor-rules =
    Zombie : Vitesse 2, Force 5, Raison 2. Une arme maniée avec Force le détruit, la dynamite aussi. Toute autre défaite l’étourdit.
    Seigneur zombie : Vitesse 3, Force 7, Raison 2. Rien ne l’étourdit. Seul le porteur du médaillon lui nuit : la piste compte les dégâts, et à 7 il est détruit. Ses valeurs ne baissent pas.
    Les deux se déplacent et se battent comme des monstres, au tour des monstres. Ils ne portent rien et ne découvrent pas de pièces. Les zombies ne font pas bouger l’ascenseur mystique ; le seigneur le peut.
    Un héros qui meurt laisse tout tomber et se relève là en zombie quand commence le prochain tour de ce joueur. Ce joueur le déplace, avec son propre jet, à son propre tour. Étourdi, il passe le suivant ; détruit, son joueur est hors jeu.
    Si vous gagnez, un tel joueur gagne avec vous si son zombie a lui-même tué un héros ; sinon il perd.

betrayal-objective-h21-traitor-heroes = Tuer tous les héros
betrayal-objective-h21-traitor-own = Tuer un héros de vos propres mains

betrayal-turned-h21 = Vous voilà parmi les morts
betrayal-turned-h21-part = parmi les morts
betrayal-turned-h21-why = C’était la mort. Puis une poigne au col, et vous revoilà debout, sans qu’on vous ait rien demandé.
betrayal-turned-h21-want = Tous les héros doivent mourir. Vous ne gagnez avec le seigneur que si l’un d’eux tombe de vos propres mains.
