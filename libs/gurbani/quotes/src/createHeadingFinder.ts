import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { textOf } from './lineReader.ts';
import type { Wording } from './lineReader.ts';
import type { QuoteForm } from './quote.ts';
import { readWords } from './quoteWord.ts';
import { toStream } from './wordStream.ts';
import type { WordStream } from './wordStream.ts';

/** Longer lines are found by their words. */
const MOST_CHARACTERS = 40;
/** A line that stands in one place is among the hits of a search, unless it is as short as this: a word or two. */
const LEAST_PLACES = 2;
const SHORT_CHARACTERS = 16;
/** So many places are told of each. */
const MOST_PLACES = 6;

/** Short lines that stand in many places, as headings do, by all of their letters. */
export type HeadingFinder = (quoted: WordStream, form: QuoteForm) => readonly LineIndex[];

/**
 * Headings have words that stand in hundreds of lines, so a search by words does not tell those that are nothing else.
 * They are few: they are gathered when the first is asked for.
 */
export function createHeadingFinder(corpus: Corpus): HeadingFinder {
  let headings: readonly (readonly LineIndex[])[] | null = null;
  const byForm = new Map<QuoteForm, ReadonlyMap<string, readonly LineIndex[]>>();

  const gather = (): readonly (readonly LineIndex[])[] => {
    const places = new Map<string, LineIndex[]>();
    for (let line = 0; line < corpus.lineCount; line++) {
      const text = corpus.unicode(line);
      if (text.length > MOST_CHARACTERS) continue;
      const others = places.get(text);
      if (others) others.push(line);
      else places.set(text, [line]);
    }
    return [...places]
      .filter(([text, lines]) => lines.length >= LEAST_PLACES || text.length <= SHORT_CHARACTERS)
      .map(([, lines]) => lines.slice(0, MOST_PLACES));
  };

  const read = (form: QuoteForm): ReadonlyMap<string, readonly LineIndex[]> => {
    headings ??= gather();
    const found = new Map<string, readonly LineIndex[]>();
    const wordings: Wording[] = [{ form, source: 'letters' }];
    if (form === 'devanagari') wordings.push({ form, source: 'transliteration' });
    for (const lines of headings) {
      for (const wording of wordings) {
        const isInGurmukhi = form === 'devanagari' && wording.source === 'letters';
        const text = textOf(corpus, lines[0] ?? 0, wording);
        const { exact, folded } = toStream(readWords(text, isInGurmukhi ? 'gurmukhi' : form));
        // As it stands before what is only like it.
        for (const key of [`=${exact}`, `~${folded}`]) if (!found.has(key)) found.set(key, lines);
      }
    }
    return found;
  };

  return ({ exact, folded }, form) => {
    if (form === 'translation' || exact.length > MOST_CHARACTERS) return [];
    let known = byForm.get(form);
    if (!known) byForm.set(form, (known = read(form)));
    return [...(known.get(`=${exact}`) ?? []), ...(known.get(`~${folded}`) ?? [])];
  };
}
