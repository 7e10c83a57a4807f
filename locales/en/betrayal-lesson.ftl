### The guided first evening of Betrayal at House on the Hill.

betrayal-lesson-hint-over = The night is over. Look back at it, or begin another one.
betrayal-lesson-hint-wait = The others are at work. Watch the board and the log, then it is your turn.
betrayal-lesson-hint-free = You know how it goes. Find items, mind your traits, and keep an eye on the omens.
betrayal-lesson-hint-turn-tile = A new room! Turn it until its doors lie as you like, then lay it with the tick.
betrayal-lesson-hint-split-damage = Something hurts. Split the damage between the two traits; the dashed marks show where the clips would be.
betrayal-lesson-hint-before-roll = You have a card that could help with this roll. Use it, or just roll.
betrayal-lesson-hint-after-roll = A card of yours could let dice fall again. Keep the roll, or use it.
betrayal-lesson-hint-choose-explorer = Choose whom you play. The four numbers are Speed, Might, Sanity and Knowledge.
betrayal-lesson-hint-ready = The haunt begins. Read what your side wants; it stays in the book beside the board.
betrayal-lesson-hint-agree-to-trade = Somebody offers you a trade. Say yes only if you like it.
betrayal-lesson-hint-choose-room = Choose a room: tap it on the board.
betrayal-lesson-hint-next-monster = You move the monsters now. Choose which goes first.
betrayal-lesson-hint-other = Read the question below; the choices also light up on the board.
