### Spuk 2, Die Séance: was alle sehen.

betrayal-creature-ghost = Geist
    .nom = der Geist
    .acc = den Geist
    .to = dem Geist
    .by = vom Geist
    .of = des Geistes

## Fragen

betrayal-ask-h02-collapse = Der Geist zerrt am Haus. Welcher Raum stürzt ein?
betrayal-ask-h02-quarry = Hinter wem ist der Geist her?

## Ereignisse

betrayal-event-h02-answer = { $explorer } ruft, und etwas antwortet ({ $trait }).
betrayal-event-h02-quest = Der Geist steht unter euch. „Begrabt meine Gebeine!“ Die Helden haben ihn gerufen und müssen gehorchen: seine Knochen finden und begraben, ehe die Leiste 5 zeigt. Bis dahin tut er niemandem etwas, und niemand kann ihm etwas tun.
betrayal-event-h02-bones = { $explorer } findet { $card-the } { $room-in }.
betrayal-event-h02-wrath = „Dann vergeht mit diesem Haus!“ Der Geist gehorcht jetzt dem Verräter. Er geht durch Wände und Trümmer, jagt die Helden und greift sie mit Verstand an (Tempo 4, Verstand 6). Nur mit Verstand kann man ihm entgegentreten, mit dem Ring oder in der Pentagrammkammer; ein Sieg vernichtet ihn. Vom Ende des Verräterzugs an stürzt nach jedem Zug eines Entdeckers ein Raum ein, und wer darin ist, stirbt: vom Obergeschoss abwärts, immer neben Trümmern, im Erdgeschoss von der großen Treppe an, im Keller vom Vorraum an.

## Dinge und Zähler

betrayal-token-seance = Antwort aus dem Jenseits
    .help = Die Helden haben den Geist ein weiteres Mal erreicht.
betrayal-card-bones = Gebeine
    .a = ein Bündel Knochen
    .the = die Gebeine
    .nom = das Bündel Knochen
    .with = mit den Gebeinen
    .help = Der Geist will sie begraben haben. Man kann sie tauschen, ablegen und stehlen.
betrayal-token-bones = { betrayal-card-bones }

## Ergebnisse

betrayal-result-h02-heroes = Die Kälte lässt das Haus los. Irgendwo atmet jemand lange aus, und niemand atmet wieder ein.
betrayal-result-h02-traitor = Die letzte Stimme im Haus verstummt. Zwei bleiben, die keine brauchen.
