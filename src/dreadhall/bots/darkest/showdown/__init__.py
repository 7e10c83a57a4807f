"""The final showdown, thought ahead."""
