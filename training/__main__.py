"""Makes the head of the built-in ear anew: clips, features, training, evaluation. `make train-ear`.

Each step goes on where it was broken off. The new head is left in training/work/head.npz, with its figures
beside those of the head in use; copying it to models/builtin/ is a decision, with the card to be written.
"""

from __future__ import annotations

import subprocess
import sys

STEPS = (
    ("training.clips",),
    ("training.features",),
    ("training.train_head",),
    ("training.evaluate", "models/builtin/head.npz", "training/work/head.npz"),
)


def main() -> None:
    for step in STEPS:
        print("==", *step, flush=True)
        if failed := subprocess.run([sys.executable, "-m", *step]).returncode:
            sys.exit(failed)


if __name__ == "__main__":
    main()
