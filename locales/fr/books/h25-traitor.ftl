### Hantise 25, Vaudou : le livre du traître.

betrayal-book-h25-traitor-story = Un cheveu ici, un bouton là, un dé à coudre de sang quand personne ne regardait : des semaines durant, vous avez cousu, taillé et moulé. À présent chacun de vos invités a son petit double, et chaque petit double a sa place. Jouons.
betrayal-book-h25-traitor-goal = Vous gagnez quand plus de la moitié des héros du début est morte.
betrayal-book-h25-traitor-can = Donnez une poupée à chaque héros et cachez-la dans l’une de ses deux pièces. Puis jouez la montre : après chacun de vos tours la piste avance et les poupées frappent. Barrez la route aux héros et combattez-les.
betrayal-book-h25-traitor-foe = Les héros cherchent les poupées pour les détruire.
betrayal-book-h25-traitor-rules =
    Chaque héros reçoit une poupée différente. Si une seule de ses deux pièces est dans la maison, elle doit s’y trouver ; sinon vous choisissez. Rien ne change ensuite. Chaque héros reçoit, à voix haute, un indice qui convient à sa poupée.
    Poupée de cire : chaufferie ou cuisine. Le héros subit 1 dégât physique.
    Poupée de porcelaine : balcon ou tour. Lancez 4 dés : au-dessous du nombre de la piste, le héros meurt.
    Poupée de pierre : lac souterrain ou cimetière. Jet de Force du héros au-dessous du nombre de la piste : 1 cran de moins à chaque caractéristique.
    Poupée de verre : chambre du pentagramme ou chapelle. Le héros subit 1 dégât mental.
    Poupée de chiffon : jardins ou jardin d’hiver. Jet de Savoir du héros au-dessous du nombre de la piste : 2 dégâts physiques.
    À la fin de chacun de vos tours, même après votre mort, la piste avance de 1, d’abord à 1 ; puis chaque poupée restante frappe, dans l’ordre du tour à partir de votre gauche.
    Vous non plus, les symboles ne vous arrêtent pas ; vous ne piochez que pour la pièce découverte où votre déplacement finit.

betrayal-objective-h25-traitor-kill = Faire mourir plus de la moitié des héros

betrayal-ask-h25-traitor-doll = Quelle poupée est faite pour { $explorer-acc }, et où souffre-t-elle ?
    .help = Chaque héros a sa poupée, et chaque poupée souffre dans une pièce de son genre. Vous décidez en secret ; les autres reçoivent un indice.
betrayal-choice-h25-traitor-doll = { $token } { $room-in }
    .help = { $token-id ->
            [doll-wax] 1 dégât physique à la fin de chacun de vos tours.
            [doll-china] 4 dés à la fin de chacun de vos tours : au-dessous du nombre de la piste, elle tue.
            [doll-stone] Jet de Force à la fin de chacun de vos tours : au-dessous du nombre de la piste, 1 cran de moins à chaque caractéristique.
            [doll-glass] 1 dégât mental à la fin de chacun de vos tours.
           *[other] Jet de Savoir à la fin de chacun de vos tours : au-dessous du nombre de la piste, 2 dégâts physiques.
        }
