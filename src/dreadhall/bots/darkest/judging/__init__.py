"""What a position is worth, and what threatens."""
