"""Step 3: trains the head on the features. Writes training/work/head.npz, and a checkpoint after each epoch.

    python -m training.train_head [--epochs N] [--start HEAD.npz] [--seed N]

Resumable from the last epoch. Deterministic by seed on one kind of machine.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault(
    "MALLOC_MMAP_MAX_", "0"
)  # halves the time of a step: no pages given back and asked for again

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray
from tqdm import tqdm

from training.clips import WORK
from training.head_network import LAYERS, REACH, WIDTH, Batch, Weights, fresh, loss
from voice.ears.builtin_model import LANGUAGES
from voice.ears.phones import NUMBER

CLIPS, MOST_PHONES, ROUND = 32, 48, 50
"""Clips a batch, phones of the longest clip, frames that lengths are rounded up to (few shapes, few
compilations)."""
RATE, WARM_UP, DECAY = 1.5e-3, 200, 0.01


class Features:
    """All shards of features in memory."""

    def __init__(self, folder: Path) -> None:
        self._frames: list[NDArray[np.float16]] = []
        self._clips: list[tuple[int, int, int, list[int], int]] = []
        for shard, path in enumerate(sorted(folder.glob("*-[0-9][0-9][0-9].npz"))):
            with np.load(path) as stored:
                self._frames.append(stored["frames"])
                ends = np.cumsum(stored["length"])
                for i, end in enumerate(ends):
                    phones = [NUMBER[phone] for phone in str(stored["phones"][i])]
                    again = sum(a == b for a, b in pairwise(phones))
                    length = int(stored["length"][i])
                    if len(phones) + again <= length and len(phones) <= MOST_PHONES:
                        language = LANGUAGES[str(stored["language"][i])]
                        self._clips.append((shard, int(end) - length, length, phones, language))

    def __len__(self) -> int:
        return len(self._clips) // CLIPS

    def scale(self, generator: np.random.Generator) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Mean and standard deviation of the frames, from a sample of each shard."""
        sample = [frames[generator.integers(0, len(frames), 2000)] for frames in self._frames]
        frames = np.concatenate(sample).astype(np.float32)
        return frames.mean(axis=0), frames.std(axis=0) + 1e-3

    def batches(self, generator: np.random.Generator) -> Iterator[Batch]:
        """Every clip once, clips of like length together, in a random order."""
        lengths = np.array([clip[2] for clip in self._clips]) + generator.uniform(-12, 12, len(self._clips))
        order = np.argsort(lengths)
        starts = np.arange(len(self)) * CLIPS
        generator.shuffle(starts)
        for start in starts:
            yield self._batch([self._clips[i] for i in order[start : start + CLIPS]])

    def _batch(self, clips: list[tuple[int, int, int, list[int], int]]) -> Batch:
        longest = -(-max(clip[2] for clip in clips) // ROUND) * ROUND
        frames = np.zeros((CLIPS, longest, 512), np.float16)
        phones = np.zeros((CLIPS, MOST_PHONES), np.int32)
        for row, (shard, begin, length, said, _) in enumerate(clips):
            frames[row, :length] = self._frames[shard][begin : begin + length]
            phones[row, : len(said)] = said
        return Batch(
            jnp.asarray(frames),
            jnp.array([clip[2] for clip in clips]),
            jnp.asarray(phones),
            jnp.array([len(clip[3]) for clip in clips]),
            jnp.array([clip[4] for clip in clips]),
        )


def train(features: Features, out: Path, epochs: int, start: Path | None, seed: int) -> None:
    """Trains for `epochs`, or what is left of them."""
    generator = np.random.default_rng(seed)
    weights, scale = fresh(jax.random.PRNGKey(seed)), features.scale(generator)
    if start is not None:
        weights, scale = read_head(start)
    done, checkpoint = 0, out.with_suffix(".checkpoint.npz")
    if checkpoint.exists():
        weights, scale = read_head(checkpoint)
        with np.load(checkpoint) as stored:
            done = int(stored["epochs_done"])
    steps = len(features) * epochs
    schedule = optax.warmup_cosine_decay_schedule(0, RATE, min(WARM_UP, steps // 5), steps, RATE * 0.02)
    optimiser = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, weight_decay=DECAY))
    state = optimiser.init(weights)
    state = optax.tree_utils.tree_set(state, count=jnp.array(done * len(features)))
    fixed = (jnp.asarray(scale[0]), jnp.asarray(scale[1]))

    @jax.jit
    def step(
        weights: Weights, state: optax.OptState, batch: Batch, key: jax.Array
    ) -> tuple[Weights, optax.OptState, jax.Array]:
        lost, gradient = jax.value_and_grad(loss)(weights, fixed, batch, key)
        update, state = optimiser.update(gradient, state, weights)
        return optax.apply_updates(weights, update), state, lost

    for epoch in range(done, epochs):
        key = jax.random.PRNGKey(seed * 1000 + epoch)
        lost = 0.0
        with tqdm(
            features.batches(np.random.default_rng([seed, epoch])), total=len(features), unit="batch"
        ) as bar:
            for number, batch in enumerate(bar, start=1):
                key, now = jax.random.split(key)
                weights, state, each = step(weights, state, batch, now)
                lost += float(each)
                bar.set_description(f"epoch {epoch + 1} of {epochs}, loss {lost / number:.3f}")
        write_head(checkpoint, weights, scale, epochs_done=epoch + 1)
    write_head(out, weights, scale)
    checkpoint.unlink(missing_ok=True)


def read_head(path: Path) -> tuple[Weights, tuple[NDArray[np.float32], NDArray[np.float32]]]:
    """Weights and scale of a stored head."""
    with np.load(path) as stored:
        arrays = {
            name: stored[name].astype(np.float32)
            for name in stored.files
            if name not in ("cfg", "epochs_done")
        }
    scale = arrays.pop("mu"), arrays.pop("sd")
    return {name: jnp.asarray(value) for name, value in arrays.items()}, scale


def write_head(
    path: Path, weights: Weights, scale: tuple[NDArray[np.float32], NDArray[np.float32]], **more: int
) -> None:
    """Stores a head as float16, as the product reads it."""
    arrays = {name: np.asarray(value).astype(np.float16) for name, value in weights.items()}
    arrays |= {"mu": scale[0].astype(np.float16), "sd": scale[1].astype(np.float16)}
    shape = np.array([WIDTH, LAYERS, REACH, 0, 1])
    unfinished = path.with_suffix(".part.npz")
    np.savez(unfinished, **arrays, cfg=shape, **{name: np.array(value) for name, value in more.items()})
    unfinished.rename(path)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--features", type=Path, default=WORK / "features")
    options.add_argument("--out", type=Path, default=WORK / "head.npz")
    options.add_argument("--epochs", type=int, default=6)
    options.add_argument("--start", type=Path, help="a head to go on from")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    train(Features(chosen.features), chosen.out, chosen.epochs, chosen.start, chosen.seed)


if __name__ == "__main__":
    main()
