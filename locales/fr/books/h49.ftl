### Hantise 49, Cela vous va si bien : ce que tout le monde peut lire.

betrayal-creature-astral-spirit = Esprit astral{ betrayal-nth }
    .nom = l’esprit astral
    .acc = l’esprit astral
    .to = à l’esprit astral
    .by = par l’esprit astral
    .of = de l’esprit astral
betrayal-counter-h49-wounds = Coups portés à l’esprit
betrayal-why-h49-body = des coups sur un corps sans connaissance
betrayal-cause-h49-body = les coups sur le corps

betrayal-choice-h49-body = Attaquer le corps { $explorer-of }
    .help = Deux dés de dégâts mentaux, où que soit l’âme. C’est votre attaque de ce tour.

betrayal-event-h49-wounded = { $explorer-nom } déchire la lueur { $monster-of } ({ $trait }).
betrayal-event-h49-ruined = Brisé à jamais : { $token }. Plus personne ne s’y éveillera.
betrayal-event-h49-marked = Une marque luit près du gisant ({ $token } : { $count }).

betrayal-result-h49-heroes = La lueur éclate comme une bulle de savon. L’un après l’autre, vous vous éveillez sur le plancher froid, et vos propres mains vous semblent empruntées.
betrayal-result-h49-heroes-lost = La lueur éclate comme une bulle de savon. L’un après l’autre, ils s’éveillent sur le plancher froid et vous regardent. Le prix n’est toujours pas payé.
betrayal-result-h49-traitor = L’une des formes au sol reprend souffle, se redresse et contemple ses doigts, un à un, comme on contemple des gants neufs.
