### Spukfall 35, Eine kleine Veränderung: was alle lesen dürfen.

betrayal-token-toy-airplane = Spielzeugflugzeug
    .the = das Spielzeugflugzeug
betrayal-status-aboard = An Bord des Flugzeugs
betrayal-status-caught = In den Pfoten einer Katze

## Wofür gewürfelt wird

betrayal-why-h35-stairs = Treppen, hoch wie Klippen
betrayal-why-h35-swoop = ein Griff aus dem Flugzeug
betrayal-why-h35-bat = eine Pfote, die nach dem Flugzeug schlägt
betrayal-why-h35-struggle = ein Ringen in den Pfoten der Katze

## Ereignisse

betrayal-event-h35-no-card = Hier ist alles viel zu groß für { $explorer }; der Zug ist zu Ende.
betrayal-event-h35-too-steep = Die Stufen sind zu hoch für { $explorer }; der Zug ist zu Ende.
betrayal-event-h35-found = { $explorer } hat { $room-in } { $token-the } gefunden.
betrayal-event-h35-starts = Der Propeller dreht sich: { $explorer } hat das Spielzeugflugzeug gestartet. Es läuft warm.
betrayal-event-h35-boards = { $explorer } klettert in das Spielzeugflugzeug.
betrayal-event-h35-gets-off = { $explorer } klettert aus dem Spielzeugflugzeug.
betrayal-event-h35-grounded = Das Spielzeugflugzeug steht am Boden, { $room-in }.
betrayal-event-h35-takes-off = Das Spielzeugflugzeug hebt ab. Am Knüppel: { $explorer }.
betrayal-event-h35-flies = { $token-the } fliegt { $room-into }.
betrayal-event-h35-crashes = Das Spielzeugflugzeug sackt ab, schrammt über die Dielen und stürzt ab.
betrayal-event-h35-knocked-down = { $who-nom } holt das Spielzeugflugzeug aus der Luft.
betrayal-event-h35-caught = { $monster-nom } hat { $explorer } gefangen und spielt.
betrayal-event-h35-contest = Wer in den Pfoten einer Katze ist, darf sich zu Beginn des eigenen Zuges wehren: Beide würfeln mit einer Eigenschaft, die der Held nennt, und nur ein höherer Wurf befreit ihn.
betrayal-event-h35-gets-away = { $explorer } hat gebissen, getreten, sich gewunden und ist frei.
betrayal-event-h35-dropped = { $explorer } wird fallen gelassen und ist frei.
betrayal-event-h35-swallowed = { $monster-nom } hat genug gespielt und verschluckt { $explorer }.
betrayal-event-h35-escapes = Mit einem letzten Looping ist das Spielzeugflugzeug draußen in der Nacht.

## Ergebnisse

betrayal-result-h35-heroes = Der Rasen unten ist ein Dschungel, der Mond ist riesig, und irgendwo gibt es gewiss jemanden mit einer Lupe und einem Gegenmittel.
betrayal-result-h35-traitor = Die Katzen putzen sich die Schnurrhaare. Ein winziger Bleistift notiert die Ergebnisse und unterstreicht das letzte doppelt.
