/**
 * Prints the lines of scripture that a picture would show otherwise, as JSON for `npm run fidelity`: lines whose pieces don't
 * spell them, and lines with a letter that no font of the pictures has.
 */
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { LineIndex } from '@naad/gurbani-corpus';
import { openFaces } from '../src/cards/openFaces.ts';
import { splitVerse } from '../src/cards/paragraph.ts';

/** Subscript digits, which pictures draw from smaller digits. */
const BELOW = /[₀-₉]/gu;

const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../dist/@naad/gurbani-corpus', import.meta.url)),
);
const { scripture } = await openFaces();
const hasGlyph = (codePoint: number) =>
  scripture.some(({ font }) => font.nominalGlyph(codePoint) !== undefined);
const isDrawn = new Map<string, boolean>();

const faults: { verseId: number; shown: string }[] = [];
for (let index = 0; index < corpus.lineCount; index += 1) {
  const line = index as LineIndex;
  const unicode = corpus.unicode(line);
  const pieces = splitVerse(unicode, corpus.visraams(line)).map(({ text }) => text);
  const shown = pieces.join(' ').replaceAll('\u00A0', ' ');
  const letters = [...unicode.replaceAll(BELOW, '0').replaceAll(' ', '')];
  const isComplete = letters.every((letter) => {
    const known = isDrawn.get(letter) ?? hasGlyph(letter.codePointAt(0) ?? 0);
    isDrawn.set(letter, known);
    return known;
  });
  if (shown !== unicode || !isComplete) faults.push({ verseId: corpus.line(line).verseId, shown });
}
process.stdout.write(JSON.stringify({ faults }));
