### Ce que seul le livre d’un camp nomme, tel que tous les autres le voient.

betrayal-card-item-token = Pion d’objet
    .a = un pion d’objet
    .the = le pion d’objet
    .nom = le pion d’objet
    .with = avec le pion d’objet
    .help = Quelque chose qui n’est pas une carte. À quoi cela sert, un seul camp le sait.
betrayal-token-item-token = { betrayal-card-item-token }
