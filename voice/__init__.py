"""Ears, mouths, the dialogue at the table, and the command line: the only package that knows devices."""
