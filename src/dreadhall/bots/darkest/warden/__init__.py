"""The warden: intentions for each survivor, tried out at imagined tables before the showdown."""
