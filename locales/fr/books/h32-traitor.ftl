### Hantise 32, Perdus : le livre du traître.

betrayal-book-h32-traitor-story = Des années durant vous avez porté ce visage ; il peut tomber. Le ciel a repris sa vraie couleur, et le vent chante dans l’ancienne langue. Vous rapportez une maison et plusieurs spécimens vivants. Dans cet air, ils ne le resteront pas longtemps.
betrayal-book-h32-traitor-goal = Vous gagnez quand tous les héros sont morts.
betrayal-book-h32-traitor-can = Vous posez les pièces restantes près des tuiles de départ et décidez où va la salle de l’orgue : que le chemin soit long. Puis déréglez la machinerie, pièce après pièce, et veillez à ce qu’aucune bonne tête n’entre dans la salle de l’orgue.
betrayal-book-h32-traitor-foe = Les héros veulent remettre en marche le transporteur de la salle de l’orgue et repartir avec la maison. À chaque tour l’air les empoisonne ; vous, il ne vous fait rien.
betrayal-book-h32-traitor-rules =
    Toutes les pièces, sauf les tuiles de départ et celles où quelqu’un se tient, vont dans une nouvelle pile. La salle de l’orgue est posée contre une tuile de départ, et les pièces occupées aussi près que possible des tuiles de départ de leur étage.
    Sabotage : une fois pendant votre tour, dans la chapelle, la salle de jeux, le laboratoire de recherche, le laboratoire d’opération ou la chambre du pentagramme, un jet de Savoir. Avec 4 ou plus, un jeton y reste pour toujours, un seul par pièce.
    Les héros l’apprennent : chaque jeton retire 3 à tout essai de remettre le transporteur en marche.
    Les pièces sont à redécouvrir ; vous pouvez explorer et combattre comme tout le monde. Si vous mourez, le poison agit encore.

betrayal-objective-h32-traitor-sabotage = Dérégler les commandes du transporteur
betrayal-objective-h32-traitor-heroes = Voir mourir tous les héros

betrayal-choice-h32-traitor-sabotage = Dérégler les commandes de cette pièce
    .help = Jet de Savoir, { $target } ou plus : 3 de moins à chaque essai de remettre le transporteur en marche, pour toujours. Une fois pendant votre tour.
