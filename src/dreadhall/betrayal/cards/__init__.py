"""Cards: the stacks, drawing, what events and items do."""
