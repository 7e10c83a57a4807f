### Haunt 49, You Wear It Well: the heroes’ book.

betrayal-book-h49-heroes-story = Something pulled, gently, like a hand at your sleeve, and you stepped out of yourself. Your body lies at your feet and breathes without you. The walls are only mist now. Through the mist something comes that has been naked for a very long time.
betrayal-book-h49-heroes-goal = Destroy the astral spirit. As many successful attacks as there are players will do it; then you return to your bodies.
betrayal-book-h49-heroes-can = Drift through walls, gather where the spirit is, and strike with Knowledge or Sanity. Stun the traitor, who beats your helpless bodies.
betrayal-book-h49-heroes-foe = The traitor serves an astral spirit. In an unconscious body it would be immortal.
betrayal-book-h49-heroes-rules =
    You are souls, with all your traits. Walls between rooms that share a side are like doors; floors and ceilings are not. Up and down you go freely through Coal Chute, Collapsed Room and Gallery. What rooms say of the body does not touch you: Chasm, Tower and the door of the Vault do not stop you, the Catacombs do. Debris and Webs hold your body, not you.
    You explore no rooms. You use your items, but get no new ones, trade and drop none, and take no companions. The Skull and weapons are of no use. If your soul is destroyed, your items are too.
    You attack and defend only with Knowledge or Sanity. All damage is mental.
    The spirit: who attacks it and wins puts a token of that trait on their own card. Who loses takes nothing. Wins in defence do not count.
    The traitor: who beats the traitor stuns instead of hurting; the next turn is missed. Who loses takes mental damage.
    The traitor may attack your body, as the attack of a turn: 2 dice of mental damage, without defence, wherever your soul is.
    Your soul is destroyed when Knowledge or Sanity reaches the skull.

betrayal-objective-h49-heroes-spirit = Destroy the astral spirit
betrayal-objective-h49-heroes-traitor = Stun the traitor

betrayal-choice-h49-heroes-strike = Strike { $target-acc } ({ $trait })
    .help = Both roll. A win over the spirit counts, and losing to it costs nothing; a win over the traitor stuns.
