### Haunt 21, House of the Living Dead: the heroes’ book.

betrayal-book-h21-heroes-story = First it was scratching behind the wainscot. Then the floorboards lifted, and what climbed out had no breath to lose. They come from the garden, the crypt and the front step, slow as a tide, and they do not stop.
betrayal-book-h21-heroes-goal = Destroy the zombie lord, or destroy every zombie. One of you must live to see it.
betrayal-book-h21-heroes-can = Arm yourselves: a blade you swing with Might hacks zombies to pieces for good. Give the Medallion to somebody strong and lead that one to the lord. Keep your distance from crowds, they are slow.
betrayal-book-h21-heroes-foe = An old zombie lord drives them on. They want you dead, and the dead do not stay on your side.
betrayal-book-h21-heroes-rules =
    Zombies: attack one with the Axe, the Blood Dagger, the Sacrificial Dagger or the Spear, and a win destroys it. Dynamite destroys those that do not dodge. Any other win, or one in defence, only stuns it. One that lies stunned may be hacked as well.
    Losing to a zombie hurts as usual, armed or not.
    Items: whenever you draw an item you may draw three instead, keep one and put the others under the stack.
    Holy Symbol: zombies that attack its bearer roll 2 dice fewer. The lord does not care.
    The lord: only whoever carries the Medallion can harm it, with or without a weapon, by attack or in defence. It is never stunned, it loses life instead. Against all others it takes nothing at all.
    If you die, you drop everything and get up as a zombie when your next turn begins. From then on you play for the dead. Such zombies count like the others.

betrayal-objective-h21-heroes-lord = Destroy the zombie lord, Medallion in hand
betrayal-objective-h21-heroes-zombies = Hack every zombie to pieces

betrayal-ask-h21-heroes-three = An item for you. Draw three and keep one?
betrayal-ask-h21-heroes-keep = Which of them do you keep? The others go under the stack.
