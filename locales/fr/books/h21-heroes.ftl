### Hantise 21, La maison des morts-vivants : le livre des héros.

betrayal-book-h21-heroes-story = D’abord, ce fut un grattement derrière les boiseries. Puis le plancher s’est soulevé, et ce qui en sortait n’avait plus de souffle à perdre. Ils viennent du jardin, de la crypte, du perron, lents comme la marée, et ils ne s’arrêtent pas.
betrayal-book-h21-heroes-goal = Détruisez le seigneur zombie, ou détruisez tous les zombies. L’un de vous doit être là pour le voir.
betrayal-book-h21-heroes-can = Armez-vous : une lame maniée avec Force met un zombie en pièces pour de bon. Confiez le médaillon à quelqu’un de solide et menez-le jusqu’au seigneur. Gardez vos distances avec les groupes, ils sont lents.
betrayal-book-h21-heroes-foe = Un très vieux seigneur zombie les pousse en avant. Ils veulent votre mort, et les morts ne restent pas de votre côté.
betrayal-book-h21-heroes-rules =
    Zombies : attaquez-en un avec la hache, la dague de sang, la dague sacrificielle ou la lance, et une victoire le détruit. La dynamite détruit ceux qui ne l’esquivent pas. Toute autre victoire, ou une victoire en défense, ne fait que l’étourdir. Un zombie étourdi peut aussi être mis en pièces.
    Perdre contre un zombie fait mal comme d’habitude, armé ou non.
    Objets : chaque fois que vous piochez un objet, vous pouvez en piocher trois, en garder un et mettre les autres sous la pile.
    Symbole sacré : les zombies qui attaquent son porteur lancent 2 dés de moins. Le seigneur s’en moque.
    Le seigneur : seul le porteur du médaillon peut lui nuire, avec ou sans arme, en attaque ou en défense. Rien ne l’étourdit, il perd de la vie. Contre tous les autres, il ne sent rien.
    Qui meurt laisse tout tomber et se relève en zombie au début de son prochain tour. Dès lors, il joue pour les morts. Ces zombies comptent comme les autres.

betrayal-objective-h21-heroes-lord = Détruire le seigneur zombie, le médaillon en main
betrayal-objective-h21-heroes-zombies = Mettre tous les zombies en pièces

betrayal-ask-h21-heroes-three = Un objet pour vous. En piocher trois pour en garder un ?
betrayal-ask-h21-heroes-keep = Lequel gardez-vous ? Les autres vont sous la pile.
