"""The languages: what people say and what they are told. Text <-> meaning. No audio."""
