### Hantise 37, Échec et mat : le livre des héros.

betrayal-book-h37-heroes-story = Dans le journal de l’oncle Ebenezer, la dernière page est un croquis : un échiquier, une position, aux noirs de jouer. Dessous, d’une autre écriture, très soignée : « À toi. » Quand vous levez les yeux, quelqu’un en capuche est assis à la table, et il a tout son temps.
betrayal-book-h37-heroes-goal = Battez la Mort aux échecs, une seule fois.
betrayal-book-h37-heroes-can = Chaque fois que commence le tour des monstres, l’un de vous doit être dans la pièce de la Mort : celui qui y a le plus de Savoir joue. Les autres cherchent les sceaux sacrés et les brisent, ce qui affaiblit la Mort. Le livre aide qui joue avec lui.
betrayal-book-h37-heroes-foe = La Mort joue très bien. Il y a cinq sceaux sacrés ; certains sont peut-être dans des pièces que nul n’a encore trouvées. Si personne ne fait face à la Mort, vous perdez.
betrayal-book-h37-heroes-rules =
    À chaque tour des monstres, la Mort joue une partie avec le héros de la pièce qui a le plus de Savoir ; entre égaux, vous choisissez. Les deux lancent les dés. Il vous faut le plus haut résultat ; une nulle ne suffit pas.
    Vous lancez votre Savoir, avec le livre 1 dé de plus, jamais plus de 8 dés. Les cartes qui changent un jet à tout moment servent.
    Sceau sacré : il se ramasse, s’échange et se pose comme tout objet. Le briser : une fois par tour, jet de Raison de 4 ou plus, même au tour où vous l’avez ramassé, mais pas à celui où vous l’avez volé ou reçu dans un échange. À 3 ou 4 joueurs, la Mort lance ensuite 2 dés de moins, à plus de joueurs 1.
    La Mort ne bouge pas, ne combat pas, ne ralentit personne, et rien ne peut lui nuire.
    La mort du traître ne met fin à rien.

betrayal-objective-h37-heroes-player = Faire face à la Mort et gagner une partie
betrayal-objective-h37-heroes-break = Trouver des sceaux sacrés et les briser

betrayal-ask-h37-heroes-player = Qui d’entre vous joue contre la Mort ?
betrayal-choice-h37-heroes-break = Briser un sceau sacré
    .help = Jet de Raison de { $target } ou plus. Une fois par tour.
