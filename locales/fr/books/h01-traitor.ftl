### Hantise 1, La momie marche : le livre du traître.

betrayal-book-h01-traitor-story = Le mur a glissé, et vous avez vu ce qui vous appelait : un cercueil couvert de signes, et dedans le plus vieil amour du monde. Il vous a dit ce qui lui manque. Comment refuser quelque chose à un dieu ?
betrayal-book-h01-traitor-goal = Ramenez la momie à son sarcophage avec la fillette et un cadeau de noces, l’anneau ou le symbole sacré. Ou tuez tous les héros.
betrayal-book-h01-traitor-can = Attrapez la fillette et donnez-la à la momie, ou laissez-la la chercher : elle prend ce qu’elle trouve ou conquiert. Si aucun des cadeaux n’est en jeu, la prochaine pièce à présage que vous découvrez en recèle un.
betrayal-book-h01-traitor-foe = Les héros cherchent comment renvoyer la momie chez les morts.
betrayal-book-h01-traitor-rules =
    Momie : Vitesse 3, Force 8, Raison 5. Les attaques de Vitesse et la dynamite ne lui font rien.
    Si elle fait 0 ou 1 pour son déplacement, elle peut à la place surgir dans n’importe quelle pièce par un passage secret, et attaquer quand même.
    Elle doit attaquer un héros de sa pièce si elle le peut. Ses coups font baisser la Vitesse jusqu’au plus petit nombre, puis la Force, ce qui peut tuer.
    Si elle gagne son attaque de 2 ou plus, elle peut prendre un objet ou la fillette au lieu de blesser.
    Elle porte des objets et garde la fillette, sans rien y gagner ; une fois par tour elle prend dans une pile, et la fillette dès qu’elle entre dans sa pièce. Si celle-ci reste seule à ses côtés, elle peut la prendre à tout moment de son tour.
    Auprès d’elle, vous pouvez lui donner la fillette et tous les objets voulus, à votre tour ou au sien. Étourdie, elle laisse tout tomber.
    Si ni l’anneau ni le symbole sacré ne sont en jeu et que vous découvrez une pièce à symbole de présage, vous devez prendre l’un des deux au lieu de piocher.
    Les noces comptent dès que la momie est auprès du sarcophage avec la fillette et un cadeau, même après votre mort.

betrayal-objective-h01-traitor-girl = Amener la fillette à la momie
betrayal-objective-h01-traitor-gift = Amener l’anneau ou le symbole sacré à la momie
betrayal-objective-h01-traitor-wedding = Rentrer avec les deux au sarcophage
betrayal-objective-h01-traitor-heroes = Ou tuer tous les héros

betrayal-ask-h01-traitor-search = Quel cadeau trouvez-vous ?
betrayal-choice-h01-traitor-give = Donner { $card-the } à la momie
    .help = Cela ne coûte rien. Désormais, c’est la momie qui le porte.
betrayal-choice-h01-traitor-take = Laisser la momie prendre la fillette
    .help = Elle est dans sa pièce, sous la garde de personne. Cela ne coûte rien.
