import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * The reading face. Noto Sans Gurmukhi in weight 500 was chosen by eye over Noto Serif Gurmukhi at 400 and 450 (dense
 * lines at 28 px): ੴ stays clear of the word after it, ॥ is one sign, and signs below a letter stay apart.
 */
const FILE =
  require.resolve('@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-500-normal.woff2');

/** Gurmukhi, the dandas it shares with Devanagari, joiners, the dotted circle of a lone sign, and the khanda. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x0a00, 0x0a7f],
  [0x0964, 0x0965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0x262c, 0x262c],
];

export const UNICODE_RANGE = RANGES.map(([first, last]) =>
  first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
).join(',');

export interface FontFile {
  /** Name with a hash of the content, below the folder of the client. */
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** The face with the characters of Gurbani alone, about 10 kB of woff2. */
export async function gurmukhiFont(): Promise<FontFile> {
  const characters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_each, index) => String.fromCodePoint(first + index)),
  );
  const bytes = await subsetFont(await readFile(FILE), characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { fileName: `assets/gurmukhi-${hash}.woff2`, bytes };
}
