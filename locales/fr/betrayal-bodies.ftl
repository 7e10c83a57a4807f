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
    .help = Il gît là où il est tombé.
