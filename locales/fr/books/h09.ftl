### Hantise 9, La danse macabre : ce que tout le monde peut lire.

betrayal-why-h09-lure = l’appel du violoneux
betrayal-why-h09-dance = la danse
betrayal-cause-h09-lure = l’appel du violoneux
betrayal-cause-h09-dance = la danse
betrayal-event-h09-lured = L’air prend { $explorer-acc } par les pieds : ce tour-ci, ils ne connaissent que le chemin de la salle de bal.
betrayal-counter-h09-defied = Défis lancés au violoneux
betrayal-result-h09-heroes = Une corde casse dans le noir, puis une autre. Dans le silence, vous vous entendez respirer, et personne ne fredonne.
betrayal-result-h09-heroes-lost = Une corde casse dans le noir, puis une autre. Vos pieds s’arrêtent au milieu d’un pas, et dans le silence votre nom vous revient.
betrayal-result-h09-traitor = L’air n’a pas de fin, et personne n’en veut. On tourne, on tourne, léger comme la cendre, et les souliers sont usés jusqu’à l’os.
