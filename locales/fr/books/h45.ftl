### Hantise 45, Tic, tic, tic : ce que tout le monde peut lire.

betrayal-status-time-bomb = Bombe à retardement
betrayal-why-h45-ticking = le tic-tac des bombes
betrayal-why-h45-bomb = une bombe
betrayal-event-h45-dynamite = { $explorer-nom } a { $card-the } sous la main.
betrayal-event-h45-bombs = Quelque chose fait tic-tac sous le manteau de chaque héros : une bombe à retardement, solidement sanglée.
betrayal-event-h45-defused = { $own ->
        [true] { $explorer-nom } coupe un fil, et le tic-tac s’arrête.
       *[false] { $explorer-nom } coupe un fil, et la bombe { $other-of } se tait.
    }
betrayal-event-h45-explodes = Un déclic, un éclair : la bombe { $explorer-of } explose { $room-in }.
betrayal-event-h45-big-bomb = Le dernier fil trouve sa place. Le temps d’un souffle, toute la maison est claire comme en plein midi.
betrayal-result-h45-heroes = Les mains qui l’ont construite ne bougent plus. De la grande bombe il reste un tas de fils et d’horloges, dont chacune donne une autre heure.
betrayal-result-h45-traitor = C’était le plus bel ouvrage que la colline ait jamais vu. Puis tout se tait, et plus rien ne fait tic-tac.
