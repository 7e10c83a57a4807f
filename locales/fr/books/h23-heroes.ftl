### Hantise 23, L’horreur à tentacules : le livre des héros.

betrayal-book-h23-heroes-story = Une chose mouillée a jailli de l’ombre, s’est refermée sur la cheville de votre ami, et a tiré. Le cri s’est éloigné de pièce en pièce, puis s’est tu. Maintenant cela revient en chercher d’autres.
betrayal-book-h23-heroes-goal = Trouvez la tête de la créature et frappez-la trois fois.
betrayal-book-h23-heroes-can = Regardez dans la boule de cristal pour savoir où est la tête. Puis allez-y ensemble et frappez. Délivrez-vous les uns les autres des ventouses.
betrayal-book-h23-heroes-foe = Chaque tentacule est fait d’un bras et d’une ventouse de même numéro. Si une ventouse vous tire jusqu’à son bras, vous mourez au début du prochain tour des monstres, à moins qu’on vous délivre. Les tentacules se renforcent avec le temps.
betrayal-book-h23-heroes-rules =
    Trouver la tête : celui qui tient la boule de cristal fait un jet de Savoir de 4 ou plus, une fois par tour. Avec 1 à 3 vous perdez 1 en Raison, avec 0 vous perdez 2, et gardez la carte. En cas de réussite, quatre dés disent où est la tête : 0 garde-manger, 1 cuisine, 2 salle de l’orgue, 3 gouffre, 4 ou 5 lac souterrain, 6 jardin d’hiver, 7 crypte, 8 chaufferie. La boule se brise. Si la pièce n’est pas encore dans la maison, le joueur du traître la pose.
    La tête se combat comme un monstre ; chaque fois qu’elle serait blessée, c’est un coup au but, et le troisième la tue. Elle peut attaquer les héros de sa pièce.
    Une ventouse qui vous bat en combat physique ne fait pas de dégâts : elle vous saisit, et vous laissez là tous vos objets ; les compagnons restent avec vous. Cela arrive aussi si vous l’attaquez et perdez, même si elle tient déjà quelqu’un ; un tir perdu depuis une autre pièce ne coûte rien.
    Une ventouse battue dans un combat physique est étourdie, lâche tout le monde et retourne à son bras. Battue avec l’anneau, elle est étourdie et lâche prise, mais reste où elle est.
    Tant qu’elle vous tient, vous ne pouvez que vous débattre : une attaque de Force à mains nues. Gagnez : vous êtes libre, mais jusqu’à la fin du tour chaque pièce vous coûte 2 cases. Perdez ou faites égalité : votre tour est fini, sans dégâts.
    Les bras ne peuvent être attaqués. Seules les ventouses vous ralentissent, pas les bras ni la tête.
    Si la boule de cristal quitte la partie sans avoir servi, elle reparaît là où la hantise a commencé.

betrayal-objective-h23-heroes-gaze = Trouver la tête avec la boule de cristal
betrayal-objective-h23-heroes-head = Frapper la tête
betrayal-objective-h23-heroes-friends = Délivrer ceux qui sont saisis

betrayal-choice-h23-heroes-gaze = Chercher la tête dans la boule de cristal (Savoir)
    .help = Jet de Savoir de 4 ou plus. Un échec coûte 1 en Raison, un 0 coûte 2. La tête trouvée, la boule se brise.
