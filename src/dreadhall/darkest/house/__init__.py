"""The house: layouts, what is open, fire, doors, corner rooms."""
