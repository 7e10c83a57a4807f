### Spuk 9, Der Totentanz: was alle lesen dürfen.

betrayal-why-h09-lure = die Lockung des Fiedlers
betrayal-why-h09-dance = der Tanz
betrayal-cause-h09-lure = die Lockung des Fiedlers
betrayal-cause-h09-dance = der Tanz
betrayal-event-h09-lured = Die Melodie fährt { $explorer-to } in die Füße: In diesem Zug kennen sie nur den Weg zum Ballsaal.
betrayal-counter-h09-defied = Wie oft dem Fiedler getrotzt wurde
betrayal-result-h09-heroes = Im Dunkeln reißt eine Saite, dann noch eine. In der Stille hört ihr einander atmen, und niemand summt.
betrayal-result-h09-heroes-lost = Im Dunkeln reißt eine Saite, dann noch eine. Deine Füße bleiben mitten im Schritt stehen, und in der Stille fällt dir dein Name wieder ein.
betrayal-result-h09-traitor = Die Melodie hat kein Ende, und niemand wünscht sich eins. Rundherum, leicht wie Asche, und die Schuhe sind durch bis auf die Knochen.
