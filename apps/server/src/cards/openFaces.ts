import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';

/** Kinds of text on a card, each with its own fonts: scripture, its translation, and notes about both. */
export type TextKind = 'scripture' | 'translation' | 'note';

/** A font and its cached outlines. */
export interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  /** By glyph id; bounded by the number of glyphs in the font. */
  readonly outlines: Map<number, string>;
}

const require = createRequire(import.meta.url);
const tiro = (part: string) => require.resolve(`@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-${part}.woff`);
const noto = (part: string) =>
  require.resolve(`@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-${part}-normal.woff`);

/** Font files in order of preference; a letter missing from one uses the next. */
const FILES: Readonly<Record<TextKind, readonly string[]>> = {
  scripture: [tiro('gurmukhi-400-normal'), noto('gurmukhi-400'), tiro('latin-400-normal')],
  translation: [tiro('latin-400-italic'), tiro('latin-ext-400-italic'), tiro('gurmukhi-400-normal')],
  note: [tiro('latin-400-normal'), tiro('latin-ext-400-normal'), tiro('gurmukhi-400-normal')],
};

async function openFace(file: string): Promise<OpenFace> {
  const face = new Face(new Blob(new Uint8Array(decodeWoff(await readFile(file)))));
  return { font: new Font(face), unitsPerEm: face.upem, outlines: new Map() };
}

/** Opens the fonts of cards, each file once. */
export async function openFaces(): Promise<Readonly<Record<TextKind, readonly OpenFace[]>>> {
  const files = new Map<string, Promise<OpenFace>>();
  const open = (file: string) => {
    const known = files.get(file) ?? openFace(file);
    files.set(file, known);
    return known;
  };
  const [scripture, translation, note] = await Promise.all(
    [FILES.scripture, FILES.translation, FILES.note].map((each) => Promise.all(each.map(open))),
  );
  return { scripture: scripture ?? [], translation: translation ?? [], note: note ?? [] };
}

/** Sizes of the WOFF 1.0 header (section 3) and directory entry (section 4). */
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
/** The same sizes in an uncompressed font (OpenType, “Organization of an OpenType Font”). */
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

const padded = (length: number) => (length + 3) & ~3;

/**
 * Unpacks a WOFF file (https://www.w3.org/TR/WOFF/) for the shaper: the tables stay unchanged, with a new
 * directory.
 * @throws Error if it isn't a WOFF file
 */
function decodeWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_each, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const [offset, packedBytes, bytes] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const packed = woff.subarray(offset, (offset ?? 0) + (packedBytes ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      content: packed.length === bytes ? packed : inflateSync(packed),
    };
  });
  const body = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const font = Buffer.alloc(tables.reduce((end, { content }) => end + padded(content.length), body));
  // The flavor. The search fields after it stay 0, because no current reader uses them.
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let end = body;
  tables.forEach(({ tag, checksum, content }, index) => {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(end, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, end);
    end += padded(content.length);
  });
  return font;
}
