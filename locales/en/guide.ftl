### Explanations, the rules reference and the guided first game, whichever game they are about.

## Explanations

guide-explain = Explanation
guide-loading = One moment …
guide-nothing = There is nothing more to say about this.
guide-close = Close
guide-back = Back
guide-see = See also
guide-ruling = Ruling { $ruling }
guide-section = The whole section
guide-its-rules = The rules (in English)

## Rules reference

guide-rules-title = The rules
guide-rules-english = The text of the rules themselves is in English.
guide-back-to-table = Back to the table
guide-search = Search the rules
guide-search-own = a word or a number
guide-search-hint = a word, or the number of a rule
guide-parts = Parts of the rules
guide-examples = Examples
guide-example = Example:
guide-contents = Contents
guide-count =
    { $count ->
        [0] No rule
        [one] One rule
       *[other] { $count } rules
    }
guide-none-found = No rule says that. Try fewer words, or more parts of the rules.
guide-legend = How to read the rules

## Guided first game

guide-tutorial-begin = Step inside
guide-tutorial-go-on = Go on where I was
guide-lessons = { $game }: learn by playing
guide-lessons-all = The lessons of all games
guide-lesson-how = These are real games, but the dice fall alike for everybody who takes a lesson, and the others play their parts. Do what the paper says, and it ends well. You can leave it whenever you like, play on freely, and come back.
guide-lesson-again = Once more from the start
guide-lesson-done = done
guide-lesson-ended = { $title }: done
guide-lesson-next = Go on
guide-lesson-wait = One moment …
guide-lesson-do = Do it for me:
guide-lesson-other = That can be done, too; but then the lesson goes no further. It would do this: { $choice }.
guide-lesson-keep = Stay with the lesson
guide-lesson-free = Do it and play freely
guide-lesson-freely = You play freely.
guide-lesson-back = Back to the lesson
guide-lesson-play-on = Play on here
guide-lesson-then = Next: { $title }
guide-open-table = Open a table
guide-leave = Leave
guide-goals = Learnt: { $met } of { $of }
guide-goal-met = (done)
