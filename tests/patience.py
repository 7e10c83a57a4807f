"""How long a test waits for what has to come."""

# Longer than a busy machine ever stands still: whoever waits in vain fails all the same, only later.
PATIENCE = 120.0
