"""Ears: sound in, n-best texts out. What the texts mean stays with the grammars."""
