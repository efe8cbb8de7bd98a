import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { decodeWoff } from './decodeWoff.ts';

/** What is set on a card, each in faces of its own: a line of scripture, a translation, and what is said of both. */
export type Hand = 'scripture' | 'translation' | 'note';

/** A face, and the outlines that were asked of it. */
export interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  /** By the number of the glyph: as many as the face has, at most. */
  readonly outlines: Map<number, string>;
}

const require = createRequire(import.meta.url);
const tiro = (part: string) => require.resolve(`@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-${part}.woff`);
const noto = (part: string) =>
  require.resolve(`@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-${part}-normal.woff`);

/** A letter that a face lacks is set in the next. */
const FILES: Readonly<Record<Hand, readonly string[]>> = {
  scripture: [tiro('gurmukhi-400-normal'), noto('gurmukhi-400'), tiro('latin-400-normal')],
  translation: [tiro('latin-400-italic'), tiro('latin-ext-400-italic'), tiro('gurmukhi-400-normal')],
  note: [tiro('latin-400-normal'), tiro('latin-ext-400-normal'), tiro('gurmukhi-400-normal')],
};

async function openFace(file: string): Promise<OpenFace> {
  const face = new Face(new Blob(new Uint8Array(decodeWoff(await readFile(file)))));
  return { font: new Font(face), unitsPerEm: face.upem, outlines: new Map() };
}

/** Opens the faces that cards are set in, each file once. */
export async function openFaces(): Promise<Readonly<Record<Hand, readonly OpenFace[]>>> {
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
