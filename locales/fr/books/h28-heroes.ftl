### Hantise 28, L’anneau du roi Salomon : le livre des héros.

betrayal-book-h28-heroes-story = Des signes rampent sur l’anneau jusqu’à ce que vous puissiez les lire : le nom d’un roi qui faisait porter ses pierres par des esprits. Puis le sol se soulève. Quelque part dans la maison s’est ouverte une porte que personne n’a bâtie, et quelque chose respire au travers.
betrayal-book-h28-heroes-goal = Détruisez le seigneur démon : qui porte l’anneau doit le vaincre deux fois.
betrayal-book-h28-heroes-can = Le porteur de l’anneau frappe le seigneur par la Force, ou mieux par la Raison avec l’anneau. Les autres démons que l’anneau a vaincus obéissent : lancez-les contre les autres ou contre le traître. Ne lâchez pas l’anneau.
betrayal-book-h28-heroes-foe = Des démons sortent du portail et veulent la mort de tous. Il n’y en a pas deux de force égale.
betrayal-book-h28-heroes-rules =
    Seigneur démon : vaincu par un héros qui a l’anneau, il est étourdi la première fois et détruit la seconde. S’il attaque ce héros et perd, cela compte aussi. Une attaque de Raison avec l’anneau ajoute 2 à votre résultat. Un seigneur étourdi peut être frappé de nouveau.
    Autres démons : une attaque de Raison gagnée avec l’anneau met le démon sous vos ordres, étourdi ou non ; leur nombre n’est pas limité.
    À chaque tour suivant du porteur, chaque démon sous ses ordres peut faire son jet de Vitesse, se déplacer et faire une attaque de Force contre un démon, le seigneur ou le traître. Cela s’ajoute à tout ce que fait le porteur. Il ne peut pas détruire le seigneur, seulement l’étourdir.
    Les démons sous vos ordres n’agissent pas au tour des monstres et ne vous ralentissent pas. Étourdi, un démon se relève après le tour suivant du porteur.
    Si un autre héros obtient l’anneau, le commandement le suit, dès son tour suivant. Si l’anneau est posé ou volé, ou si son porteur meurt, tous les démons sont de nouveau libres.
    Sans l’anneau, une victoire ne fait qu’étourdir.

betrayal-objective-h28-heroes-ring = Avoir l’anneau entre les mains d’un héros
betrayal-objective-h28-heroes-lord = Vaincre le seigneur démon avec l’anneau
betrayal-objective-h28-heroes-demons = Mettre les démons sous vos ordres

betrayal-choice-h28-heroes-send = Envoyer { $monster-acc }
    .help = Il fait son jet de Vitesse, va où vous dites et peut attaquer une fois. Ensuite vous continuez.
