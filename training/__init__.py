"""How the built-in ear is made: encoder, pronunciations, head, rejection. Nothing in the product imports
it."""
