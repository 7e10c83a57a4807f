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

guide-tutorial-goals = What you will have done
guide-tutorial-begin = Step inside
guide-tutorial-go-on = Go on where I was
guide-open-table = Open a table
guide-leave = Leave
guide-looked = I have looked around
guide-goals = Learnt: { $met } of { $of }
guide-goal-met = (done)
