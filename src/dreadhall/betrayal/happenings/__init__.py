"""What happens in a game, a type for each kind; what only one haunt has is in its own file."""
