"""Mouths: a sentence in, sound out."""
