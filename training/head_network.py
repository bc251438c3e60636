"""The head as JAX sees it: the same layers as `voice.ears.builtin_model.Head`, with dropout and a loss."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax

from voice.ears.phones import PHONES

INPUT, WIDTH, LAYERS, REACH = 512, 256, 2, 5
OUTPUTS = len(PHONES) + 1
ANY_LANGUAGE = 3
"""The row of the table of languages for a clip whose language is hidden."""
Weights = dict[str, jax.Array]


class Batch(NamedTuple):
    """Clips of like length."""

    frames: jax.Array
    """(clips, frames, 512)"""
    lengths: jax.Array
    """(clips,) frames that count."""
    phones: jax.Array
    """(clips, phones) numbers of phones."""
    phone_lengths: jax.Array
    languages: jax.Array


class Noise(NamedTuple):
    """How much is hidden in training."""

    features: float = 0.1
    layers: float = 0.15
    language: float = 0.15


TRAINING = Noise()


def fresh(key: jax.Array) -> Weights:
    """Weights before the first step; `mu` and `sd` are added by the trainer."""
    keys = jax.random.split(key, LAYERS + 2)
    weights = {
        "win": jax.random.normal(keys[0], (INPUT, WIDTH)) * INPUT**-0.5,
        "bin": jnp.zeros(WIDTH),
        "lang": jnp.zeros((4, WIDTH)),
        "go": jnp.ones(WIDTH),
        "ho": jnp.zeros(WIDTH),
        "wo": jax.random.normal(keys[1], (WIDTH, OUTPUTS)) * WIDTH**-0.5,
        "bo": jnp.zeros(OUTPUTS),
    }
    for i in range(LAYERS):
        weights[f"w{i}"] = jax.random.normal(keys[i + 2], (REACH * WIDTH, WIDTH)) * (REACH * WIDTH) ** -0.5
        weights |= {f"b{i}": jnp.zeros(WIDTH), f"g{i}": jnp.ones(WIDTH), f"h{i}": jnp.zeros(WIDTH)}
    return weights


def logits(
    weights: Weights,
    scale: tuple[jax.Array, jax.Array],
    batch: Batch,
    key: jax.Array | None = None,
    noise: Noise = TRAINING,
) -> jax.Array:
    """(clips, frames, 49); with a key, as in training."""
    mask = (jnp.arange(batch.frames.shape[1])[None] < batch.lengths[:, None])[:, :, None].astype(jnp.float32)
    x = (batch.frames.astype(jnp.float32) - scale[0]) / scale[1]
    languages = batch.languages
    if key is not None:
        key, *keys = jax.random.split(key, 5)
        x = _drop(keys[0], x, noise.features)
        start = jax.random.randint(keys[1], (x.shape[0], 1), 0, x.shape[1])
        width = jax.random.randint(keys[2], (x.shape[0], 1), 0, 8)
        at = jnp.arange(x.shape[1])[None]
        x = x * (1 - ((at >= start) & (at < start + width)))[:, :, None]
        hidden = jax.random.bernoulli(keys[3], noise.language, languages.shape)
        languages = jnp.where(hidden, ANY_LANGUAGE, languages)
    h = (x @ weights["win"] + weights["bin"] + weights["lang"][languages][:, None]) * mask
    for i in range(LAYERS):
        normed = _layer_norm(h, weights[f"g{i}"], weights[f"h{i}"]) * mask
        padded = jnp.pad(normed, ((0, 0), (REACH // 2, REACH // 2), (0, 0)))
        around = jnp.concatenate([padded[:, j : j + h.shape[1]] for j in range(REACH)], axis=-1)
        y = jax.nn.gelu(around @ weights[f"w{i}"] + weights[f"b{i}"])
        if key is not None:
            key, drop = jax.random.split(key)
            y = _drop(drop, y, noise.layers)
        h = (h + y) * mask
    return _layer_norm(h, weights["go"], weights["ho"]) @ weights["wo"] + weights["bo"]


def loss(
    weights: Weights, scale: tuple[jax.Array, jax.Array], batch: Batch, key: jax.Array | None = None
) -> jax.Array:
    """CTC loss a phone, the mean over the clips."""
    out = logits(weights, scale, batch, key)
    padding = (jnp.arange(out.shape[1])[None] >= batch.lengths[:, None]).astype(jnp.float32)
    phone_padding = (jnp.arange(batch.phones.shape[1])[None] >= batch.phone_lengths[:, None]).astype(
        jnp.float32
    )
    each = optax.ctc_loss(out, padding, batch.phones, phone_padding) / jnp.maximum(batch.phone_lengths, 1)
    there = batch.lengths > 0
    return jnp.where(there, each, 0).sum() / jnp.maximum(there.sum(), 1)


def _drop(key: jax.Array, x: jax.Array, share: float) -> jax.Array:
    """Hides whole features of whole clips."""
    return x * jax.random.bernoulli(key, 1 - share, (x.shape[0], 1, x.shape[2])) / (1 - share)


def _layer_norm(x: jax.Array, gain: jax.Array, shift: jax.Array) -> jax.Array:
    centred = x - x.mean(-1, keepdims=True)
    return centred / jnp.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gain + shift
