import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { TransliterationScript } from '@naad/gurbani-model';
import { createScriptWriter } from '@naad/gurbani-text/naad-scheme';
import type { QuoteForm } from './quote.ts';
import { readWords, toStream } from './reading.ts';
import type { QuoteWord, WordRange, WordStream } from './reading.ts';

/** The text of a line that passages are compared with. */
export interface Wording {
  readonly form: QuoteForm;
  /**
   * For Devanagari: the transliteration or the letters one by one. For other scripts: the scheme of existing clients
   * (`letters`) or the Naad scheme. For translations: the translator.
   */
  readonly source: 'letters' | 'transliteration' | 'naad' | { readonly translator: string };
}

/** The script of forms that our own pages show in the Naad scheme. */
const SCRIPT_OF_FORM: Readonly<Partial<Record<QuoteForm, TransliterationScript>>> = {
  romanized: 'en',
  devanagari: 'hi',
  shahmukhi: 'ur',
};

/** Words that the writer remembers for each script: almost all running words. */
const MAX_CACHED_WORDS = 8_000;
const writeScript = createScriptWriter(MAX_CACHED_WORDS);

/** The wordings of the scripture itself in a form. */
export function wordingsOfForm(form: QuoteForm): Wording[] {
  return [
    { form, source: 'letters' },
    ...(form === 'devanagari' ? [{ form, source: 'transliteration' as const }] : []),
    ...(SCRIPT_OF_FORM[form] ? [{ form, source: 'naad' as const }] : []),
  ];
}

/** Consecutive lines as one stream of words. */
export interface LineWindow {
  readonly stream: WordStream;
  readonly firstLine: LineIndex;
  /** Index of each line's first word, then the total number of words. */
  readonly lineStarts: readonly number[];
}

/** Maximum number of cached lines; one text reads the same lines again and again. */
const MAX_CACHED = 2_000;

/** Text of a line in this wording. */
export function textOf(corpus: Corpus, line: LineIndex, { form, source }: Wording): string {
  if (typeof source === 'object') return corpus.translation(line, source.translator) ?? '';
  if (source === 'naad') return writeScript(corpus.unicode(line), SCRIPT_OF_FORM[form] ?? 'en');
  if (form === 'romanized') return corpus.transliteration(line, 'en');
  if (form === 'shahmukhi') return corpus.transliteration(line, 'ur');
  if (form === 'devanagari' && source === 'transliteration') return corpus.transliteration(line, 'hi');
  return corpus.unicode(line);
}

/** Reads lines of the scripture in a given wording. */
export interface LineReader {
  /** The line alone. */
  read(line: LineIndex, wording: Wording): WordStream;
  /** The line with about `count` words before and after it. */
  around(line: LineIndex, count: number, wording: Wording): LineWindow;
}

export function createLineReader(corpus: Corpus): LineReader {
  const cache = new Map<string, WordStream>();
  const read = (line: LineIndex, wording: Wording): WordStream => {
    const { form, source } = wording;
    const key = `${form} ${typeof source === 'object' ? source.translator : source} ${String(line)}`;
    const known = cache.get(key);
    if (known) return known;
    const isInGurmukhi = form === 'devanagari' && source === 'letters';
    const stream = toStream(readWords(textOf(corpus, line, wording), isInGurmukhi ? 'gurmukhi' : form));
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, stream);
    return stream;
  };
  const wordsOf = (line: LineIndex, wording: Wording): readonly QuoteWord[] => read(line, wording).words;
  return {
    read,
    around(line, count, wording) {
      const lines = [wordsOf(line, wording)];
      let firstLine = line;
      for (let found = 0; found < count && firstLine > 0;) {
        const words = wordsOf(--firstLine, wording);
        lines.unshift(words);
        // An untranslated line ends the window: no passage continues across it.
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

/** The lines that a range of words belongs to; `isWhole` if it begins and ends with a line. */
export function linesAt(
  { firstLine, lineStarts }: LineWindow,
  { from, to }: WordRange,
): { lines: LineIndex[]; isWhole: boolean } {
  const lines: LineIndex[] = [];
  for (let index = 0; index < lineStarts.length - 1; index++) {
    const start = lineStarts[index] ?? 0;
    const end = lineStarts[index + 1] ?? 0;
    if (end > start && start < to && end > from) lines.push(firstLine + index);
  }
  return { lines, isWhole: lineStarts.includes(from) && lineStarts.includes(to) };
}
