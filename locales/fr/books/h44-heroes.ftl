### Hantise 44, La mort nous trouve tous : le livre des héros.

betrayal-book-h44-heroes-story = Le visage dans la glace poussiéreuse est celui de votre mère. Puis celui de votre grand-mère. Un étage, et le souffle vous manque ; les tempes de votre ami, là-bas, sont grises, elles ne l’étaient pas au dîner. Quelque chose ici vous boit, année après année.
betrayal-book-h44-heroes-goal = Arrêtez le vieillissement : le rituel doit réussir dans autant de pièces différentes qu’il y a de joueurs.
betrayal-book-h44-heroes-can = À votre tour, faites un jet de Raison ou de Savoir de 5 ou plus dans l’une de ces pièces : catacombes, chambre calcinée, crypte, galerie, cuisine, chambre du pentagramme, tour. Séparez-vous, à chacun sa pièce. Qui porte le médaillon s’épargne dix ans à chaque tour de table : confiez-le au plus âgé.
betrayal-book-h44-heroes-foe = Le traître ne vieillit pas. À chacun de ses tours, vous vieillissez. Ce qu’une décennie vous fait, vous le sentirez.
betrayal-book-h44-heroes-rules =
    Rituel : un jet par héros et par tour. Une réussite marque la pièce, et nul ne peut plus s’en servir pour le rituel ; après un échec elle reste ouverte. Peu importe le côté d’un obstacle.
    Votre âge est celui de la carte, plus 10 ans pour chaque décennie prise ; tous ont commencé par une décennie.
    Sur les décennies qu’apporte le tour du traître, une est épargnée au porteur du médaillon. Ce que l’âge prend n’est pas un dégât : aucune armure n’y fait rien, et cela peut tuer. Là où il y a un choix, il est à vous.
    Chaque fois qu’un héros meurt, le porteur du médaillon vieillit aussitôt d’une décennie, et rien ne la lui épargne.
    La mort du traître ne met fin à rien.

betrayal-objective-h44-heroes-ritual = Réussir le rituel dans autant de pièces qu’il y a de joueurs
betrayal-objective-h44-heroes-medallion = Confier le médaillon au plus âgé d’entre vous

betrayal-choice-h44-heroes-ritual = Rituel { $trait-with } ({ $source })
    .help = Un jet de 5 ou plus marque cette pièce. Un jet de rituel par tour.
