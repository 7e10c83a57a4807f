### Was die Überlebenden in Dark, Darker, Darkest sagen: zu jedem Augenblick zwei Sätze; welcher es ist, sagt die Nummer des Ereignisses.

## Wenn sie ins Haus kommen

darkest-voice-leo-start-1 = Ich rieche Rauch. Das wird noch was.
darkest-voice-leo-start-2 = Zwanzig Jahre, und nie so ein Haus.
darkest-voice-jack-start-1 = Ich bin nur wegen meines Geldes hier.
darkest-voice-jack-start-2 = Wer wollte durch die Vordertür?
darkest-voice-nina-start-1 = Zeigt mir eure Hände. Alle.
darkest-voice-nina-start-2 = Wer gebissen wird, sagt es mir sofort.
darkest-voice-bruce-start-1 = Zusammenbleiben. Ich zähle Köpfe.
darkest-voice-bruce-start-2 = Zusammen rein, zusammen raus.
darkest-voice-lucy-start-1 = Überall Kameras. Lächeln.
darkest-voice-lucy-start-2 = Zehn Minuten und eine Steckdose, bitte.

## Bei ihrer ersten Wunde

darkest-voice-leo-blood-1 = Da war der Wasserkessel schlimmer.
darkest-voice-leo-blood-2 = Nur ein Kratzer. Weiter.
darkest-voice-jack-blood-1 = Das war mein gutes Hemd.
darkest-voice-jack-blood-2 = Gut. Jetzt nehme ich es persönlich.
darkest-voice-nina-blood-1 = Hier drücken. Fester. Ich weiß.
darkest-voice-nina-blood-2 = Das nähe ich mit einer Hand.
darkest-voice-bruce-blood-1 = Ich bin getroffen. Weitermachen.
darkest-voice-bruce-blood-2 = Aufschließen. Nicht stehen bleiben.
darkest-voice-lucy-blood-1 = Unhöflich. Sehr unhöflich.
darkest-voice-lucy-blood-2 = Au. Das stand nicht im Handbuch.

## Wenn das Labor aufgeht

darkest-voice-leo-door-1 = So eine Tür hält etwas drin.
darkest-voice-leo-door-2 = Erst anfassen, dann aufmachen.
darkest-voice-jack-door-1 = Was man so abschließt, ist was wert.
darkest-voice-jack-door-2 = Nach euch. Ich bestehe darauf.
darkest-voice-nina-door-1 = Was da drin ist, war mal ein Patient.
darkest-voice-nina-door-2 = Formalin. Sehr viel Formalin.
darkest-voice-bruce-door-1 = Auf mein Zeichen. Nicht vorher.
darkest-voice-bruce-door-2 = Allein spielt da keiner den Helden.
darkest-voice-lucy-door-1 = Und das war das schwere Schloss?
darkest-voice-lucy-door-2 = Der Code sagt hallo. Herein.

## Wenn das Heilmittel aus dem Haus ist

darkest-voice-leo-won-1 = Alle raus. Und jetzt noch mal zählen.
darkest-voice-leo-won-2 = Ich könnte eine Woche schlafen.
darkest-voice-jack-won-1 = Kein Wort zu meinen Gläubigern.
darkest-voice-jack-won-2 = Die Runde zahlt, wer noch lebt.
darkest-voice-nina-won-1 = Meine Schicht ist um.
darkest-voice-nina-won-2 = Mund auf. Gut. Nach Hause.
darkest-voice-bruce-won-1 = Wir sind draußen. Durchzählen.
darkest-voice-bruce-won-2 = Das glaubt mir am Stammtisch keiner.
darkest-voice-lucy-won-1 = Ich habe von allem eine Kopie.
darkest-voice-lucy-won-2 = Nächstes Mal bestellen wir Pizza.

## Wenn alles verloren ist

darkest-voice-leo-lost-1 = Ich hätte sie hinaustragen sollen.
darkest-voice-leo-lost-2 = Diesmal kam ich zu spät.
darkest-voice-jack-lost-1 = Ich hätte früher abhauen sollen.
darkest-voice-jack-lost-2 = Sagt, ich sei gerannt. Das glaubt jeder.
darkest-voice-nina-lost-1 = Das Verbandszeug war zuerst alle.
darkest-voice-nina-lost-2 = Todeszeitpunkt: jetzt.
darkest-voice-bruce-lost-1 = Mein Befehl. Meine Schuld.
darkest-voice-bruce-lost-2 = Ich habe mich verzählt.
darkest-voice-lucy-lost-1 = Hat jemand gespeichert?
darkest-voice-lucy-lost-2 = Ein Passwort zu viel.
