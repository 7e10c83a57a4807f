"""What a haunt does to the house."""
