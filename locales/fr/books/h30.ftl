### Hantise 30, Le tombeau de Dracula : ce que tout le monde peut lire.

betrayal-creature-dracula = { betrayal-monster-dracula }
betrayal-creature-vampire-bride = Mariée
    .nom = la Mariée
    .acc = la Mariée
    .to = à la Mariée
    .by = par la Mariée
    .of = de la Mariée
betrayal-cause-h30-blood = le sang nouveau
betrayal-cause-h30-sun = la lumière du jour
betrayal-why-h30-holy = le sol sacré
betrayal-why-h30-dawn = la première lueur à l’est
betrayal-event-h30-dawn = Un trait gris, puis un rouge. Le soleil est levé.
betrayal-event-h30-burns = Le jour tombe par chaque fente, et tout ce qui est pâle se met à fumer.
betrayal-event-h30-staked = { $explorer-nom } enfonce la lance. { $target-nom } a l’air surpris, puis il n’y a plus que de la cendre.
betrayal-result-h30-heroes = Dans le cercueil, de la cendre et une bague. Dehors les oiseaux font du bruit pour rien, et personne n’a jamais rien entendu de plus beau.
betrayal-result-h30-traitor = Quelqu’un ferme les volets avec soin. Rien ne presse plus ; il y a tant de nuits, et un village au bout de la route.
