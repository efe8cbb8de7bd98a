import { open } from 'node:fs/promises';

/** Fields of a model file and of an entry of its metadata: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto */
const METADATA = 14;
const KEY = 1;
const VALUE = 2;
const BYTES_KIND = 2;
const VARINT_KIND = 0;
/** A tag and a length are no longer. */
const HEAD_BYTES = 20;
/** Nothing that is read here is. */
const LONGEST_ENTRY = 65_536;

type Read = (length: number, at: number) => Promise<Buffer>;

/**
 * What kind of model a file holds, as it says itself (`model_type` of its metadata). The layers, hundreds of megabytes, are
 * passed over.
 *
 * @returns null where it does not say, or is no such file
 */
export async function readModelType(file: string): Promise<string | null> {
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

/** The entries of the metadata of a file, up to where it makes no sense. */
async function* entriesOf(read: Read, size: number): AsyncGenerator<ReadonlyMap<number, string>> {
  for (let at = 0; at < size;) {
    const head = headOf(await read(HEAD_BYTES, at));
    if (head === null) return;
    const start = at + head.bytes;
    at = start + head.length;
    if (head.field === METADATA && head.length <= LONGEST_ENTRY) {
      yield textsOf(await read(head.length, start));
    }
  }
}

function textsOf(entry: Buffer): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (let at = 0; at < entry.length;) {
    const head = headOf(entry.subarray(at));
    if (head === null) break;
    const start = at + head.bytes;
    at = start + head.length;
    texts.set(head.field, entry.toString('utf8', start, at));
  }
  return texts;
}

/** Which field comes, where its content begins and how long that is; null for what these files do not have. */
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
