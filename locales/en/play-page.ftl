### A page for one pair of eyes: covered until it is held.

play-page-hold = Hold to read
play-page-leave = Leave it open
play-page-open = The page is open.
play-page-covered = The page is covered.
play-page-sealed = For your eyes only. Make sure that nobody reads along.
play-page-read = I have read it
play-page-of = { $name }’s page
play-secret-told = For your eyes only
play-foe-parts = Its body
play-foe-plans = What it is about to do
play-foe-rules = What the rules say
