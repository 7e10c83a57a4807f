### Leichen, die auf dem Plan bleiben.

betrayal-event-body-lies = { $token-the } liegt { $room-in }.

betrayal-token-body-ox-bellows = { betrayal-explorer-ox-bellows.of } Körper
    .the = { betrayal-explorer-ox-bellows.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } Körper
    .the = { betrayal-explorer-darrin-flash-williams.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-heather-granville = { betrayal-explorer-heather-granville.of } Körper
    .the = { betrayal-explorer-heather-granville.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } Körper
    .the = { betrayal-explorer-jenny-leclerc.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-madame-zostra = { betrayal-explorer-madame-zostra.of } Körper
    .the = { betrayal-explorer-madame-zostra.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-vivian-lopez = { betrayal-explorer-vivian-lopez.of } Körper
    .the = { betrayal-explorer-vivian-lopez.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-missy-dubourde = { betrayal-explorer-missy-dubourde.of } Körper
    .the = { betrayal-explorer-missy-dubourde.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } Körper
    .the = { betrayal-explorer-zoe-ingstrom.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-peter-akimoto = { betrayal-explorer-peter-akimoto.of } Körper
    .the = { betrayal-explorer-peter-akimoto.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } Körper
    .the = { betrayal-explorer-brandon-jaspers.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-professor-longfellow = { betrayal-explorer-professor-longfellow.of } Körper
    .the = { betrayal-explorer-professor-longfellow.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } Körper
    .the = { betrayal-explorer-father-rhinehardt.of } Körper
    .help = Er liegt, wo er fiel.
betrayal-token-body-victim =
    { $number ->
        [none] Leiche eines Opfers
       *[other] Leiche von Opfer { $number }
    }
    .the =
        { $number ->
            [none] die Leiche eines Opfers
           *[other] die Leiche von Opfer { $number }
        }
    .help = Sie liegt, wo der Tod kam.

## Leichen, die getragen werden

betrayal-card-body-ox-bellows = { betrayal-token-body-ox-bellows }
    .a = { betrayal-explorer-ox-bellows.of } Leiche
    .the = { betrayal-explorer-ox-bellows.of } Leiche
    .nom = { betrayal-explorer-ox-bellows.of } Leiche
    .with = mit { betrayal-explorer-ox-bellows.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-darrin-flash-williams = { betrayal-token-body-darrin-flash-williams }
    .a = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .the = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .nom = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .with = mit { betrayal-explorer-darrin-flash-williams.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-heather-granville = { betrayal-token-body-heather-granville }
    .a = { betrayal-explorer-heather-granville.of } Leiche
    .the = { betrayal-explorer-heather-granville.of } Leiche
    .nom = { betrayal-explorer-heather-granville.of } Leiche
    .with = mit { betrayal-explorer-heather-granville.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-jenny-leclerc = { betrayal-token-body-jenny-leclerc }
    .a = { betrayal-explorer-jenny-leclerc.of } Leiche
    .the = { betrayal-explorer-jenny-leclerc.of } Leiche
    .nom = { betrayal-explorer-jenny-leclerc.of } Leiche
    .with = mit { betrayal-explorer-jenny-leclerc.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-madame-zostra = { betrayal-token-body-madame-zostra }
    .a = { betrayal-explorer-madame-zostra.of } Leiche
    .the = { betrayal-explorer-madame-zostra.of } Leiche
    .nom = { betrayal-explorer-madame-zostra.of } Leiche
    .with = mit { betrayal-explorer-madame-zostra.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-vivian-lopez = { betrayal-token-body-vivian-lopez }
    .a = { betrayal-explorer-vivian-lopez.of } Leiche
    .the = { betrayal-explorer-vivian-lopez.of } Leiche
    .nom = { betrayal-explorer-vivian-lopez.of } Leiche
    .with = mit { betrayal-explorer-vivian-lopez.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-missy-dubourde = { betrayal-token-body-missy-dubourde }
    .a = { betrayal-explorer-missy-dubourde.of } Leiche
    .the = { betrayal-explorer-missy-dubourde.of } Leiche
    .nom = { betrayal-explorer-missy-dubourde.of } Leiche
    .with = mit { betrayal-explorer-missy-dubourde.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-zoe-ingstrom = { betrayal-token-body-zoe-ingstrom }
    .a = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .the = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .nom = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .with = mit { betrayal-explorer-zoe-ingstrom.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-peter-akimoto = { betrayal-token-body-peter-akimoto }
    .a = { betrayal-explorer-peter-akimoto.of } Leiche
    .the = { betrayal-explorer-peter-akimoto.of } Leiche
    .nom = { betrayal-explorer-peter-akimoto.of } Leiche
    .with = mit { betrayal-explorer-peter-akimoto.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-brandon-jaspers = { betrayal-token-body-brandon-jaspers }
    .a = { betrayal-explorer-brandon-jaspers.of } Leiche
    .the = { betrayal-explorer-brandon-jaspers.of } Leiche
    .nom = { betrayal-explorer-brandon-jaspers.of } Leiche
    .with = mit { betrayal-explorer-brandon-jaspers.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-professor-longfellow = { betrayal-token-body-professor-longfellow }
    .a = { betrayal-explorer-professor-longfellow.of } Leiche
    .the = { betrayal-explorer-professor-longfellow.of } Leiche
    .nom = { betrayal-explorer-professor-longfellow.of } Leiche
    .with = mit { betrayal-explorer-professor-longfellow.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-father-rhinehardt = { betrayal-token-body-father-rhinehardt }
    .a = { betrayal-explorer-father-rhinehardt.of } Leiche
    .the = { betrayal-explorer-father-rhinehardt.of } Leiche
    .nom = { betrayal-explorer-father-rhinehardt.of } Leiche
    .with = mit { betrayal-explorer-father-rhinehardt.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
