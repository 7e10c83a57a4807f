### Leichen, die auf dem Plan bleiben.

betrayal-event-body-lies = { $token-the } liegt { $room-in }.

betrayal-token-body-ox-bellows = { betrayal-explorer-ox-bellows.of } Leiche
    .the = { betrayal-explorer-ox-bellows.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .the = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-heather-granville = { betrayal-explorer-heather-granville.of } Leiche
    .the = { betrayal-explorer-heather-granville.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } Leiche
    .the = { betrayal-explorer-jenny-leclerc.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-madame-zostra = { betrayal-explorer-madame-zostra.of } Leiche
    .the = { betrayal-explorer-madame-zostra.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-vivian-lopez = { betrayal-explorer-vivian-lopez.of } Leiche
    .the = { betrayal-explorer-vivian-lopez.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-missy-dubourde = { betrayal-explorer-missy-dubourde.of } Leiche
    .the = { betrayal-explorer-missy-dubourde.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .the = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-peter-akimoto = { betrayal-explorer-peter-akimoto.of } Leiche
    .the = { betrayal-explorer-peter-akimoto.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } Leiche
    .the = { betrayal-explorer-brandon-jaspers.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-professor-longfellow = { betrayal-explorer-professor-longfellow.of } Leiche
    .the = { betrayal-explorer-professor-longfellow.of } Leiche
    .help = Sie liegt, wo der Tod kam.
betrayal-token-body-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } Leiche
    .the = { betrayal-explorer-father-rhinehardt.of } Leiche
    .help = Sie liegt, wo der Tod kam.
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
