"""What somebody has who installs the wheel."""
