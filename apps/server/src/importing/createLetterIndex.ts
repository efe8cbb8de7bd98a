import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { foldNukta, normaliseGurmukhi } from '@naad/gurbani-text';

/** The letters and signs of a line: spaces, marks and numbers differ between editions, and so do nuktas. */
export function comparableLetters(unicode: string): string {
  return foldNukta(normaliseGurmukhi(unicode)).replace(/[^\p{L}\p{M}]/gu, '');
}

/** Lines of the scripture by their letters. */
export interface LetterIndex {
  lettersOf(line: LineIndex): string;
  /** The lines with these letters, in order; none for a text without letters. */
  linesWith(letters: string): readonly LineIndex[];
}

/** Creates the index once for all 141,264 lines, which takes a second or two. */
export function createLetterIndex(corpus: Corpus): LetterIndex {
  const letters: string[] = [];
  const lines = new Map<string, LineIndex[]>();
  for (let line = 0; line < corpus.lineCount; line += 1) {
    const key = comparableLetters(corpus.unicode(line));
    letters.push(key);
    const known = lines.get(key);
    if (known) known.push(line);
    else lines.set(key, [line]);
  }
  lines.delete('');
  return { lettersOf: (line) => letters[line] ?? '', linesWith: (key) => lines.get(key) ?? [] };
}
