### The words of Frost Cards.

betrayal-card-silver-whistle = Silver Whistle
    .a = a silver whistle
    .the = the silver whistle
    .nom = the silver whistle
    .with = with the silver whistle
    .flavour = Nobody hears it. Something does.
    .help = Before a trait roll of yours: add 2 to the result. Then discard the card.
betrayal-room-ice-house = Ice House
    .in = in the ice house
    .into = into the ice house
    .from = from the ice house
    .of = of the ice house
    .the = the ice house
    .flavour = Last winter is still in here.
    .help = End your turn here: 1 point of physical damage.
