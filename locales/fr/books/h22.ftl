### Hantise 22, L’abîme vous regarde : ce que tout le monde voit.

## Questions

betrayal-ask-h22-abyss = Où l’abîme s’ouvre-t-il au sous-sol ?
    .help = L’abîme s’ouvre au sous-sol et engloutit de là pièce après pièce.
betrayal-ask-h22-collapse =
    { $left ->
        [1] Quelle pièce tombe dans l’abîme ?
       *[other] { $left } pièces tombent dans l’abîme. Laquelle maintenant ?
    }
betrayal-ask-h22-jump = Le sol se dérobe ! Où sautez-vous ?

## Pourquoi on lance les dés

betrayal-cause-h22-abyss = l’abîme
betrayal-why-h22-collapse = les pièces qui s’effondrent
betrayal-why-h22-jump = un saut depuis le sol qui cède

## Événements

betrayal-event-h22-abyss = Une lueur rouge { $room-in } : c’est là que l’abîme s’ouvrira.
betrayal-event-h22-jumps = { $explorer-nom } bondit { $room-into } tandis que le sol se brise.
betrayal-event-h22-sacrifice = { $explorer-nom } lance le symbole sacré dans l’abîme. La maison cesse de trembler, pour le moment.
betrayal-event-h22-shelter-ends = La lumière sacrée s’éteint. La maison se remet à trembler.

## Résultats

betrayal-result-h22-heroes = Le dernier verset de l’exorcisme est prononcé. L’abîme se referme dans un soupir, et ce qui reste de la maison ne bouge plus.
betrayal-result-h22-traitor = Plus personne ne peut prier. Poutre après poutre, le reste de la maison sombre dans le feu.
