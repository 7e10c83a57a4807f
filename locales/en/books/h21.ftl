### Haunt 21, House of the Living Dead: what everybody may read.

betrayal-creature-zombie = Zombie{ betrayal-nth }
    .nom = { $number ->
        [none] the zombie
       *[other] zombie { $number }
    }
    .acc = { $number ->
        [none] the zombie
       *[other] zombie { $number }
    }
    .to = { $number ->
        [none] to the zombie
       *[other] to zombie { $number }
    }
    .by = { $number ->
        [none] by the zombie
       *[other] by zombie { $number }
    }
    .of = { $number ->
        [none] of the zombie
       *[other] of zombie { $number }
    }
betrayal-creature-zombie-lord = { betrayal-monster-zombie-lord }
    .nom = the zombie lord
    .acc = the zombie lord
    .to = to the zombie lord
    .by = by the zombie lord
    .of = of the zombie lord

betrayal-status-rising = About to rise
betrayal-event-h21-three = { $explorer } rummages and turns up three things: { $cards }.
betrayal-event-h21-unharmed = The blow of { $who } goes into { $monster-nom } as into wet sand. It does not even blink.
betrayal-event-h21-wounded = The Medallion flares, and { $monster-nom } howls: { $who } tears { $points ->
        [one] 1 point
       *[other] { $points } points
    } out of it.
betrayal-result-h21-heroes = Something goes out of the house like a held breath. Where they stood, they drop, and this time they stay down.
betrayal-result-h21-traitor = No heart beats in the house any more, and still it is full of footsteps. They have noticed the front door.

## Those who got up again, each with the face of an explorer

betrayal-creature-risen-ox-bellows = { betrayal-explorer-ox-bellows.of } corpse
    .nom = { betrayal-explorer-ox-bellows.of } corpse
    .acc = { betrayal-explorer-ox-bellows.of } corpse
    .to = to { betrayal-explorer-ox-bellows.of } corpse
    .by = by { betrayal-explorer-ox-bellows.of } corpse
    .of = of { betrayal-explorer-ox-bellows.of } corpse
betrayal-creature-risen-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } corpse
    .nom = { betrayal-explorer-darrin-flash-williams.of } corpse
    .acc = { betrayal-explorer-darrin-flash-williams.of } corpse
    .to = to { betrayal-explorer-darrin-flash-williams.of } corpse
    .by = by { betrayal-explorer-darrin-flash-williams.of } corpse
    .of = of { betrayal-explorer-darrin-flash-williams.of } corpse
betrayal-creature-risen-heather-granville = { betrayal-explorer-heather-granville.of } corpse
    .nom = { betrayal-explorer-heather-granville.of } corpse
    .acc = { betrayal-explorer-heather-granville.of } corpse
    .to = to { betrayal-explorer-heather-granville.of } corpse
    .by = by { betrayal-explorer-heather-granville.of } corpse
    .of = of { betrayal-explorer-heather-granville.of } corpse
betrayal-creature-risen-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } corpse
    .nom = { betrayal-explorer-jenny-leclerc.of } corpse
    .acc = { betrayal-explorer-jenny-leclerc.of } corpse
    .to = to { betrayal-explorer-jenny-leclerc.of } corpse
    .by = by { betrayal-explorer-jenny-leclerc.of } corpse
    .of = of { betrayal-explorer-jenny-leclerc.of } corpse
betrayal-creature-risen-madame-zostra = { betrayal-explorer-madame-zostra.of } corpse
    .nom = { betrayal-explorer-madame-zostra.of } corpse
    .acc = { betrayal-explorer-madame-zostra.of } corpse
    .to = to { betrayal-explorer-madame-zostra.of } corpse
    .by = by { betrayal-explorer-madame-zostra.of } corpse
    .of = of { betrayal-explorer-madame-zostra.of } corpse
betrayal-creature-risen-vivian-lopez = { betrayal-explorer-vivian-lopez.of } corpse
    .nom = { betrayal-explorer-vivian-lopez.of } corpse
    .acc = { betrayal-explorer-vivian-lopez.of } corpse
    .to = to { betrayal-explorer-vivian-lopez.of } corpse
    .by = by { betrayal-explorer-vivian-lopez.of } corpse
    .of = of { betrayal-explorer-vivian-lopez.of } corpse
betrayal-creature-risen-missy-dubourde = { betrayal-explorer-missy-dubourde.of } corpse
    .nom = { betrayal-explorer-missy-dubourde.of } corpse
    .acc = { betrayal-explorer-missy-dubourde.of } corpse
    .to = to { betrayal-explorer-missy-dubourde.of } corpse
    .by = by { betrayal-explorer-missy-dubourde.of } corpse
    .of = of { betrayal-explorer-missy-dubourde.of } corpse
betrayal-creature-risen-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } corpse
    .nom = { betrayal-explorer-zoe-ingstrom.of } corpse
    .acc = { betrayal-explorer-zoe-ingstrom.of } corpse
    .to = to { betrayal-explorer-zoe-ingstrom.of } corpse
    .by = by { betrayal-explorer-zoe-ingstrom.of } corpse
    .of = of { betrayal-explorer-zoe-ingstrom.of } corpse
betrayal-creature-risen-peter-akimoto = { betrayal-explorer-peter-akimoto.of } corpse
    .nom = { betrayal-explorer-peter-akimoto.of } corpse
    .acc = { betrayal-explorer-peter-akimoto.of } corpse
    .to = to { betrayal-explorer-peter-akimoto.of } corpse
    .by = by { betrayal-explorer-peter-akimoto.of } corpse
    .of = of { betrayal-explorer-peter-akimoto.of } corpse
betrayal-creature-risen-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } corpse
    .nom = { betrayal-explorer-brandon-jaspers.of } corpse
    .acc = { betrayal-explorer-brandon-jaspers.of } corpse
    .to = to { betrayal-explorer-brandon-jaspers.of } corpse
    .by = by { betrayal-explorer-brandon-jaspers.of } corpse
    .of = of { betrayal-explorer-brandon-jaspers.of } corpse
betrayal-creature-risen-professor-longfellow = { betrayal-explorer-professor-longfellow.of } corpse
    .nom = { betrayal-explorer-professor-longfellow.of } corpse
    .acc = { betrayal-explorer-professor-longfellow.of } corpse
    .to = to { betrayal-explorer-professor-longfellow.of } corpse
    .by = by { betrayal-explorer-professor-longfellow.of } corpse
    .of = of { betrayal-explorer-professor-longfellow.of } corpse
betrayal-creature-risen-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } corpse
    .nom = { betrayal-explorer-father-rhinehardt.of } corpse
    .acc = { betrayal-explorer-father-rhinehardt.of } corpse
    .to = to { betrayal-explorer-father-rhinehardt.of } corpse
    .by = by { betrayal-explorer-father-rhinehardt.of } corpse
    .of = of { betrayal-explorer-father-rhinehardt.of } corpse
