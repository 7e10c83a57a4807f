"""Attack, defence, and being pushed."""
