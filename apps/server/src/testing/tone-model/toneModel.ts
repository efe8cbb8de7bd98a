import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A speech model small enough for a test to write: it recognises a few letters, each a different tone, as a real one
 * recognises words. It is a CTC model in the runtime's Zipformer layout (80 mel bands in, token probabilities out) with a
 * single layer, whose weights look for the band of each tone.
 */
const BANDS = 80;
const LOWEST_HZ = 20;
const HIGHEST_HZ = 7600;
/** Hertz; far enough apart that no band contains two of them. */
const TONES: Readonly<Record<string, number>> = { ਮ: 400, ਕ: 700, ਜ: 1100, ਬ: 1700, ਧ: 2500, ਰ: 3600 };
const LETTERS = Object.keys(TONES);

const TONE_SECONDS = 0.2;
const GAP_SECONDS = 0.12;

/** Samples of the letters' tones, -1 … 1. */
export function sayToModel(text: string, rate: number): Float32Array {
  const letters = [...text];
  const step = Math.round((TONE_SECONDS + GAP_SECONDS) * rate);
  const samples = new Float32Array(letters.length * step);
  for (const [position, letter] of letters.entries()) {
    const hertz = TONES[letter];
    if (hertz === undefined) throw new RangeError(`There is no tone for ${letter}.`);
    for (let index = 0; index < TONE_SECONDS * rate; index += 1) {
      samples[position * step + index] = 0.4 * Math.sin((2 * Math.PI * hertz * index) / rate);
    }
  }
  return samples;
}

/** Writes the model and its tokens into a folder; tests may pass false metadata. */
export async function writeToneModel(
  folder: string,
  metadata: Readonly<Record<string, string>> = { model_type: 'zipformer2_ctc' },
): Promise<void> {
  const tokens = ['<blk>', ...LETTERS.map((letter) => `▁${letter}`)];
  await writeFile(path.join(folder, 'tokens.txt'), tokens.map((each, id) => `${each} ${id}\n`).join(''));
  await writeFile(path.join(folder, 'model.onnx'), toneModel(metadata));
}

/** Index of the band in which a tone is loudest. */
function bandOf(hertz: number): number {
  const mel = (each: number) => 1127 * Math.log(1 + each / 700);
  const width = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (BANDS + 1);
  return Math.round((mel(hertz) - mel(LOWEST_HZ)) / width - 1);
}

/** Log ratio by which a tone's band must exceed those around it to be recognised. */
const CONTRAST = 3;
/** Distance in bands of the neighbours that a tone's band is compared with. */
const NEIGHBOUR = 4;

function toneModel(metadata: Readonly<Record<string, string>>): Uint8Array {
  const count = LETTERS.length + 1;
  const weights = new Float32Array(BANDS * count);
  const bias = new Float32Array(count).fill(-CONTRAST);
  bias[0] = 0;
  for (const [index, letter] of LETTERS.entries()) {
    const band = bandOf(TONES[letter] ?? 0);
    weights[band * count + index + 1] = 1;
    for (const side of [-NEIGHBOUR, NEIGHBOUR]) weights[(band + side) * count + index + 1] = -0.5;
  }
  const graph = message(
    field(1, node('MatMul', ['x', 'weights'], ['heard'])),
    field(1, node('Add', ['heard', 'bias'], ['logits'])),
    field(1, node('LogSoftmax', ['logits'], ['log_probs'], attribute('axis', -1))),
    field(1, node('Identity', ['x_lens'], ['log_probs_len'])),
    field(2, 'tones'),
    field(5, tensor('weights', [BANDS, count], weights)),
    field(5, tensor('bias', [count], bias)),
    field(11, value('x', FLOAT, ['N', 'T', BANDS])),
    field(11, value('x_lens', INT64, ['N'])),
    field(12, value('log_probs', FLOAT, ['N', 'T', count])),
    field(12, value('log_probs_len', INT64, ['N'])),
  );
  return message(
    field(1, IR_VERSION),
    field(7, graph),
    field(8, message(field(1, ''), field(2, OPERATORS))),
    ...Object.entries(metadata).map(([key, text]) => field(14, message(field(1, key), field(2, text)))),
  );
}

// The file is a protocol buffer message: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto

const IR_VERSION = 8;
const OPERATORS = 13;
const FLOAT = 1;
const INT64 = 7;
const INT_ATTRIBUTE = 2;

function node(
  operator: string,
  inputs: string[],
  outputs: string[],
  attributes: Uint8Array = new Uint8Array(),
) {
  return message(
    ...inputs.map((each) => field(1, each)),
    ...outputs.map((each) => field(2, each)),
    field(4, operator),
    attributes,
  );
}

function attribute(name: string, int: number): Uint8Array {
  return field(5, message(field(1, name), field(3, int), field(20, INT_ATTRIBUTE)));
}

function tensor(name: string, shape: number[], values: Float32Array): Uint8Array {
  const raw = new Uint8Array(values.buffer);
  return message(...shape.map((each) => field(1, each)), field(2, FLOAT), field(8, name), field(9, raw));
}

function value(name: string, type: number, shape: (number | string)[]): Uint8Array {
  const sizes = shape.map((each) => field(1, message(field(typeof each === 'number' ? 1 : 2, each))));
  return message(
    field(1, name),
    field(2, message(field(1, message(field(1, type), field(2, message(...sizes)))))),
  );
}

function field(number: number, content: number | string | Uint8Array): Uint8Array {
  if (typeof content === 'number') return Uint8Array.from([...varint(number << 3), ...varint(content)]);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Buffer.concat([Uint8Array.from([...varint((number << 3) | 2), ...varint(bytes.length)]), bytes]);
}

function message(...fields: Uint8Array[]): Uint8Array {
  return Buffer.concat(fields);
}

function varint(integer: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(integer));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}
