### Spuk 29, Frankensteins Erbe: was alle lesen dürfen.

betrayal-creature-frankensteins-monster = Frankensteins Monster
    .nom = Frankensteins Monster
    .acc = Frankensteins Monster
    .to = Frankensteins Monster
    .by = von Frankensteins Monster
    .of = von Frankensteins Monster
betrayal-card-torch = Fackel{ betrayal-nth }
    .a = eine Fackel
    .the = die Fackel{ betrayal-nth }
    .nom = die Fackel{ betrayal-nth }
    .with = mit der Fackel{ betrayal-nth }
    .help = Sie brennt gut. Niemand kann zwei tragen.
betrayal-token-torch = { betrayal-card-torch }
betrayal-event-h29-torch-lit = { $explorer } hält { $room-in } eine brennende Fackel.
betrayal-event-h29-torch-lost = { $explorer-of } Fackel geht daneben und erlischt am Boden.
betrayal-event-h29-torch-out = { $explorer } reißt { $other-to } die Fackel weg und tritt sie aus.
betrayal-event-h29-burns = Die Fackel trifft. { $monster-nom } heult auf, und etwas daran schwelt.
betrayal-event-h29-falls = { $explorer } stößt mit aller Kraft, und { $monster-nom } kippt über die Kante.
betrayal-event-h29-strength = { $monster-nom } schlägt mit den Armen von Toten zu: Der Wurf zählt { $points } mehr.
betrayal-result-h29-heroes = Was zusammengenäht war, liegt wieder in Stücken. Seite um Seite verfüttert ihr das Heft an die letzte Fackel, und niemand liest, was verbrennt.
betrayal-result-h29-heroes-lost = Was zusammengenäht war, liegt wieder in Stücken. Seite um Seite verfüttern sie dein Heft an die letzte Fackel, und es gab nur das eine.
betrayal-result-h29-traitor = Der Versuch ist geglückt, und an frischem Material fehlt es nicht. Du säuberst die Nadeln und beginnst eine neue Seite.
betrayal-result-h29-traitor-lost = Der Versuch ist geglückt, und an frischem Material fehlt es nicht. Auf der letzten Seite des Hefts stehen eure Namen, sauber unterstrichen.
