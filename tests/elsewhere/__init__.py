"""Games of other distributions, which are really installed, but into a folder of their own."""
