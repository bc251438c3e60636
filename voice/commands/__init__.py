"""The commands of `bluffbord`, one a file: options in, one call, results out."""
