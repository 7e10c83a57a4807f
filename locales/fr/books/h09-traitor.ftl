### Hantise 9, La danse macabre : le livre du traître.

betrayal-book-h09-traitor-story = Vous vous êtes bouché les oreilles jusqu’à en avoir mal aux bras, puis vous avez lâché. Quelle sottise de lutter ! L’air coule en vous comme du vin chaud. Il en est dans la maison qui voudraient le faire taire. Il ne le faut pas.
betrayal-book-h09-traitor-goal = Que le symbole sacré soit détruit. S’il ne reste aucun héros, c’est aussi bien.
betrayal-book-h09-traitor-can = Prenez le symbole à qui le porte, d’une attaque tourbillonnante, et finissez votre tour avec lui au gouffre, à la chaufferie ou au lac souterrain. Quiconque change de camp est votre ami.
betrayal-book-h09-traitor-foe = Ils veulent faire taire la musique.
betrayal-book-h09-traitor-rules =
    En changeant de camp : chaque caractéristique sous sa valeur de départ y remonte. Vous gardez vos objets.
    Au début de chacun de vos tours, vous dansez : un jet de Force. À 3 ou plus, tout va bien ; à moins, vous ne bougez pas ce tour-ci et perdez 1 Force. Qui change de camp à son propre tour danse aussitôt.
    L’appel ne vous trouble plus.
    Vous ne faites pas d’attaques de Force. Vous attaquez avec la Vitesse, avec ou sans arme pour cela : un jet de Vitesse de part et d’autre, les dégâts sont physiques, et à 2 ou plus vous pouvez voler un objet à la place.
    Le symbole est détruit quand un traître qui le porte finit son tour au gouffre, à la chaufferie ou au lac souterrain. Si aucun n’est découvert, trouvez-en un. Tous les traîtres gagnent, les morts aussi.

betrayal-objective-h09-traitor-symbol = Obtenir le symbole sacré
betrayal-objective-h09-traitor-destroy = Jeter le symbole sacré là où nul ne le trouvera
betrayal-objective-h09-traitor-heroes = Ne laisser personne résister

betrayal-turned-h09 = Vous êtes à la musique
betrayal-turned-h09-part = à la musique
betrayal-turned-h09-why = Vous avez cessé de vous boucher les oreilles. C’était si facile que vous en avez ri.
betrayal-turned-h09-want = Que personne ne fasse taire le violon : voyez le symbole sacré détruit, ou plus un seul héros pour s’en servir. Vous gagnerez alors avec tous ceux qui dansent.
