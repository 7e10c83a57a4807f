"""Tests of Betrayal at House on the Hill."""
