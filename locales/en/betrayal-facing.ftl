### Figures that look one way.

betrayal-choice-face = Facing { $direction }
