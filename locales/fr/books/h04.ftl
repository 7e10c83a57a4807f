### Hantise 4, La toile du destin : ce que tout le monde peut lire.

betrayal-creature-giant-spider = Araignée géante
    .nom = l’araignée géante
    .acc = l’araignée géante
    .to = à l’araignée géante
    .by = par l’araignée géante
    .of = de l’araignée géante
betrayal-creature-sticky-web = Toile
    .nom = la toile
    .acc = la toile
    .to = à la toile
    .by = par la toile
    .of = de la toile
betrayal-status-webbed = Dans la toile
betrayal-status-infested = Porte des œufs
betrayal-counter-h04-cut = Déchirures de la toile
betrayal-note-h04-eggs-destroyed = Les œufs sont détruits.
betrayal-event-h04-web-falls = Le dernier fil cède, et { $monster-nom } tombe comme un drap mouillé.
betrayal-event-h04-eggs-gone = { $explorer-nom } a réussi : plus rien ne bouge sous la peau { $other-of }.
betrayal-result-h04-heroes = De l’air froid, de l’herbe, le ciel. Personne ne se retourne vers la fenêtre où quelque chose pend à un fil et attend.
betrayal-result-h04-traitor = Un bruissement, comme la pluie sur des feuilles sèches. Quelque chose descend des murs sur huit pattes, et plus rien ne l’arrête.
