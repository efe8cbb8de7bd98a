import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A speech model can't be used; shown to the operator at startup. */
export class SpeechModelError extends Error {
  override readonly name = 'SpeechModelError';

  /** False if the machine may be the cause and a retry may succeed. */
  readonly isFolderFault: boolean;

  /** @param reason in English, to end a sentence about the folder */
  constructor(
    reason: string,
    { cause, isFolderFault = true }: { cause?: unknown; isFolderFault?: boolean } = {},
  ) {
    super(`The folder of TRANSCRIPTION_MODEL_DIR cannot be used: ${reason}.`, { cause });
    this.isFolderFault = isFolderFault;
  }
}

/** Files of a model in the runtime's configuration format. */
export type SpeechModel = Readonly<Record<string, string | Readonly<Record<string, string>>>> & {
  readonly tokens: string;
};

/** Runtime names of single-file models, by their `model_type`. */
const SINGLE_FILE_MODELS: Readonly<Record<string, string>> = {
  'omnilingual-asr': 'omnilingual',
  EncDecCTCModel: 'nemoCtc',
  EncDecCTCModelBPE: 'nemoCtc',
  EncDecHybridRNNTCTCBPEModel: 'nemoCtc',
  zipformer2_ctc: 'zipformerCtc',
  wenet_ctc: 'wenetCtc',
};

/** Language for multilingual models. */
const LANGUAGE = 'pa';

/**
 * Finds the model in a folder published for the runtime: `tokens.txt` with `model.onnx`, with an encoder and
 * a decoder (Whisper), or also with a joiner (transducer). Of several files of a kind, the smaller quantized
 * one (`.int8`) is used.
 * @throws SpeechModelError if there is none
 */
export async function findSpeechModel(folder: string): Promise<SpeechModel> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new SpeechModelError('it cannot be read', { cause: error });
  });
  const fileOf = (part: RegExp) => {
    const files = names.filter((name) => part.test(name)).sort();
    const name = files.find((each) => each.includes('int8')) ?? files[0];
    return name === undefined ? null : path.join(folder, name);
  };
  const tokens = fileOf(/tokens\.txt$/);
  if (tokens === null) throw new SpeechModelError('there is no tokens.txt in it');
  const [encoder, decoder, joiner] = [/encoder.*\.onnx$/, /decoder.*\.onnx$/, /joiner.*\.onnx$/].map(fileOf);
  if (encoder && decoder) {
    return joiner
      ? { tokens, transducer: { encoder, decoder, joiner } }
      : { tokens, whisper: { encoder, decoder, language: LANGUAGE, task: 'transcribe' } };
  }
  const model = fileOf(/\.onnx$/);
  if (model === null) throw new SpeechModelError('there is no model.onnx in it');
  const type = await readModelType(model);
  const kind = SINGLE_FILE_MODELS[type ?? ''];
  if (kind === undefined) {
    const known = Object.keys(SINGLE_FILE_MODELS).join(', ');
    const said = type === null ? 'does not say what kind of model it is' : `is a model of the kind ${type}`;
    throw new SpeechModelError(`${path.basename(model)} ${said}; supported are ${known}`);
  }
  return { tokens, [kind]: { model } };
}

/**
 * Field numbers of a model file and of a metadata entry:
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */
const METADATA = 14;
const KEY = 1;
const VALUE = 2;
const BYTES_KIND = 2;
const VARINT_KIND = 0;
/** Maximum size of a tag and a length. */
const MAX_HEAD_BYTES = 20;
/** Larger entries are skipped; none of interest is that long. */
const MAX_ENTRY_BYTES = 65_536;

type Read = (length: number, at: number) => Promise<Buffer>;

/**
 * Reads the `model_type` from a model file's metadata, skipping hundreds of megabytes of layers.
 * @returns null if it has none or isn't a model file
 */
async function readModelType(file: string): Promise<string | null> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read: Read = async (length, at) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    for await (const entry of entriesOf(read, size)) {
      if (entry.get(KEY) === 'model_type') return entry.get(VALUE) ?? null;
    }
    return null;
  } finally {
    await handle.close();
  }
}

/** Yields the file's metadata entries until the first invalid field. */
async function* entriesOf(read: Read, size: number): AsyncGenerator<ReadonlyMap<number, string>> {
  for (let at = 0; at < size;) {
    const head = headOf(await read(MAX_HEAD_BYTES, at));
    if (head === null) return;
    const start = at + head.bytes;
    at = start + head.length;
    if (head.field === METADATA && head.length <= MAX_ENTRY_BYTES) {
      yield textsOf(await read(head.length, start));
    }
  }
}

function textsOf(entry: Buffer): ReadonlyMap<number, string> {
  const fields = new Map<number, string>();
  for (let at = 0; at < entry.length;) {
    const head = headOf(entry.subarray(at));
    if (head === null) break;
    const start = at + head.bytes;
    at = start + head.length;
    fields.set(head.field, entry.toString('utf8', start, at));
  }
  return fields;
}

/** Reads a field's number, header size and content length; null for types these files don't use. */
function headOf(bytes: Buffer): { field: number; bytes: number; length: number } | null {
  const tag = varintOf(bytes, 0);
  if (tag === null) return null;
  const [number, kind] = [tag.value >> 3, tag.value & 7];
  const next = varintOf(bytes, tag.end);
  if (next === null) return null;
  if (kind === VARINT_KIND) return { field: number, bytes: next.end, length: 0 };
  return kind === BYTES_KIND ? { field: number, bytes: next.end, length: next.value } : null;
}

function varintOf(bytes: Buffer, start: number): { value: number; end: number } | null {
  let value = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes.readUInt8(at);
    value += (byte & 127) * 2 ** (7 * (at - start));
    if (byte < 128) return Number.isSafeInteger(value) ? { value, end: at + 1 } : null;
  }
  return null;
}
