### Hantise 4, La toile du destin : le livre du traître.

betrayal-book-h04-traitor-story = Derrière votre esprit, il y en a un second, vieux et patient, qui touche le monde de huit façons. Par lui, vous sentez un corps chaud tressaillir dans les fils, et combien les œufs y sont bien. Vous allez être mère. Qu’on ne vous dérange pas.
betrayal-book-h04-traitor-goal = Vous gagnez quand les œufs éclosent, au tour 9, ou quand tous les héros sont morts.
betrayal-book-h04-traitor-can = Tenez les héros loin de qui pend dans la toile. Après votre tour, l’araignée s’en prend au héros de votre choix.
betrayal-book-h04-traitor-foe = Qui a révélé la hantise pend dans la toile, le corps plein d’œufs, et ne peut pas bouger.
betrayal-book-h04-traitor-rules =
    À trois ou quatre joueurs, l’araignée a mangé votre explorateur ; vous continuez avec elle seule.
    À la fin de votre tour, même si l’on vous a mangé ou tué, la piste avance de 1, et l’araignée grandit. Sa Raison est de 5.
    Vitesse et Force selon la piste : 1 : 0 et 2. 2 : 1 et 2. 3 : 2 et 4. 4 : 4 et 4. 5 : 5 et 5. 6 : 6 et 7. À partir de 7 : 6 et 8.
    À son tour, l’araignée doit aller vers un héros de votre choix, mais pas celui qui a révélé la hantise, et doit attaquer qui elle rencontre. Quand elle attaque, ses dés blancs sont relancés une fois.
    Tant que les œufs vivent, ni vous ni l’araignée ne pouvez attaquer leur hôte. S’ils sont détruits, vous le pouvez ; le tour 9 ne signifie alors plus rien, et seule la mort de tous les héros vous fait gagner.

betrayal-objective-h04-traitor-eggs = Faire éclore les œufs
betrayal-objective-h04-traitor-heroes = Tuer tous les héros
betrayal-ask-h04-traitor-prey = À qui { $monster-nom } s’en prend-elle ?
