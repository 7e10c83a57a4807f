### Hantise 21, La maison des morts-vivants : ce que tout le monde peut lire.

betrayal-creature-zombie = Zombie{ betrayal-nth }
    .nom = { $number ->
        [none] le zombie
       *[other] le zombie { $number }
    }
    .acc = { $number ->
        [none] le zombie
       *[other] le zombie { $number }
    }
    .to = { $number ->
        [none] au zombie
       *[other] au zombie { $number }
    }
    .by = { $number ->
        [none] par le zombie
       *[other] par le zombie { $number }
    }
    .of = { $number ->
        [none] du zombie
       *[other] du zombie { $number }
    }
betrayal-creature-zombie-lord = { betrayal-monster-zombie-lord }
    .nom = le seigneur zombie
    .acc = le seigneur zombie
    .to = au seigneur zombie
    .by = par le seigneur zombie
    .of = du seigneur zombie

betrayal-status-rising = Va se relever
betrayal-event-h21-three = { $explorer-nom } fouille et met au jour trois choses : { $cards }.
betrayal-event-h21-unharmed = Le coup { $who-of } s’enfonce comme dans du sable mouillé : { $monster-nom } ne cille même pas.
betrayal-event-h21-wounded = Le médaillon flamboie, { $monster-nom } hurle : { $who-nom } lui arrache { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
betrayal-result-h21-heroes = Quelque chose quitte la maison comme un souffle retenu. Ils tombent là où ils étaient, et cette fois ils y restent.
betrayal-result-h21-traitor = Plus aucun cœur ne bat dans la maison, et pourtant elle est pleine de pas. Ils ont remarqué la porte d’entrée.

## Ceux qui se sont relevés, chacun avec le visage d’un explorateur

betrayal-creature-risen-ox-bellows = Cadavre { betrayal-explorer-ox-bellows.of }
    .nom = le cadavre { betrayal-explorer-ox-bellows.of }
    .acc = le cadavre { betrayal-explorer-ox-bellows.of }
    .to = au cadavre { betrayal-explorer-ox-bellows.of }
    .by = par le cadavre { betrayal-explorer-ox-bellows.of }
    .of = du cadavre { betrayal-explorer-ox-bellows.of }
betrayal-creature-risen-darrin-flash-williams = Cadavre { betrayal-explorer-darrin-flash-williams.of }
    .nom = le cadavre { betrayal-explorer-darrin-flash-williams.of }
    .acc = le cadavre { betrayal-explorer-darrin-flash-williams.of }
    .to = au cadavre { betrayal-explorer-darrin-flash-williams.of }
    .by = par le cadavre { betrayal-explorer-darrin-flash-williams.of }
    .of = du cadavre { betrayal-explorer-darrin-flash-williams.of }
betrayal-creature-risen-heather-granville = Cadavre { betrayal-explorer-heather-granville.of }
    .nom = le cadavre { betrayal-explorer-heather-granville.of }
    .acc = le cadavre { betrayal-explorer-heather-granville.of }
    .to = au cadavre { betrayal-explorer-heather-granville.of }
    .by = par le cadavre { betrayal-explorer-heather-granville.of }
    .of = du cadavre { betrayal-explorer-heather-granville.of }
betrayal-creature-risen-jenny-leclerc = Cadavre { betrayal-explorer-jenny-leclerc.of }
    .nom = le cadavre { betrayal-explorer-jenny-leclerc.of }
    .acc = le cadavre { betrayal-explorer-jenny-leclerc.of }
    .to = au cadavre { betrayal-explorer-jenny-leclerc.of }
    .by = par le cadavre { betrayal-explorer-jenny-leclerc.of }
    .of = du cadavre { betrayal-explorer-jenny-leclerc.of }
betrayal-creature-risen-madame-zostra = Cadavre { betrayal-explorer-madame-zostra.of }
    .nom = le cadavre { betrayal-explorer-madame-zostra.of }
    .acc = le cadavre { betrayal-explorer-madame-zostra.of }
    .to = au cadavre { betrayal-explorer-madame-zostra.of }
    .by = par le cadavre { betrayal-explorer-madame-zostra.of }
    .of = du cadavre { betrayal-explorer-madame-zostra.of }
betrayal-creature-risen-vivian-lopez = Cadavre { betrayal-explorer-vivian-lopez.of }
    .nom = le cadavre { betrayal-explorer-vivian-lopez.of }
    .acc = le cadavre { betrayal-explorer-vivian-lopez.of }
    .to = au cadavre { betrayal-explorer-vivian-lopez.of }
    .by = par le cadavre { betrayal-explorer-vivian-lopez.of }
    .of = du cadavre { betrayal-explorer-vivian-lopez.of }
betrayal-creature-risen-missy-dubourde = Cadavre { betrayal-explorer-missy-dubourde.of }
    .nom = le cadavre { betrayal-explorer-missy-dubourde.of }
    .acc = le cadavre { betrayal-explorer-missy-dubourde.of }
    .to = au cadavre { betrayal-explorer-missy-dubourde.of }
    .by = par le cadavre { betrayal-explorer-missy-dubourde.of }
    .of = du cadavre { betrayal-explorer-missy-dubourde.of }
betrayal-creature-risen-zoe-ingstrom = Cadavre { betrayal-explorer-zoe-ingstrom.of }
    .nom = le cadavre { betrayal-explorer-zoe-ingstrom.of }
    .acc = le cadavre { betrayal-explorer-zoe-ingstrom.of }
    .to = au cadavre { betrayal-explorer-zoe-ingstrom.of }
    .by = par le cadavre { betrayal-explorer-zoe-ingstrom.of }
    .of = du cadavre { betrayal-explorer-zoe-ingstrom.of }
betrayal-creature-risen-peter-akimoto = Cadavre { betrayal-explorer-peter-akimoto.of }
    .nom = le cadavre { betrayal-explorer-peter-akimoto.of }
    .acc = le cadavre { betrayal-explorer-peter-akimoto.of }
    .to = au cadavre { betrayal-explorer-peter-akimoto.of }
    .by = par le cadavre { betrayal-explorer-peter-akimoto.of }
    .of = du cadavre { betrayal-explorer-peter-akimoto.of }
betrayal-creature-risen-brandon-jaspers = Cadavre { betrayal-explorer-brandon-jaspers.of }
    .nom = le cadavre { betrayal-explorer-brandon-jaspers.of }
    .acc = le cadavre { betrayal-explorer-brandon-jaspers.of }
    .to = au cadavre { betrayal-explorer-brandon-jaspers.of }
    .by = par le cadavre { betrayal-explorer-brandon-jaspers.of }
    .of = du cadavre { betrayal-explorer-brandon-jaspers.of }
betrayal-creature-risen-professor-longfellow = Cadavre { betrayal-explorer-professor-longfellow.of }
    .nom = le cadavre { betrayal-explorer-professor-longfellow.of }
    .acc = le cadavre { betrayal-explorer-professor-longfellow.of }
    .to = au cadavre { betrayal-explorer-professor-longfellow.of }
    .by = par le cadavre { betrayal-explorer-professor-longfellow.of }
    .of = du cadavre { betrayal-explorer-professor-longfellow.of }
betrayal-creature-risen-father-rhinehardt = Cadavre { betrayal-explorer-father-rhinehardt.of }
    .nom = le cadavre { betrayal-explorer-father-rhinehardt.of }
    .acc = le cadavre { betrayal-explorer-father-rhinehardt.of }
    .to = au cadavre { betrayal-explorer-father-rhinehardt.of }
    .by = par le cadavre { betrayal-explorer-father-rhinehardt.of }
    .of = du cadavre { betrayal-explorer-father-rhinehardt.of }
