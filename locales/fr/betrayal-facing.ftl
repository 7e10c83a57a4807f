### Les figures qui regardent d’un côté.

betrayal-choice-face = Face { $direction-to }
