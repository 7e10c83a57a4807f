### Les mots de Lanterns, le petit jeu des tests.

lanterns-title = Lanternes
    .help = Un gardien cache un piège ; les invités parcourent la maison en quête de lanternes.

## Noms

lanterns-room-attic = grenier
    .in = au grenier
    .into = au grenier
lanterns-room-cellar = cave
    .in = à la cave
    .into = à la cave
lanterns-room-porch = perron
    .in = sur le perron
    .into = sur le perron
lanterns-face-dark = sombre
lanterns-face-dim = pâle
lanterns-face-bright = éclatante
lanterns-cause-rob = Vol

## Questions

lanterns-ask-hide-trap = Où caches-tu le piège ?
lanterns-ask-bid = Quelle carte mises-tu ?
lanterns-ask-act = Tu mènes : que fais-tu ?
lanterns-ask-rob-whom = Qui voles-tu ?
lanterns-ask-dare = Oses-tu tendre la main vers une autre lanterne ?
lanterns-ask-peek-whom = Dans quelle main regardes-tu ?
lanterns-ask-enter-where =
    { $lanterns ->
        [0] Dans quelle pièce entres-tu, sans aucune lanterne ?
        [one] Dans quelle pièce entres-tu avec ta lanterne ?
       *[other] Dans quelle pièce entres-tu avec tes { $lanterns } lanternes ?
    }

## Choix

lanterns-choice-trap =
    { $object-id ->
        [attic] Au grenier
        [cellar] À la cave
       *[porch] Sur le perron
    }
lanterns-choice-bid = Carte { $card }
    .help = La plus haute carte mène ; à égalité, le hasard décide. La carte { $card } est dépensée dans tous les cas.
lanterns-choice-rob = Voler quelqu’un
    .help = La chance décide si tu prends une lanterne. Si elle est éclatante, tu peux recommencer.
lanterns-choice-peek = Regarder une main
lanterns-choice-enter = Entrer dans une pièce
    .help = Une pièce sûre a une lanterne pour toi ; l’une d’elles a le piège.
lanterns-choice-pass = Ne rien faire
lanterns-choice-seat = Place { $seat }
lanterns-choice-dare =
    { $object-id ->
        [yes] Oui, encore une fois
       *[no] Non, cela suffit
    }
lanterns-choice-room = Aller { $room-into }

## Événements

lanterns-event-trap-hidden = Le gardien cache un piège.
lanterns-event-card-drawn = Tu pioches la carte { $card }.
lanterns-event-somebody-drew = La place { $seat } pioche une carte.
lanterns-event-card-shown = La place { $seat } mise la carte { $card }.
lanterns-event-leads = La place { $seat } mène.
lanterns-event-luck = { $cause } : la chance est { $face }.
lanterns-event-peeked = La place { $by_seat } voit que la place { $seat } a la carte { $card }.
lanterns-event-somebody-peeked = La place { $by_seat } regarde la main de la place { $seat }.
lanterns-event-entered = La place { $seat } va { $room-into }, comme la place { $by_seat } l’a décidé.
lanterns-event-trap-sprung = Le piège était { $room-in }. Il se referme !
lanterns-event-room-safe = Pas de piège { $room-in }.
lanterns-event-lantern-lit = La place { $seat } allume une lanterne.

## Résultats

lanterns-result-dawn = L’aube vient avant que les invités aient assez de lumière.
lanterns-result-cards-spent = Toutes les cartes sont dépensées, et la maison reste sombre.
lanterns-result-lanterns = Cinq lanternes brûlent.

## Options

option-lanterns-rounds = Manches
    .help = Après tant de manches, l’aube vient et le gardien gagne ; de 1 à 30.
option-lanterns-luck = Chance
    .help = plain : les voleurs peuvent s’arrêter à temps ; wild : ils ne le font jamais.
