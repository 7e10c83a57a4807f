### Hantise 48, Empilés comme des bûches : ce que tout le monde peut lire.

betrayal-creature-crimson-jack = Jack l’Écarlate
    .nom = Jack l’Écarlate
    .acc = Jack l’Écarlate
    .to = à Jack l’Écarlate
    .by = par Jack l’Écarlate
    .of = de Jack l’Écarlate
betrayal-counter-h48-studied = Étude de l’arme
betrayal-counter-h48-returns = Retours de Jack
betrayal-why-h48-aura = le sourire de Jack
betrayal-cause-h48-aura = le sourire de Jack
betrayal-event-h48-searches = { $explorer-nom } cherche quelque chose.
betrayal-event-h48-studies = { $explorer-nom } se penche sur quelque chose et tente de comprendre.
betrayal-event-h48-jack-leaves = { $monster-nom } s’écroule, et là où il est tombé il n’y a plus rien. C’est le sourire qui reste le plus longtemps.
betrayal-result-h48-heroes = Il regarde la lame, surpris pour la première fois. Dans le hall, un portrait tombe en cendres dans son cadre.
betrayal-result-h48-traitor = Ils sont rangés aussi bien que les autres, l’un sur l’autre. Jack s’essuie les mains. Vous l’avez toujours dit : c’est un perfectionniste.
betrayal-result-h48-traitor-lost = Ils sont rangés aussi bien que les autres, l’un sur l’autre. Jack s’essuie les mains et vous cherche une place qui ne laisse pas de vide.
