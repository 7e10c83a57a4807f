"""The house: how it lies, how it grows, and what its rooms do."""
