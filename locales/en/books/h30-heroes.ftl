### Haunt 30, Tomb of Dracula: the heroes’ book.

betrayal-book-h30-heroes-story = The girl you brought in from the cold has no breath on the window pane. Your friend smiles with two teeth too many. Below you stone grates on stone, patiently, and whoever lies there has not slept well for a long time.
betrayal-book-h30-heroes-goal = Destroy Dracula and the Bride, by the Spear or by daylight. The traitor may live.
betrayal-book-h30-heroes-can = Get the Spear: won with it, a Might attack is a stake through the heart. Or hold out until the sun is up and burns them turn by turn. Whoever beats them with the Holy Symbol in hand drives them off.
betrayal-book-h30-heroes-foe = The traitor and the girl are vampires now. Dracula is the strongest, but he wakes slowly. They kill, or they make you one of them.
betrayal-book-h30-heroes-rules =
    Stake: a Might attack with the Spear that beats a vampire kills it, even if it lies stunned. Any other won attack hurts vampires that are explorers and stuns Dracula and the Bride.
    Dawn: whenever the traitor has advanced the track, the first living hero to the traitor’s left rolls as many dice as there are players. Less than the number of the turn, and the sun is up.
    Day: at the start of each later turn of the traitor every vampire loses 1 of each trait. At 0, or at the skull, it is destroyed.
    Holy Symbol: if you carry it and defeat a vampire, you may also drive it off through connecting doors, a room for each point of damage, always farther from you.
    Whoever they make a vampire is no hero any more and fights against you from then on.

betrayal-objective-h30-heroes-dawn = Keep out of their reach until the sun is up
betrayal-objective-h30-heroes-vampires = Destroy Dracula and the Bride

betrayal-ask-h30-heroes-push = Where do you drive { $target }?
betrayal-choice-h30-heroes-push = Drive it { $place-into }{ betrayal-on-side }
    .help = A room farther from you, through a connecting door.
