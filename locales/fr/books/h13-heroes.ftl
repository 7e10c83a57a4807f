### Hantise 13, Rêver, peut-être : le livre des héros.

betrayal-book-h13-heroes-story = Vous avez appelé, secoué, giflé : rien. Votre ami dort comme une pierre, et sourit. Puis les lèvres ont remué, et quelque chose qui n’a rien à faire hors d’une tête s’est levé et s’est étiré.
betrayal-book-h13-heroes-goal = Éveillez la forme endormie avant que trop de cauchemars n’aient fui la maison.
betrayal-book-h13-heroes-can = Portez le symbole sacré dans la pièce où elle dort et gardez-le là, dans les mains d’un héros. Puis criez et secouez, tous, tour après tour. Pendant ce temps, tuez ce que vous pouvez.
betrayal-book-h13-heroes-foe = L’esprit endormi a lâché des cauchemars. Si assez d’entre eux s’évadent, vous perdez. Combien, seul le traître l’a noté.
betrayal-book-h13-heroes-rules =
    Dans la pièce de la forme endormie, tant qu’un héros y porte le symbole sacré, chaque héros peut faire un jet par tour : Raison ou Force, 5 ou plus. Une réussite donne un jeton. Vous gagnez avec autant de jetons que de joueurs, de quelque sorte qu’ils soient.
    Par terre, le symbole sacré ne sert à rien. Les sels ne peuvent éveiller la forme endormie.
    Les cauchemars infligent des dégâts mentaux au lieu de physiques. Si votre propre attaque en bat un, il est mort et non seulement étourdi. Vous pouvez donc aussi en tuer un qui gît déjà étourdi.

betrayal-objective-h13-heroes-wake = Éveiller la forme endormie
betrayal-objective-h13-heroes-nightmares = Garder les cauchemars dans la maison

betrayal-choice-h13-heroes-wake = Éveiller la forme endormie { $trait-with }
    .help = { $trait-roll } de { $target } ou plus pour un jeton. Une fois par tour.
