"""Dark, Darker, Darkest: two to five survivors against a burning house full of the dead."""
