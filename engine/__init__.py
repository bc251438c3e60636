"""The games: rules, state, journal, bots. No audio, no human language, no I/O but the journal file."""
