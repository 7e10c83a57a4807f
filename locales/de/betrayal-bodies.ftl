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
    .help = Er liegt, wo er fiel.
