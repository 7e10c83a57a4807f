### Hantise 44, La mort nous trouve tous : le livre du traître.

betrayal-book-h44-traitor-story = Personne ne demande jamais pourquoi la maison n’a pas besoin de charbon en hiver. Elle vit de ses invités. Tous les dix ans vous en amenez, et elle partage avec vous, comme on partage avec un bon chien. Écoutez : elle mâche déjà.
betrayal-book-h44-traitor-goal = Vous gagnez quand tous les héros sont morts.
betrayal-book-h44-traitor-can = À la fin de chacun de vos tours, les héros vieillissent par décennies. Cela les renforce d’abord, puis les affaiblit toujours plus. Chaque mort vous nourrit. Combattez ceux que l’âge a courbés.
betrayal-book-h44-traitor-foe = Les héros vieillissent vite, mais un médaillon qu’ils ont trouvé y fait obstacle.
betrayal-book-h44-traitor-rules =
    À la fin de votre tour, même après votre mort, chaque héros lance 1 dé et vieillit d’autant de décennies. Tous ont commencé avec une décennie de plus.
    La vingtaine : 1 Force et 1 Vitesse de plus. La trentaine : 1 Raison et 1 Savoir de plus. La quarantaine : 1 Vitesse de moins, 1 Raison de plus.
    La cinquantaine : 1 de moins à une caractéristique physique et à une mentale. La soixantaine : 1 Force et 1 Vitesse de moins, et 1 à une mentale. À partir de 70 ans, à chaque décennie : 1 de moins aux quatre. Là où il y a un choix, il est au héros.
    Chaque décennie compte, même celles d’un seul jet. Rien de cela n’est un dégât.
    Chaque fois qu’un héros meurt, quelle qu’en soit la cause, et que vous vivez : lancez 3 dés, et vos caractéristiques montent d’autant de crans, à votre gré.
    Vous ne pouvez ni ramasser, ni voler, ni porter le médaillon.

betrayal-objective-h44-traitor-heroes = Faire mourir tous les héros
