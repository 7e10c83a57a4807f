### The words of Flare Kit.

darkest-item-signal-pistol = Signal Pistol
    .a = a signal pistol
    .the = the signal pistol
    .with = with the signal pistol
    .flavour = For a moment you see all of them.
    .help = Reaches two rooms, and whoever is knocked back lies down; every attack costs a round.
darkest-card-signal-pistol = { darkest-item-signal-pistol }
darkest-item-signal-flares = Signal Flares
    .a = signal flares
    .the = the signal flares
    .with = with the signal flares
    .flavour = Three suns in a tin.
    .help = Reload a signal pistol; used up at once.
darkest-card-signal-flares = { darkest-item-signal-flares }
darkest-item-smelling-salts = Smelling Salts
    .a = smelling salts
    .the = the smelling salts
    .with = with the smelling salts
    .flavour = They bring you back. You had not asked.
    .help = Two more actions in this turn; used up at once.
darkest-card-smelling-salts = { darkest-item-smelling-salts }
