### Spuk 21, Haus der lebenden Toten: was alle lesen dürfen.

betrayal-creature-zombie = Zombie{ betrayal-nth }
    .nom = { $number ->
        [none] der Zombie
       *[other] Zombie { $number }
    }
    .acc = { $number ->
        [none] den Zombie
       *[other] Zombie { $number }
    }
    .to = { $number ->
        [none] dem Zombie
       *[other] Zombie { $number }
    }
    .by = { $number ->
        [none] vom Zombie
       *[other] von Zombie { $number }
    }
    .of = { $number ->
        [none] des Zombies
       *[other] von Zombie { $number }
    }
betrayal-creature-zombie-lord = { betrayal-monster-zombie-lord }
    .nom = der Zombiefürst
    .acc = den Zombiefürsten
    .to = dem Zombiefürsten
    .by = vom Zombiefürsten
    .of = des Zombiefürsten

betrayal-status-rising = Steht gleich wieder auf
betrayal-event-h21-three = { $explorer } wühlt und fördert drei Dinge zutage: { $cards }.
betrayal-event-h21-unharmed = Was { $who } auch tut, es ist wie ein Schlag in nassen Sand, und { $monster-nom } blinzelt nicht einmal.
betrayal-event-h21-wounded = Das Medaillon lodert auf, { $monster-nom } heult: { $who } reißt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } heraus.
betrayal-result-h21-heroes = Etwas weicht aus dem Haus wie ein angehaltener Atem. Wo sie standen, fallen sie um, und diesmal bleiben sie liegen.
betrayal-result-h21-traitor = Kein Herz schlägt mehr im Haus, und doch ist es voller Schritte. Sie haben die Haustür bemerkt.

## Wer wieder aufgestanden ist, jeder mit dem Gesicht eines Entdeckers

betrayal-creature-risen-ox-bellows = { betrayal-explorer-ox-bellows.of } Leiche
    .nom = { betrayal-explorer-ox-bellows.of } Leiche
    .acc = { betrayal-explorer-ox-bellows.of } Leiche
    .to = { betrayal-explorer-ox-bellows.of } Leiche
    .by = von { betrayal-explorer-ox-bellows.of } Leiche
    .of = von { betrayal-explorer-ox-bellows.of } Leiche
betrayal-creature-risen-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .nom = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .acc = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .to = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .by = von { betrayal-explorer-darrin-flash-williams.of } Leiche
    .of = von { betrayal-explorer-darrin-flash-williams.of } Leiche
betrayal-creature-risen-heather-granville = { betrayal-explorer-heather-granville.of } Leiche
    .nom = { betrayal-explorer-heather-granville.of } Leiche
    .acc = { betrayal-explorer-heather-granville.of } Leiche
    .to = { betrayal-explorer-heather-granville.of } Leiche
    .by = von { betrayal-explorer-heather-granville.of } Leiche
    .of = von { betrayal-explorer-heather-granville.of } Leiche
betrayal-creature-risen-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } Leiche
    .nom = { betrayal-explorer-jenny-leclerc.of } Leiche
    .acc = { betrayal-explorer-jenny-leclerc.of } Leiche
    .to = { betrayal-explorer-jenny-leclerc.of } Leiche
    .by = von { betrayal-explorer-jenny-leclerc.of } Leiche
    .of = von { betrayal-explorer-jenny-leclerc.of } Leiche
betrayal-creature-risen-madame-zostra = { betrayal-explorer-madame-zostra.of } Leiche
    .nom = { betrayal-explorer-madame-zostra.of } Leiche
    .acc = { betrayal-explorer-madame-zostra.of } Leiche
    .to = { betrayal-explorer-madame-zostra.of } Leiche
    .by = von { betrayal-explorer-madame-zostra.of } Leiche
    .of = von { betrayal-explorer-madame-zostra.of } Leiche
betrayal-creature-risen-vivian-lopez = { betrayal-explorer-vivian-lopez.of } Leiche
    .nom = { betrayal-explorer-vivian-lopez.of } Leiche
    .acc = { betrayal-explorer-vivian-lopez.of } Leiche
    .to = { betrayal-explorer-vivian-lopez.of } Leiche
    .by = von { betrayal-explorer-vivian-lopez.of } Leiche
    .of = von { betrayal-explorer-vivian-lopez.of } Leiche
betrayal-creature-risen-missy-dubourde = { betrayal-explorer-missy-dubourde.of } Leiche
    .nom = { betrayal-explorer-missy-dubourde.of } Leiche
    .acc = { betrayal-explorer-missy-dubourde.of } Leiche
    .to = { betrayal-explorer-missy-dubourde.of } Leiche
    .by = von { betrayal-explorer-missy-dubourde.of } Leiche
    .of = von { betrayal-explorer-missy-dubourde.of } Leiche
betrayal-creature-risen-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .nom = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .acc = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .to = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .by = von { betrayal-explorer-zoe-ingstrom.of } Leiche
    .of = von { betrayal-explorer-zoe-ingstrom.of } Leiche
betrayal-creature-risen-peter-akimoto = { betrayal-explorer-peter-akimoto.of } Leiche
    .nom = { betrayal-explorer-peter-akimoto.of } Leiche
    .acc = { betrayal-explorer-peter-akimoto.of } Leiche
    .to = { betrayal-explorer-peter-akimoto.of } Leiche
    .by = von { betrayal-explorer-peter-akimoto.of } Leiche
    .of = von { betrayal-explorer-peter-akimoto.of } Leiche
betrayal-creature-risen-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } Leiche
    .nom = { betrayal-explorer-brandon-jaspers.of } Leiche
    .acc = { betrayal-explorer-brandon-jaspers.of } Leiche
    .to = { betrayal-explorer-brandon-jaspers.of } Leiche
    .by = von { betrayal-explorer-brandon-jaspers.of } Leiche
    .of = von { betrayal-explorer-brandon-jaspers.of } Leiche
betrayal-creature-risen-professor-longfellow = { betrayal-explorer-professor-longfellow.of } Leiche
    .nom = { betrayal-explorer-professor-longfellow.of } Leiche
    .acc = { betrayal-explorer-professor-longfellow.of } Leiche
    .to = { betrayal-explorer-professor-longfellow.of } Leiche
    .by = von { betrayal-explorer-professor-longfellow.of } Leiche
    .of = von { betrayal-explorer-professor-longfellow.of } Leiche
betrayal-creature-risen-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } Leiche
    .nom = { betrayal-explorer-father-rhinehardt.of } Leiche
    .acc = { betrayal-explorer-father-rhinehardt.of } Leiche
    .to = { betrayal-explorer-father-rhinehardt.of } Leiche
    .by = von { betrayal-explorer-father-rhinehardt.of } Leiche
    .of = von { betrayal-explorer-father-rhinehardt.of } Leiche
