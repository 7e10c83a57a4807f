### Bodies that stay on the board.

betrayal-event-body-lies = { $token-the } lies { $room-in }.

betrayal-token-body-ox-bellows = { betrayal-explorer-ox-bellows.of } body
    .the = { betrayal-explorer-ox-bellows.of } body
    .help = It lies where it fell.
betrayal-token-body-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } body
    .the = { betrayal-explorer-darrin-flash-williams.of } body
    .help = It lies where it fell.
betrayal-token-body-heather-granville = { betrayal-explorer-heather-granville.of } body
    .the = { betrayal-explorer-heather-granville.of } body
    .help = It lies where it fell.
betrayal-token-body-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } body
    .the = { betrayal-explorer-jenny-leclerc.of } body
    .help = It lies where it fell.
betrayal-token-body-madame-zostra = { betrayal-explorer-madame-zostra.of } body
    .the = { betrayal-explorer-madame-zostra.of } body
    .help = It lies where it fell.
betrayal-token-body-vivian-lopez = { betrayal-explorer-vivian-lopez.of } body
    .the = { betrayal-explorer-vivian-lopez.of } body
    .help = It lies where it fell.
betrayal-token-body-missy-dubourde = { betrayal-explorer-missy-dubourde.of } body
    .the = { betrayal-explorer-missy-dubourde.of } body
    .help = It lies where it fell.
betrayal-token-body-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } body
    .the = { betrayal-explorer-zoe-ingstrom.of } body
    .help = It lies where it fell.
betrayal-token-body-peter-akimoto = { betrayal-explorer-peter-akimoto.of } body
    .the = { betrayal-explorer-peter-akimoto.of } body
    .help = It lies where it fell.
betrayal-token-body-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } body
    .the = { betrayal-explorer-brandon-jaspers.of } body
    .help = It lies where it fell.
betrayal-token-body-professor-longfellow = { betrayal-explorer-professor-longfellow.of } body
    .the = { betrayal-explorer-professor-longfellow.of } body
    .help = It lies where it fell.
betrayal-token-body-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } body
    .the = { betrayal-explorer-father-rhinehardt.of } body
    .help = It lies where it fell.
betrayal-token-body-victim =
    { $number ->
        [none] Victim’s body
       *[other] Victim { $number }’s body
    }
    .the =
        { $number ->
            [none] a victim’s body
           *[other] the body of victim { $number }
        }
    .help = It lies where death came.

## Bodies that are carried

betrayal-card-body-ox-bellows = { betrayal-token-body-ox-bellows }
    .a = { betrayal-explorer-ox-bellows.of } body
    .the = { betrayal-explorer-ox-bellows.of } body
    .nom = { betrayal-explorer-ox-bellows.of } body
    .with = with { betrayal-explorer-ox-bellows.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-darrin-flash-williams = { betrayal-token-body-darrin-flash-williams }
    .a = { betrayal-explorer-darrin-flash-williams.of } body
    .the = { betrayal-explorer-darrin-flash-williams.of } body
    .nom = { betrayal-explorer-darrin-flash-williams.of } body
    .with = with { betrayal-explorer-darrin-flash-williams.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-heather-granville = { betrayal-token-body-heather-granville }
    .a = { betrayal-explorer-heather-granville.of } body
    .the = { betrayal-explorer-heather-granville.of } body
    .nom = { betrayal-explorer-heather-granville.of } body
    .with = with { betrayal-explorer-heather-granville.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-jenny-leclerc = { betrayal-token-body-jenny-leclerc }
    .a = { betrayal-explorer-jenny-leclerc.of } body
    .the = { betrayal-explorer-jenny-leclerc.of } body
    .nom = { betrayal-explorer-jenny-leclerc.of } body
    .with = with { betrayal-explorer-jenny-leclerc.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-madame-zostra = { betrayal-token-body-madame-zostra }
    .a = { betrayal-explorer-madame-zostra.of } body
    .the = { betrayal-explorer-madame-zostra.of } body
    .nom = { betrayal-explorer-madame-zostra.of } body
    .with = with { betrayal-explorer-madame-zostra.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-vivian-lopez = { betrayal-token-body-vivian-lopez }
    .a = { betrayal-explorer-vivian-lopez.of } body
    .the = { betrayal-explorer-vivian-lopez.of } body
    .nom = { betrayal-explorer-vivian-lopez.of } body
    .with = with { betrayal-explorer-vivian-lopez.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-missy-dubourde = { betrayal-token-body-missy-dubourde }
    .a = { betrayal-explorer-missy-dubourde.of } body
    .the = { betrayal-explorer-missy-dubourde.of } body
    .nom = { betrayal-explorer-missy-dubourde.of } body
    .with = with { betrayal-explorer-missy-dubourde.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-zoe-ingstrom = { betrayal-token-body-zoe-ingstrom }
    .a = { betrayal-explorer-zoe-ingstrom.of } body
    .the = { betrayal-explorer-zoe-ingstrom.of } body
    .nom = { betrayal-explorer-zoe-ingstrom.of } body
    .with = with { betrayal-explorer-zoe-ingstrom.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-peter-akimoto = { betrayal-token-body-peter-akimoto }
    .a = { betrayal-explorer-peter-akimoto.of } body
    .the = { betrayal-explorer-peter-akimoto.of } body
    .nom = { betrayal-explorer-peter-akimoto.of } body
    .with = with { betrayal-explorer-peter-akimoto.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-brandon-jaspers = { betrayal-token-body-brandon-jaspers }
    .a = { betrayal-explorer-brandon-jaspers.of } body
    .the = { betrayal-explorer-brandon-jaspers.of } body
    .nom = { betrayal-explorer-brandon-jaspers.of } body
    .with = with { betrayal-explorer-brandon-jaspers.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-professor-longfellow = { betrayal-token-body-professor-longfellow }
    .a = { betrayal-explorer-professor-longfellow.of } body
    .the = { betrayal-explorer-professor-longfellow.of } body
    .nom = { betrayal-explorer-professor-longfellow.of } body
    .with = with { betrayal-explorer-professor-longfellow.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-father-rhinehardt = { betrayal-token-body-father-rhinehardt }
    .a = { betrayal-explorer-father-rhinehardt.of } body
    .the = { betrayal-explorer-father-rhinehardt.of } body
    .nom = { betrayal-explorer-father-rhinehardt.of } body
    .with = with { betrayal-explorer-father-rhinehardt.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
