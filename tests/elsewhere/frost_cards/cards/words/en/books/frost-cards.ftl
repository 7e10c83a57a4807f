### The words of Frost Cards.

betrayal-card-silver-whistle = Silver Whistle
    .a = a silver whistle
    .the = the silver whistle
    .nom = the silver whistle
    .with = with the silver whistle
    .flavour = Nobody hears it. Something does.
    .help = Before a trait roll of yours: add 2 to the result. Then discard the card.
