### Hantise 7, Lierre carnivore : le livre des héros.

betrayal-book-h07-heroes-story = Quelque chose gratte aux vitres, comme des doigts secs. Puis la première cède, et le vert entre, feuille après feuille, tâtonnant le long du mur vers la chaleur. Vers vous.
betrayal-book-h07-heroes-goal = Préparez le désherbant, et tuez avec lui autant de lierres qu’il y a de joueurs.
betrayal-book-h07-heroes-can = La recette est dans le livre : portez-le à la cuisine ou au laboratoire de recherche. Puis aspergez racine ou vrille. Délivrez vos amis avant qu’on les traîne au loin.
betrayal-book-h07-heroes-foe = Chaque racine et sa vrille forment un lierre. Les vrilles vous saisissent ; ce dont ces plantes se nourrissent est fait de cadavres.
betrayal-book-h07-heroes-rules =
    Le désherbant : celui qui tient le livre dans la cuisine ou le laboratoire de recherche fait un jet de Savoir de 5 ou plus, une fois par tour. Il n’y en a qu’un ; s’il est détruit, on n’en refait pas.
    Asperger remplace votre attaque. Au même endroit qu’une racine ou une vrille, cela tue ce lierre sans jet : toutes deux disparaissent, où qu’elles soient, et ceux qu’il tenait sont libres. Le désherbant est un objet comme les autres et ne s’épuise jamais.
    Une vrille qui vous bat en combat physique ne fait pas de dégâts : elle vous saisit, et vous laissez là tous vos objets ; les compagnons restent avec vous. Cela arrive aussi si vous l’attaquez et perdez, même si elle tient déjà quelqu’un ; un tir perdu depuis une autre pièce ne coûte rien.
    Tant qu’elle vous tient, vous ne pouvez que vous débattre : une attaque de Force à mains nues. Gagnez : la vrille est étourdie et votre tour continue. Perdez ou faites égalité : votre tour est fini, sans dégâts.
    Qui bat une vrille l’étourdit, et elle lâche tout le monde.
    Les vrilles vous ralentissent, pas les racines. Seul le désherbant agit sur les racines.

betrayal-objective-h07-heroes-make = Préparer le désherbant avec le livre
betrayal-objective-h07-heroes-spray = Tuer des lierres au désherbant
betrayal-objective-h07-heroes-friends = Délivrer ceux qui sont saisis

betrayal-choice-h07-heroes-make = Préparer le désherbant (Savoir)
    .help = Jet de Savoir de 5 ou plus. Le livre a servi pour ce tour.
betrayal-choice-h07-heroes-spray = Asperger { $monster-acc } et sa racine
    .help = À la place de votre attaque, et sans jet : ce lierre meurt et lâche ceux qu’il tient.
