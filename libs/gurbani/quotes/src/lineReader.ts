import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { QuoteForm } from './quote.ts';
import { readWords } from './quoteWord.ts';
import type { QuoteWord } from './quoteWord.ts';
import { toStream } from './wordStream.ts';
import type { WordRange, WordStream } from './wordStream.ts';

/** In which words the lines are read. */
export interface Wording {
  readonly form: QuoteForm;
  /** Of a line in Devanagari: its transliteration rather than its letters one by one. Of a translation: whose. */
  readonly source: 'letters' | 'transliteration' | { readonly translator: string };
}

/** Some lines that follow each other, as one stream of words. */
export interface LineWindow {
  readonly stream: WordStream;
  readonly firstLine: LineIndex;
  /** The word each line begins with, and at last how many words there are. */
  readonly lineStarts: readonly number[];
}

/** Lines are read again and again by one text: so many are kept. */
const MOST_KEPT = 2_000;

/** A line in such words. */
export function textOf(corpus: Corpus, line: LineIndex, { form, source }: Wording): string {
  if (typeof source === 'object') return corpus.translation(line, source.translator) ?? '';
  if (form === 'romanized') return corpus.transliteration(line, 'en');
  if (form === 'shahmukhi') return corpus.transliteration(line, 'ur');
  if (form === 'devanagari' && source === 'transliteration') return corpus.transliteration(line, 'hi');
  return corpus.unicode(line);
}

/** Reads lines of the scripture in the words that a passage is compared with. */
export interface LineReader {
  /** The line with as many before and behind it as `count` words fill. */
  around(line: LineIndex, count: number, wording: Wording): LineWindow;
}

export function createLineReader(corpus: Corpus): LineReader {
  const kept = new Map<string, readonly QuoteWord[]>();
  const wordsOf = (line: LineIndex, wording: Wording): readonly QuoteWord[] => {
    const { form, source } = wording;
    const key = `${form} ${typeof source === 'object' ? source.translator : source} ${String(line)}`;
    const known = kept.get(key);
    if (known) return known;
    const isInGurmukhi = form === 'devanagari' && source === 'letters';
    const words = readWords(textOf(corpus, line, wording), isInGurmukhi ? 'gurmukhi' : form);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, words);
    return words;
  };
  return {
    around(line, count, wording) {
      const lines = [wordsOf(line, wording)];
      let firstLine = line;
      for (let found = 0; found < count && firstLine > 0;) {
        const words = wordsOf(--firstLine, wording);
        lines.unshift(words);
        // A line that is not translated ends the text: nothing can go on over it.
        if (words.length === 0) break;
        found += words.length;
      }
      for (let next = line + 1, found = 0; found < count && next < corpus.lineCount; next++) {
        const words = wordsOf(next, wording);
        lines.push(words);
        if (words.length === 0) break;
        found += words.length;
      }
      const lineStarts = [0];
      for (const words of lines) lineStarts.push((lineStarts.at(-1) ?? 0) + words.length);
      return { stream: toStream(lines.flat()), firstLine, lineStarts };
    },
  };
}

/** The lines of a window that some of its words are of, and whether no word of them is left out. */
export function linesAt(
  { firstLine, lineStarts }: LineWindow,
  { from, to }: WordRange,
): { lines: LineIndex[]; isWhole: boolean } {
  const lines: LineIndex[] = [];
  for (let place = 0; place < lineStarts.length - 1; place++) {
    const start = lineStarts[place] ?? 0;
    const end = lineStarts[place + 1] ?? 0;
    if (end > start && start < to && end > from) lines.push(firstLine + place);
  }
  return { lines, isWhole: lineStarts.includes(from) && lineStarts.includes(to) };
}
