### Haunt 28, Ring of King Solomon: the traitor’s book.

betrayal-book-h28-traitor-story = Under your cradle somebody had chalked five lines, and you have counted them every night since. They promised you guests. Now the air splits where you always knew it would, and the first of them bows to you, for the moment.
betrayal-book-h28-traitor-goal = Every hero must die.
betrayal-book-h28-traitor-can = Choose where the portal opens. The demons hunt by themselves; you say whom where several are as near. Hunt along with them, and get hold of the Ring: your guests do not like to see it on a hero’s hand.
betrayal-book-h28-traitor-foe = They want to put an end to the demons.
betrayal-book-h28-traitor-rules =
    The Demon Lord (Speed 2, Might 7, Sanity 7) and as many numbered demons as there are heroes, four at most, come out of the portal. Speed, Might, Sanity: demon 1 3, 5, 5; demon 2 4, 4, 4; demon 3 5, 3, 3; demon 4 6, 2, 2. Each rolls its movement by itself.
    On the monster turn each of them goes as far as it can by the best way toward the closest hero it can attack, and attacks with Might if it can. Among equals you choose.
    A demon that attacks the bearer of the Ring and would do 2 or more points of damage may take the Ring instead. It cannot use it, hand it on or drop it. Whoever beats this demon with Might by 2 or more can take the Ring.
    Speed attacks, such as with the Revolver or Dynamite, do nothing to the Demon Lord.
    If you die, the demons go on.

betrayal-objective-h28-traitor-ring = Take the Ring from the heroes
betrayal-objective-h28-traitor-heroes = Kill all the heroes

betrayal-ask-h28-traitor-portal = In which room does the portal open?
    .help = The demons come through it: these rooms are far enough from everybody.
