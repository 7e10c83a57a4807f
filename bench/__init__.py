"""How fast the games run, beside other engines in the same run."""
