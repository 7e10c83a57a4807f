### Les corps qui restent sur le plateau.

betrayal-event-body-lies = { $token-the } gît { $room-in }.

betrayal-token-body-ox-bellows = Corps { betrayal-explorer-ox-bellows.of }
    .the = le corps { betrayal-explorer-ox-bellows.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-darrin-flash-williams = Corps { betrayal-explorer-darrin-flash-williams.of }
    .the = le corps { betrayal-explorer-darrin-flash-williams.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-heather-granville = Corps { betrayal-explorer-heather-granville.of }
    .the = le corps { betrayal-explorer-heather-granville.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-jenny-leclerc = Corps { betrayal-explorer-jenny-leclerc.of }
    .the = le corps { betrayal-explorer-jenny-leclerc.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-madame-zostra = Corps { betrayal-explorer-madame-zostra.of }
    .the = le corps { betrayal-explorer-madame-zostra.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-vivian-lopez = Corps { betrayal-explorer-vivian-lopez.of }
    .the = le corps { betrayal-explorer-vivian-lopez.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-missy-dubourde = Corps { betrayal-explorer-missy-dubourde.of }
    .the = le corps { betrayal-explorer-missy-dubourde.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-zoe-ingstrom = Corps { betrayal-explorer-zoe-ingstrom.of }
    .the = le corps { betrayal-explorer-zoe-ingstrom.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-peter-akimoto = Corps { betrayal-explorer-peter-akimoto.of }
    .the = le corps { betrayal-explorer-peter-akimoto.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-brandon-jaspers = Corps { betrayal-explorer-brandon-jaspers.of }
    .the = le corps { betrayal-explorer-brandon-jaspers.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-professor-longfellow = Corps { betrayal-explorer-professor-longfellow.of }
    .the = le corps { betrayal-explorer-professor-longfellow.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-father-rhinehardt = Corps { betrayal-explorer-father-rhinehardt.of }
    .the = le corps { betrayal-explorer-father-rhinehardt.of }
    .help = Il gît là où il est tombé.
betrayal-token-body-victim =
    { $number ->
        [none] Corps d’une victime
       *[other] Corps de la victime { $number }
    }
    .the =
        { $number ->
            [none] le corps d’une victime
           *[other] le corps de la victime { $number }
        }
    .help = Il gît là où la mort est venue.

## Corps que l’on porte

betrayal-card-body-ox-bellows = { betrayal-token-body-ox-bellows }
    .a = le corps { betrayal-explorer-ox-bellows.of }
    .the = le corps { betrayal-explorer-ox-bellows.of }
    .nom = le corps { betrayal-explorer-ox-bellows.of }
    .with = avec le corps { betrayal-explorer-ox-bellows.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-darrin-flash-williams = { betrayal-token-body-darrin-flash-williams }
    .a = le corps { betrayal-explorer-darrin-flash-williams.of }
    .the = le corps { betrayal-explorer-darrin-flash-williams.of }
    .nom = le corps { betrayal-explorer-darrin-flash-williams.of }
    .with = avec le corps { betrayal-explorer-darrin-flash-williams.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-heather-granville = { betrayal-token-body-heather-granville }
    .a = le corps { betrayal-explorer-heather-granville.of }
    .the = le corps { betrayal-explorer-heather-granville.of }
    .nom = le corps { betrayal-explorer-heather-granville.of }
    .with = avec le corps { betrayal-explorer-heather-granville.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-jenny-leclerc = { betrayal-token-body-jenny-leclerc }
    .a = le corps { betrayal-explorer-jenny-leclerc.of }
    .the = le corps { betrayal-explorer-jenny-leclerc.of }
    .nom = le corps { betrayal-explorer-jenny-leclerc.of }
    .with = avec le corps { betrayal-explorer-jenny-leclerc.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-madame-zostra = { betrayal-token-body-madame-zostra }
    .a = le corps { betrayal-explorer-madame-zostra.of }
    .the = le corps { betrayal-explorer-madame-zostra.of }
    .nom = le corps { betrayal-explorer-madame-zostra.of }
    .with = avec le corps { betrayal-explorer-madame-zostra.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-vivian-lopez = { betrayal-token-body-vivian-lopez }
    .a = le corps { betrayal-explorer-vivian-lopez.of }
    .the = le corps { betrayal-explorer-vivian-lopez.of }
    .nom = le corps { betrayal-explorer-vivian-lopez.of }
    .with = avec le corps { betrayal-explorer-vivian-lopez.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-missy-dubourde = { betrayal-token-body-missy-dubourde }
    .a = le corps { betrayal-explorer-missy-dubourde.of }
    .the = le corps { betrayal-explorer-missy-dubourde.of }
    .nom = le corps { betrayal-explorer-missy-dubourde.of }
    .with = avec le corps { betrayal-explorer-missy-dubourde.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-zoe-ingstrom = { betrayal-token-body-zoe-ingstrom }
    .a = le corps { betrayal-explorer-zoe-ingstrom.of }
    .the = le corps { betrayal-explorer-zoe-ingstrom.of }
    .nom = le corps { betrayal-explorer-zoe-ingstrom.of }
    .with = avec le corps { betrayal-explorer-zoe-ingstrom.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-peter-akimoto = { betrayal-token-body-peter-akimoto }
    .a = le corps { betrayal-explorer-peter-akimoto.of }
    .the = le corps { betrayal-explorer-peter-akimoto.of }
    .nom = le corps { betrayal-explorer-peter-akimoto.of }
    .with = avec le corps { betrayal-explorer-peter-akimoto.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-brandon-jaspers = { betrayal-token-body-brandon-jaspers }
    .a = le corps { betrayal-explorer-brandon-jaspers.of }
    .the = le corps { betrayal-explorer-brandon-jaspers.of }
    .nom = le corps { betrayal-explorer-brandon-jaspers.of }
    .with = avec le corps { betrayal-explorer-brandon-jaspers.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-professor-longfellow = { betrayal-token-body-professor-longfellow }
    .a = le corps { betrayal-explorer-professor-longfellow.of }
    .the = le corps { betrayal-explorer-professor-longfellow.of }
    .nom = le corps { betrayal-explorer-professor-longfellow.of }
    .with = avec le corps { betrayal-explorer-professor-longfellow.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
betrayal-card-body-father-rhinehardt = { betrayal-token-body-father-rhinehardt }
    .a = le corps { betrayal-explorer-father-rhinehardt.of }
    .the = le corps { betrayal-explorer-father-rhinehardt.of }
    .nom = le corps { betrayal-explorer-father-rhinehardt.of }
    .with = avec le corps { betrayal-explorer-father-rhinehardt.of }
    .help = Lourd : chaque pièce où l’on entre avec lui coûte 2 cases.
