### Die Siegel der Würfel im Browser.

play-sealed = Geschützte Würfel
play-sealed-no-more = Würfel nicht mehr geschützt
play-seals = So sind die Würfel versiegelt
play-seals-about = Wie die Würfel fallen werden, steht fest und ist weggeschlossen, bevor jemand würfelt. Hier siehst du den Fingerabdruck davon. Am Ende des Spiels wird alles offengelegt, und alle können jeden Wurf am Fingerabdruck nachprüfen.
play-seal-from-start = Von Anfang an
play-seal-from = Ab Zug { $number }
play-seal-opened = Versiegelt, als der Tisch eröffnet wurde.
play-seal-file = Versiegelt wie im gespeicherten Spiel, von dem aus dieser Tisch weitergeht.
play-seal-company = Neu versiegelt, als andere dazukamen: Vorher hatte jemand allein gespielt und hätte die Würfel kennen können.
play-seal-copy = Neu versiegelt, weil dieser Tisch eine Kopie ist: So lässt sich hier nicht herausfinden, wie die Würfel am anderen Tisch fallen, und umgekehrt.
play-seal-broken = Siegel gebrochen: Das Spiel ging nach seinem Ende weiter, als alle schon sehen konnten, wie die Würfel fallen. Von hier an beweisen die Würfe nichts mehr.
play-seal-mark = Fingerabdruck:
play-undo-over = Letzte Antwort zurücknehmen
play-undo-breaks = Das Spiel ist zu Ende, und alle können sehen, wie die Würfel fallen würden. Wer jetzt zurückgeht, bricht ihr Siegel, und alle werden es sehen.
play-back-and-save = Rückblick, sichern
