### Hantise 49, Cela vous va si bien : le livre du traître.

betrayal-book-h49-traitor-story = Un jour d’enfance, vous avez conclu un marché, et la chose a tenu parole : elle est partie et vous a laissé votre mère. Cette nuit, elle vient chercher son prix. Vous avez amené des amis, comme promis. Voyez comme ils gisent, tels des manteaux posés sur un lit.
betrayal-book-h49-traitor-goal = Détruisez l’âme de tous les héros, ou laissez l’esprit s’installer dans un corps dont l’âme a disparu.
betrayal-book-h49-traitor-can = Vous menez l’esprit astral à travers les murs, à la poursuite des âmes. Vous-même, vous frappez les corps qui gisent là, et leurs âmes le sentent.
betrayal-book-h49-traitor-foe = Les héros veulent détruire l’esprit astral. S’ils y parviennent, ils s’éveillent.
betrayal-book-h49-traitor-rules =
    Esprit astral : Vitesse 3, Raison 6, Savoir 6, pas de Force. Il traverse les murs entre pièces qui partagent un côté, ni sols ni plafonds. Il n’est jamais étourdi.
    Il attaque les âmes par la Raison ou le Savoir, une fois par tour, jamais les corps. Perdre ne lui coûte rien, mais les attaques des héros l’usent.
    Vous pouvez attaquer un corps sans connaissance là où vous êtes, comme attaque du tour : 2 dés de dégâts mentaux pour ce héros, sans défense. Une âme ainsi détruite laisse un corps que personne ne peut plus porter.
    On n’attaque les âmes que par l’esprit : il vous faut une carte pour cela, comme l’anneau.
    Rituel : une fois par tour, l’esprit peut tenter un jet de Raison près d’un corps dont l’âme a disparu autrement. Plus que la Raison de départ imprimée de cet explorateur pose une marque. Avec autant de marques près d’un même corps qu’il y a de joueurs, vous gagnez. Il peut aussi attaquer dans le même tour.

betrayal-objective-h49-traitor-ritual = Laisser l’esprit s’installer dans un corps vide
betrayal-objective-h49-traitor-souls = Détruire les âmes
betrayal-objective-h49-traitor-bodies = Frapper les corps qui gisent là

betrayal-choice-h49-traitor-strike = Hanter { $target-acc } ({ $trait })
    .help = Chacun lance. La différence est en dégâts mentaux ; perdre ne coûte rien à l’esprit.
betrayal-choice-h49-traitor-ritual = Accomplir le rituel : { $token }
    .help = Plus que la Raison de départ de cet explorateur pose une marque près du corps.
