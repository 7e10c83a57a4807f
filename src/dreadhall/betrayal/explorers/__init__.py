"""Explorers: traits, rolls, harm, belongings, attacks and turns."""
