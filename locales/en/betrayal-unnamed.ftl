### Things that only one side's book names, as all others see them.

betrayal-card-item-token = Item token
    .a = an item token
    .the = the item token
    .nom = the item token
    .with = with the item token
    .help = Something that is no card. What it is good for, only one side knows.
betrayal-token-item-token = { betrayal-card-item-token }
