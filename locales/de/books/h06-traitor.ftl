### Spuk 6, Das schwebende Auge: das Buch des Verräters.

betrayal-book-h06-traitor-story = Seit Jahren malst du dieses Auge an jeden Rand, und heute Nacht blickt es zurück. Dich haben sie zuerst an Bord gelassen. Durch die Luke siehst du den anderen zu, und wie klein sie sind.
betrayal-book-h06-traitor-goal = Jeder Held muss tot oder an Bord des Raumschiffs sein.
betrayal-book-h06-traitor-can = Dein Entdecker ist aus dem Spiel; du bewegst die Aliens. Statt anzugreifen kann ein Alien nach jedem Geist in seinem Raum greifen. Wer nachgibt, den führst du zum Schiff.
betrayal-book-h06-traitor-foe = Sie wollen nicht mitkommen, und sie kennen einen Weg, sich vom Auge zu lösen.
betrayal-book-h06-traitor-rules =
    Aliens: Tempo 4, Kraft 6, Verstand 6; eines bei 3 oder 4 Spielern, zwei bei 5 oder 6. Tempoangriffe, etwa mit Revolver oder Dynamit, lassen sie kalt, und sie sterben nie.
    Gedankengriff, anstelle des Angriffs eines Aliens: ein Verstandesangriff auf jeden Helden in seinem Raum, der weder in deiner Gewalt noch gefeit ist, einen nach dem anderen. Gewinnt das Alien, ist der Held in deiner Gewalt; verletzt wird niemand, wer auch gewinnt.
    Im Zug eines solchen Helden bewegst du ihn auf dem kürzesten Weg zum Raumschiff, so weit sein Tempo reicht, nur durch erkundete Räume. Räume halten ihn weder auf noch verletzen sie ihn. Aliens bremsen ihn nicht, freie Helden schon.
    Beginnt er einen Zug im Raum des Raumschiffs, geht er mit allem an Bord und ist aus dem Spiel.
    Betäubte Aliens behalten ihre Gewalt. Wer befreit wurde, gerät nie wieder in sie.

betrayal-objective-h06-traitor-heroes = Alle Helden an Bord bringen oder töten

betrayal-choice-h06-traitor-control = Nach jedem Geist in diesem Raum greifen
    .help = Ein Verstandesangriff auf jeden Helden hier, der weder in deiner Gewalt noch gefeit ist. Es ist der Angriff des Aliens in diesem Zug.
