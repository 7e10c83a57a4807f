"""How many tables a server carries, beside boardgame.io's own in the same run."""
