/**
 * The pack file format: named columns behind a small header, laid out so that numbers are read in place and each text
 * costs one decode. Server and browser use the same bytes.
 *
 * Layout, little-endian: 8 bytes `NAADPACK`; u32 format version; u32 byte length of the header; the header as JSON;
 * then the columns, each starting at a multiple of 8. A text column is `count + 1` u32 offsets and the UTF-8 bytes.
 */
export const PACK_FORMAT_VERSION = 1;

const MAGIC = 'NAADPACK';
const ALIGNMENT = 8;
const FIXED_HEADER_BYTES = 16;

export type NumberColumn = Uint8Array | Uint16Array | Uint32Array;

/** A column of texts, decoded individually. */
export interface TextColumn {
  readonly length: number;
  at(index: number): string;
  /** Indexes of the texts that contain a text, in order; compares bytes, which takes a fraction of decoding them. */
  indexesWith(text: string): readonly number[];
}

/** Content of a column for {@link encodePack}. */
export type ColumnContent =
  | { readonly kind: 'numbers'; readonly values: NumberColumn }
  | { readonly kind: 'texts'; readonly values: readonly string[] }
  | { readonly kind: 'json'; readonly value: unknown };

interface ColumnHeader {
  readonly name: string;
  readonly type: 'u8' | 'u16' | 'u32' | 'texts' | 'json';
  readonly count: number;
  readonly offset: number;
  readonly bytes: number;
}

/** A pack opened for reading. Throws for a missing column or one of another type. */
export interface Pack {
  readonly name: string;
  numbers8(column: string): Uint8Array;
  numbers16(column: string): Uint16Array;
  numbers32(column: string): Uint32Array;
  texts(column: string): TextColumn;
  json(column: string): unknown;
}

/** The bytes of a pack, in memory or read from a file on demand. */
export interface PackBytes {
  readonly length: number;
  /** The bytes from `start` (inclusive) to `end` (exclusive). */
  read(start: number, end: number): Uint8Array;
}

/** Thrown for a pack that is foreign, cut short, changed, or of another format. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

/** Thrown for a pack that isn't open: a device stores only some, and opens each on first use. */
export class AbsentPackError extends PackError {
  readonly pack: string;

  constructor(pack: string) {
    super(`The packs lack ${pack}.`);
    this.pack = pack;
  }
}

// Available in every supported runtime, but not in the types common to all of them.
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const align = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

function encodeTexts(values: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const encoded = values.map((value) => encoder.encode(value));
  const textBytes = encoded.reduce((sum, bytes) => sum + bytes.length, 0);
  const offsets = new Uint32Array(values.length + 1);
  const column = new Uint8Array(offsets.byteLength + textBytes);
  let end = 0;
  encoded.forEach((bytes, index) => {
    column.set(bytes, offsets.byteLength + end);
    end += bytes.length;
    offsets[index + 1] = end;
  });
  column.set(new Uint8Array(offsets.buffer));
  return column;
}

function encodeColumn(content: ColumnContent): {
  type: ColumnHeader['type'];
  count: number;
  bytes: Uint8Array;
} {
  switch (content.kind) {
    case 'numbers': {
      const { values } = content;
      const type = values instanceof Uint8Array ? 'u8' : values instanceof Uint16Array ? 'u16' : 'u32';
      return {
        type,
        count: values.length,
        bytes: new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
      };
    }
    case 'texts':
      return { type: 'texts', count: content.values.length, bytes: encodeTexts(content.values) };
    case 'json':
      return { type: 'json', count: 1, bytes: new TextEncoder().encode(JSON.stringify(content.value)) };
  }
}

/** Encodes a pack; the same content always gives the same bytes. */
export function encodePack(name: string, columns: Readonly<Record<string, ColumnContent>>): Uint8Array {
  const encoded = Object.entries(columns).map(([column, content]) => ({
    name: column,
    ...encodeColumn(content),
  }));
  // Offsets are relative to the first column, so that they don't affect the header's length.
  let end = 0;
  const headers = encoded.map(({ bytes, ...header }): ColumnHeader => {
    const offset = align(end);
    end = offset + bytes.length;
    return { ...header, offset, bytes: bytes.length };
  });
  const header = new TextEncoder().encode(JSON.stringify({ name, columns: headers }));
  const firstColumn = align(FIXED_HEADER_BYTES + header.length);
  const pack = new Uint8Array(firstColumn + end);
  pack.set(new TextEncoder().encode(MAGIC));
  const view = new DataView(pack.buffer);
  view.setUint32(8, PACK_FORMAT_VERSION, true);
  view.setUint32(12, header.length, true);
  pack.set(header, FIXED_HEADER_BYTES);
  encoded.forEach(({ bytes }, index) => {
    pack.set(bytes, firstColumn + (headers[index]?.offset ?? 0));
  });
  return pack;
}

function readHeader(source: PackBytes): { name: string; columns: ColumnHeader[]; firstColumn: number } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const fixed = source.read(0, Math.min(FIXED_HEADER_BYTES, source.length));
  if (fixed.length < FIXED_HEADER_BYTES || decoder.decode(fixed.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new PackError('This is not a pack of scripture.');
  }
  const view = new DataView(fixed.buffer, fixed.byteOffset, fixed.byteLength);
  const version = view.getUint32(8, true);
  if (version !== PACK_FORMAT_VERSION) {
    throw new PackError(
      `The pack has format ${String(version)}; this version reads ${String(PACK_FORMAT_VERSION)}.`,
    );
  }
  const headerEnd = FIXED_HEADER_BYTES + view.getUint32(12, true);
  if (headerEnd > source.length) throw new PackError('The pack is cut short.');
  const { name, columns } = JSON.parse(decoder.decode(source.read(FIXED_HEADER_BYTES, headerEnd))) as {
    name: string;
    columns: ColumnHeader[];
  };
  const firstColumn = align(headerEnd);
  const last = columns.at(-1);
  if (last && firstColumn + last.offset + last.bytes > source.length) {
    throw new PackError(`The pack ${name} is cut short.`);
  }
  return { name, columns, firstColumn };
}

/** Bytes aligned for reading numbers in place, copied only if they don't start at a multiple of 8. */
function readAligned(source: PackBytes, start: number, end: number): Uint8Array {
  const bytes = source.read(start, end);
  return bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
}

/** Texts that a search reads at once. */
const TEXTS_PER_READ = 64;

/**
 * Index of the first occurrence at or after `from`, or -1, by the algorithm of Horspool: a byte that isn't in the sought
 * text lets it skip the whole length. In UTF-8 no text's bytes occur within another letter.
 */
function indexOfBytes(bytes: Uint8Array, sought: Uint8Array, from: number): number {
  const last = sought.length - 1;
  const skips = new Uint32Array(256).fill(sought.length);
  for (let index = 0; index < last; index++) skips[sought[index] ?? 0] = last - index;
  for (let end = from + last; end < bytes.length; end += skips[bytes[end] ?? 0] ?? 1) {
    let offset = last;
    while (offset >= 0 && bytes[end - last + offset] === sought[offset]) offset--;
    if (offset < 0) return end - last;
  }
  return -1;
}

function openTexts(source: PackBytes, start: number, { name, count, bytes }: ColumnHeader): TextColumn {
  const firstText = start + (count + 1) * Uint32Array.BYTES_PER_ELEMENT;
  const aligned = readAligned(source, start, firstText);
  const offsets = new Uint32Array(aligned.buffer, aligned.byteOffset, count + 1);
  if (firstText + (offsets[count] ?? 0) !== start + bytes)
    throw new PackError(`The column ${name} is malformed.`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return {
    length: count,
    at(index) {
      const from = offsets[index];
      const to = offsets[index + 1];
      if (from === undefined || to === undefined)
        throw new RangeError(`No text ${String(index)} in ${name}.`);
      return from === to ? '' : decoder.decode(source.read(firstText + from, firstText + to));
    },
    indexesWith(text) {
      const found: number[] = [];
      const sought = new TextEncoder().encode(text);
      if (sought.length === 0) return Array.from({ length: count }, (_, index) => index);
      for (let first = 0; first < count; first += TEXTS_PER_READ) {
        const end = Math.min(first + TEXTS_PER_READ, count);
        const from = offsets[first] ?? 0;
        const bytes = source.read(firstText + from, firstText + (offsets[end] ?? 0));
        let index = first;
        for (let at = indexOfBytes(bytes, sought, 0); at >= 0; at = indexOfBytes(bytes, sought, at)) {
          while ((offsets[index + 1] ?? 0) - from <= at) index++;
          const next = (offsets[index + 1] ?? 0) - from;
          if (at + sought.length > next) {
            // It begins in one text and ends in the next.
            at++;
            continue;
          }
          found.push(index++);
          at = next;
        }
      }
      return found;
    },
  };
}

/**
 * Opens a pack. From memory nothing is copied: numbers are read in place, which requires a little-endian machine (all
 * supported ones). From a file, numbers are read immediately and texts on demand.
 *
 * @throws PackError when the bytes aren't a pack, are cut short, or have another format. The caller verifies the
 * content against the manifest's hash.
 */
export function openPack(bytes: Uint8Array | PackBytes): Pack {
  const source: PackBytes =
    bytes instanceof Uint8Array
      ? { length: bytes.length, read: (start, end) => bytes.subarray(start, end) }
      : bytes;
  const { name, columns, firstColumn } = readHeader(source);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const find = (column: string, type: ColumnHeader['type']): { header: ColumnHeader; start: number } => {
    const header = byName.get(column);
    if (header?.type !== type)
      throw new PackError(`The pack ${name} has no column ${column} of type ${type}.`);
    return { header, start: firstColumn + header.offset };
  };
  const numbers = (
    column: string,
    type: 'u8' | 'u16' | 'u32',
  ): { buffer: ArrayBufferLike; offset: number; count: number } => {
    const { header, start } = find(column, type);
    const { buffer, byteOffset } = readAligned(source, start, start + header.bytes);
    return { buffer, offset: byteOffset, count: header.count };
  };
  return {
    name,
    numbers8(column) {
      const { buffer, offset, count } = numbers(column, 'u8');
      return new Uint8Array(buffer, offset, count);
    },
    numbers16(column) {
      const { buffer, offset, count } = numbers(column, 'u16');
      return new Uint16Array(buffer, offset, count);
    },
    numbers32(column) {
      const { buffer, offset, count } = numbers(column, 'u32');
      return new Uint32Array(buffer, offset, count);
    },
    texts(column) {
      const { header, start } = find(column, 'texts');
      return openTexts(source, start, header);
    },
    json(column) {
      const { header, start } = find(column, 'json');
      return JSON.parse(
        new TextDecoder('utf-8', { fatal: true }).decode(source.read(start, start + header.bytes)),
      );
    },
  };
}
