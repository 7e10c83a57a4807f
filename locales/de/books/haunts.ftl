### Was mehrere Spuke sagen.

## Leichen, die auf dem Plan bleiben.

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

betrayal-card-body-ox-bellows = { betrayal-explorer-ox-bellows.of } Leiche
    .a = { betrayal-explorer-ox-bellows.of } Leiche
    .the = { betrayal-explorer-ox-bellows.of } Leiche
    .nom = { betrayal-explorer-ox-bellows.of } Leiche
    .with = mit { betrayal-explorer-ox-bellows.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .a = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .the = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .nom = { betrayal-explorer-darrin-flash-williams.of } Leiche
    .with = mit { betrayal-explorer-darrin-flash-williams.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-heather-granville = { betrayal-explorer-heather-granville.of } Leiche
    .a = { betrayal-explorer-heather-granville.of } Leiche
    .the = { betrayal-explorer-heather-granville.of } Leiche
    .nom = { betrayal-explorer-heather-granville.of } Leiche
    .with = mit { betrayal-explorer-heather-granville.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } Leiche
    .a = { betrayal-explorer-jenny-leclerc.of } Leiche
    .the = { betrayal-explorer-jenny-leclerc.of } Leiche
    .nom = { betrayal-explorer-jenny-leclerc.of } Leiche
    .with = mit { betrayal-explorer-jenny-leclerc.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-madame-zostra = { betrayal-explorer-madame-zostra.of } Leiche
    .a = { betrayal-explorer-madame-zostra.of } Leiche
    .the = { betrayal-explorer-madame-zostra.of } Leiche
    .nom = { betrayal-explorer-madame-zostra.of } Leiche
    .with = mit { betrayal-explorer-madame-zostra.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-vivian-lopez = { betrayal-explorer-vivian-lopez.of } Leiche
    .a = { betrayal-explorer-vivian-lopez.of } Leiche
    .the = { betrayal-explorer-vivian-lopez.of } Leiche
    .nom = { betrayal-explorer-vivian-lopez.of } Leiche
    .with = mit { betrayal-explorer-vivian-lopez.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-missy-dubourde = { betrayal-explorer-missy-dubourde.of } Leiche
    .a = { betrayal-explorer-missy-dubourde.of } Leiche
    .the = { betrayal-explorer-missy-dubourde.of } Leiche
    .nom = { betrayal-explorer-missy-dubourde.of } Leiche
    .with = mit { betrayal-explorer-missy-dubourde.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .a = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .the = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .nom = { betrayal-explorer-zoe-ingstrom.of } Leiche
    .with = mit { betrayal-explorer-zoe-ingstrom.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-peter-akimoto = { betrayal-explorer-peter-akimoto.of } Leiche
    .a = { betrayal-explorer-peter-akimoto.of } Leiche
    .the = { betrayal-explorer-peter-akimoto.of } Leiche
    .nom = { betrayal-explorer-peter-akimoto.of } Leiche
    .with = mit { betrayal-explorer-peter-akimoto.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } Leiche
    .a = { betrayal-explorer-brandon-jaspers.of } Leiche
    .the = { betrayal-explorer-brandon-jaspers.of } Leiche
    .nom = { betrayal-explorer-brandon-jaspers.of } Leiche
    .with = mit { betrayal-explorer-brandon-jaspers.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-professor-longfellow = { betrayal-explorer-professor-longfellow.of } Leiche
    .a = { betrayal-explorer-professor-longfellow.of } Leiche
    .the = { betrayal-explorer-professor-longfellow.of } Leiche
    .nom = { betrayal-explorer-professor-longfellow.of } Leiche
    .with = mit { betrayal-explorer-professor-longfellow.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.
betrayal-card-body-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } Leiche
    .a = { betrayal-explorer-father-rhinehardt.of } Leiche
    .the = { betrayal-explorer-father-rhinehardt.of } Leiche
    .nom = { betrayal-explorer-father-rhinehardt.of } Leiche
    .with = mit { betrayal-explorer-father-rhinehardt.of } Leiche
    .help = Schwer: Jeder Raum, den man damit betritt, kostet 2 Felder.

## Monster, die Dinge tragen.

betrayal-ask-monster-takes-more = { $monster }: Was kommt noch mit?
betrayal-ask-monster-drops-more = { $monster }: Was bleibt noch liegen?
betrayal-event-monster-drops = { $monster-nom } lässt { $card-the } { $room-in } liegen.
betrayal-event-monster-steals = { $monster-nom } nimmt { $victim } { $card-the } weg.
betrayal-event-given-to-monster = { $explorer } gibt { $monster-to } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }und bekommt { $price-the }
    }.
betrayal-ask-ask-monster-in-return = { $monster-nom } bekommt { $card-the }. Was nimmst du dafür?
betrayal-ask-agree-with-monster = { $monster-nom } hält dir { $card-the } hin{ $price-id ->
        [none] {""}
       *[other] { " " }und will { $price-the }
    }. Bist du einverstanden?
betrayal-choice-hand-on = { $card-the } { $monster-to } geben
betrayal-event-monster-offers = { $monster-nom } bietet { $explorer } { $card-the } an{ $price-id ->
        [none] {""}
       *[other] { " " }und will { $price-the }
    }.
betrayal-event-monster-trades = { $monster-nom } gibt { $explorer } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }und bekommt { $price-the }
    }.
betrayal-event-handed-on = { $monster-nom } gibt { $target-to } { $card-the }.

## Zerstörte Räume: Worte, die mehrere Spukfälle teilen.

betrayal-event-room-destroyed = Zerstört: { $room }.

## Helden, die die Seite wechseln.

betrayal-event-converted = { $explorer } steht nicht mehr auf der Seite der Helden.
betrayal-event-side-changed = { $openly ->
        [true] { $explorer } hat die Seite gewechselt.
       *[false] Du hast die Seite gewechselt, und sonst weiß es niemand.
    }
betrayal-event-left-behind = { $card-nom } weicht vor { $explorer } zurück und bleibt { $room-in }.

## Dinge, die für immer vernichtet werden.

betrayal-event-thing-destroyed = { $explorer } vernichtet { $room-in } { $card-the }.

## Monster, die das Haus erkunden.

betrayal-event-monster-finds = { $monster-nom } bricht durch eine Tür. Dahinter: { $room-the }.

## Figuren, die in eine Richtung blicken.

betrayal-choice-face = Blick { $direction-to }

## Die Haustür und die draußen.

betrayal-event-front-door-opens = { $explorer } bekommt die Haustür auf. Kalte Luft strömt herein.
betrayal-event-leaves-house = { $explorer } verlässt das Haus.
betrayal-event-comes-back = { $explorer } kommt ins Haus zurück.

## Monster, die packen.

betrayal-status-grabbed = Gepackt
betrayal-status-set-out = Auf dem Heimweg
betrayal-choice-struggle = Wehr dich gegen { $monster-acc }
    .help = Dein Angriff in diesem Zug, mit Kraft und bloßen Händen. Gewinnst du, bist du frei; sonst ist dein Zug vorbei, doch du erleidest keinen Schaden.
betrayal-event-grabbed = { $monster-nom } hat { $explorer } gepackt.
betrayal-event-let-go = { $monster-nom } lässt { $explorer } los.
betrayal-event-dragged = { $monster-nom } schleift { $explorer } { $room-into }.
betrayal-event-eaten = { $monster-nom } ist zu Hause, und { $explorer } wird gefressen.

## Ein Verräter, den niemand kennt: Wörter aller Spukgeschichten mit verdeckten Rollenmarkern.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger }: Mach dich gefasst.
betrayal-choice-go-on = Weiter
    .help = Es kommt, wie es kommt. Das wird jeder gefragt, der an deiner Stelle ist, gleich in welcher Rolle.
betrayal-choice-show-role = Dich als Verräter zu erkennen geben
    .help = Decke deinen Marker vor allen auf. Von nun an hast du die Kräfte des Verräters: Was in Räumen schadet, kümmert dich nicht, Ereignisse darfst du abweisen, und den Aufzug lenkst du.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Vor dir liegt eine 1: Du bist der Verräter. Niemand sonst weiß es.
       *[false] Verdeckt vor dir: { $numbers }. Nur du hast nachgesehen.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] Aufgedeckt bei { $explorer }: { $numbers }. Das ist { $explorer-gender ->
            [f] eine Verräterin
           *[m] ein Verräter
        }!
       *[false] Aufgedeckt bei { $explorer }: { $numbers }. Das war { $explorer-gender ->
            [f] keine Verräterin
           *[m] kein Verräter
        }.
    }

## Marker, die die Hand wechseln

betrayal-ask-exchange-with = Mit wem tauschst du einen Marker?
betrayal-event-exchanged = { $explorer } und { $other } schieben einander verdeckt einen Marker zu.
betrayal-event-token-exchanged = Du hast { $other } die { $given } gegeben und die { $taken } bekommen.{ $turned ->
        [true] { " " }Etwas in dir hat die Seite gewechselt: Du bist jetzt ein Verräter, für immer.
       *[false] { "" }
    }{ $turns ->
        [true] { " " }Damit steht auch { $other } auf der anderen Seite.
       *[false] { "" }
    }
betrayal-secret-tokens = Verdeckt vor dir: { $what }

## Boden, den nicht jeder betreten kann.

betrayal-event-kept-out = { $who } prallt vor der Schwelle zurück und bleibt draußen.

## Karten, ohne die ein Spuk nicht auskommt.

betrayal-event-given-back = Das Haus gibt es zurück, und { $card-nom } liegt { $room-in }.

## Entdecker, die ein anderer führt.

betrayal-ask-lead-explorer = { $explorer } gehorcht dir. Welchen Weg?

## Ein Haus, das neu gelegt wird: Worte, die mehrere Spukfälle teilen.

betrayal-event-house-laid-anew = Das Haus schüttelt sich. Wände klappen weg, ganze Flure hat es nie gegeben.
betrayal-event-laid-beside-start = Neuer Platz { $floor-on }, gleich am Anfang: { $room }.
betrayal-choice-turn-with = { $explorer } auf der { $direction-side }seite; Türen: { $directions }
betrayal-event-floor-lost = { $floor-the } ist fort, mit allem, was dort lag.

## Etwas, das Raum um Raum füllt: Wörter aller Spukgeschichten, in denen das geschieht.

betrayal-event-spreads = Es breitet sich aus: { $rooms }.

## Weitergehen ohne anzuhalten: Worte, die mehrere Spukfälle teilen.

betrayal-choice-stay-and-draw = Bleib { $room-in } und zieh eine Karte
    .help = Du hast diesen Raum gerade entdeckt. Bleibst du, so ziehst du für sein Symbol, und deine Bewegung ist vorbei. Gehst du weiter, zieht niemand mehr dafür.

## Leute, die niemand spielt.

betrayal-event-stranger-weakened = { $monster-nom }: { $trait } sinkt { $value ->
        [0] auf den Totenkopf
       *[other] auf { $value }
    }.

## Dinge, die nur das Buch einer Seite nennt, wie alle anderen sie sehen.

betrayal-card-item-token = Gegenstandsmarker
    .a = einen Gegenstandsmarker
    .the = den Gegenstandsmarker
    .nom = der Gegenstandsmarker
    .with = mit dem Gegenstandsmarker
    .help = Etwas, das keine Karte ist. Wozu es gut ist, weiß nur eine Seite.
betrayal-token-item-token = { betrayal-card-item-token }

## Eine Figur, die nicht auf dem Spielplan steht.

betrayal-event-unseen-stays = { $explorer } bleibt { $room-in }.
betrayal-event-unseen-shown = { $room-in } regt sich etwas: In diesem Augenblick ist { $explorer } dort.

## Die Katze zweier Spuke.

betrayal-creature-cat = Katze{ betrayal-nth }
    .nom = { $number ->
        [none] die Katze
       *[other] Katze { $number }
    }
    .acc = { $number ->
        [none] die Katze
       *[other] Katze { $number }
    }
    .to = { $number ->
        [none] der Katze
       *[other] Katze { $number }
    }
    .by = { $number ->
        [none] von der Katze
       *[other] von Katze { $number }
    }
    .of = { $number ->
        [none] der Katze
       *[other] von Katze { $number }
    }
