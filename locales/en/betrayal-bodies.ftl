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
    .help = It lies where it fell.
