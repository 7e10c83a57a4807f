"""What happens in a game, a type for each kind."""
