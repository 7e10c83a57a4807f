### La première soirée guidée de Betrayal at House on the Hill.

betrayal-lesson-hint-over = La nuit est finie. Revoyez-la, ou commencez-en une autre.
betrayal-lesson-hint-wait = Les autres sont à l’œuvre. Suivez le plateau et le journal ; ensuite, ce sera à vous.
betrayal-lesson-hint-free = Vous savez comment faire. Trouvez des objets, surveillez vos caractéristiques et gardez les présages à l’œil.
betrayal-lesson-hint-turn-tile = Une nouvelle pièce ! Tournez-la jusqu’à ce que ses portes vous conviennent, puis posez-la en touchant la coche.
betrayal-lesson-hint-split-damage = Cela fait mal. Répartissez les dégâts entre les deux caractéristiques ; les marques en pointillé montrent où iraient les curseurs.
betrayal-lesson-hint-before-roll = Une de vos cartes pourrait aider ce jet. Utilisez-la, ou lancez simplement les dés.
betrayal-lesson-hint-after-roll = Une de vos cartes pourrait faire relancer des dés. Gardez le jet, ou utilisez-la.
betrayal-lesson-hint-choose-explorer = Choisissez qui vous jouez. Les quatre nombres sont Vitesse, Force, Raison et Savoir.
betrayal-lesson-hint-ready = La hantise commence. Lisez ce que veut votre camp ; cela reste dans le livre à côté du plateau.
betrayal-lesson-hint-agree-to-trade = Quelqu’un vous propose un échange. N’acceptez que s’il vous convient.
betrayal-lesson-hint-choose-room = Choisissez une pièce : touchez-la sur le plateau.
betrayal-lesson-hint-next-monster = À vous de déplacer les monstres. Choisissez lequel agit en premier.
betrayal-lesson-hint-other = Lisez la question ci-dessous ; les choix s’allument aussi sur le plateau.
