"""How the monsters of a haunt differ from others."""
