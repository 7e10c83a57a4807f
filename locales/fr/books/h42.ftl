### Hantise 42, Voici le héros : ce que tout le monde peut lire.

betrayal-creature-statue = Statue
    .nom = la statue
    .acc = la statue
    .to = à la statue
    .by = par la statue
    .of = de la statue

betrayal-event-h42-animates = { $explorer-nom } dépose { $card-the } dans la main ouverte, et la pierre se met à respirer. La statue est désormais { $card-id ->
        [holy-symbol] le Juge
        [axe] le Guerrier
        [crystal-ball] le Voyant
       *[book] le Magicien
    }.
betrayal-event-h42-beaten = { $monster-nom } a été repoussée et reste un moment hébétée.
betrayal-event-h42-gate = L’air se déchire { $room-in }, et de l’autre côté quelque chose reprend souffle.

betrayal-result-h42-heroes = Pas à pas, la statue a repris ce qui n’avait jamais été payé. De l’immortalité, il ne reste que des vêtements et de la poussière.
betrayal-result-h42-traitor = Plus personne ne tient la porte close, et ceux qui la franchissent s’inclinent d’abord devant vous. Vous avez tout votre temps.
betrayal-result-h42-traitor-lost = Plus personne ne tient la porte close. Ceux qui la franchissent vous enjambent pour s’incliner devant quelqu’un que vous connaissiez.
