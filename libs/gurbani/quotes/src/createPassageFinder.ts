import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine } from '@naad/gurbani-search';
import { alignUnits, unitsOf } from './alignUnits.ts';
import { createCandidateFinder } from './createCandidateFinder.ts';
import { createLineReader, linesAt } from './lineReader.ts';
import type { LineWindow, Wording } from './lineReader.ts';
import type { QuoteForm } from './quote.ts';
import { piecesBeside } from './piecesBeside.ts';
import { loosenLarivaar } from './quoteWord.ts';
import { readingBesideLine, readingsOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { findExact, findFolded, toStream } from './wordStream.ts';
import type { WordRange } from './wordStream.ts';

/** So many lines are laid beside a passage akhar by akhar. */
const MOST_ALIGNED = 12;
/** A passage of which less than this is as in a line is not that line altered. */
const LEAST_LIKENESS: Readonly<Record<QuoteForm, number>> = {
  gurmukhi: 0.6,
  devanagari: 0.6,
  shahmukhi: 0.75,
  romanized: 0.7,
  translation: 0.65,
};
/** Of a shorter passage so many words are the line's own, unless all of it is as much alike. */
const SHORT = { words: 8, leastOwn: 0.5, likeness: 0.8 } as const;
/** And of one that is shorter still. */
const SHORTEST = { words: 5, leastOwn: 0.6 } as const;
/** One or two words are a quotation only as they stand: others with like letters are other words. */
const LEAST_WORDS_ALTERED = 3;

/** Where a passage was found, in which words, and how it stands there. */
export interface Found {
  readonly likeness: number;
  readonly form: QuoteForm;
  readonly wording: Wording;
  readonly verdict: 'authentic' | 'variant' | 'altered';
  readonly window: LineWindow;
  readonly range: WordRange;
}

/** A passage found, and how it was read. */
export interface FoundReading {
  readonly found: Found;
  readonly reading: Reading;
}

/** Finds passages in the scripture and its translations. */
export interface PassageFinder {
  /** @param before where the passage before it was found */
  find(text: string, before: Found | null): FoundReading | null;
  /** The text as a translation of one of some lines, in any language. */
  findBeside(text: string, lines: readonly LineIndex[]): FoundReading | null;
  /** The text as it stands, in some lines and no others. */
  findAmong(text: string, lines: readonly LineIndex[]): Found | null;
  /** Other lines that begin such a passage, letter for letter. */
  elsewhere(found: FoundReading): LineIndex[];
  /** The same passage in one of these. */
  at(reading: Reading, line: LineIndex): Found | null;
}

/**
 * A passage is found by the indexes of the search, as a whole or by its parts, then laid beside the lines found. One that
 * goes on where the one before it ended needs no search.
 */
export function createPassageFinder(corpus: Corpus, engine: SearchEngine): PassageFinder {
  const reader = createLineReader(corpus);
  const candidates = createCandidateFinder(corpus, engine);

  const wordingsOf = ({ form, isBesideLine }: Reading, line: LineIndex): Wording[] => {
    if (form === 'devanagari') {
      return [
        { form, source: 'letters' },
        { form, source: 'transliteration' },
      ];
    }
    if (form !== 'translation') return [{ form, source: 'letters' }];
    return corpus.catalogue.translators
      .filter(
        ({ key, language }) => (isBesideLine || language === 'en') && corpus.translation(line, key) !== null,
      )
      .map(({ key }) => ({ form, source: { translator: key } }));
  };

  /** As it stands, or but for what people leave out. */
  const asItStands = (reading: Reading, line: LineIndex, after: number | null): Found | null => {
    const { form, quoted } = reading;
    let variant: Found | null = null;
    for (const wording of wordingsOf(reading, line)) {
      const window = reader.around(line, quoted.words.length, wording);
      const place = window.lineStarts[line - window.firstLine] ?? 0;
      const end = window.lineStarts[line - window.firstLine + 1] ?? 0;
      const isOfLine = ({ from, to }: WordRange): boolean =>
        after === null ? from < end && to > place : from === place + after;
      const exact = findExact(window.stream, quoted).find(isOfLine);
      const found = { form, wording, window };
      if (exact) return { ...found, likeness: 1, verdict: 'authentic', range: exact };
      const folded = findFolded(window.stream, quoted).find(isOfLine);
      if (folded) variant ??= { ...found, likeness: 0.99, verdict: 'variant', range: folded };
    }
    return variant;
  };

  const nearest = (reading: Reading, lines: readonly LineIndex[]): Found | null => {
    const { form, quoted } = reading;
    if (quoted.words.length < LEAST_WORDS_ALTERED && quoted.exact.length < 12) return null;
    const units = unitsOf(toStream(loosenLarivaar(quoted.words)));
    let best: Found | null = null;
    for (const line of lines.slice(0, MOST_ALIGNED)) {
      for (const wording of wordingsOf(reading, line)) {
        const window = reader.around(line, quoted.words.length, wording);
        const scripture = unitsOf(window.stream);
        const { pairs, cost } = alignUnits(units, scripture);
        const likeness = 1 - cost / Math.max(1, units.length);
        if (likeness < LEAST_LIKENESS[form] || (best && likeness <= best.likeness)) continue;
        const touched = pairs.flatMap((pair) => scripture[pair.scripture]?.word ?? []);
        if (touched.length === 0) continue;
        const range = { from: Math.min(...touched), to: Math.max(...touched) + 1 };
        best = { likeness, form, wording, verdict: 'altered', window, range };
      }
    }
    return best && isAlike(reading, best) ? best : null;
  };

  /** The first of the lines that has it letter for letter; else the first but for what people leave out. */
  const firstAsItStands = (reading: Reading, lines: readonly LineIndex[]): Found | null => {
    let variant: Found | null = null;
    for (const line of lines) {
      const found = asItStands(reading, line, null);
      if (found?.verdict === 'authentic') return found;
      variant ??= found;
    }
    return variant;
  };

  const findReading = (reading: Reading, before: Found | null): Found | null => {
    const { form, quoted } = reading;
    if (before?.form === form) {
      const next = goOn(reading, before);
      if (next?.verdict === 'authentic') return next;
    }
    const lines = candidates.byWhole(quoted, form);
    const whole = firstAsItStands(reading, lines);
    if (whole || !reading.isLikely) return whole;
    const others = candidates.byParts(quoted, form);
    const part = firstAsItStands(reading, others.slice(0, 60));
    if (part) return part;
    const near = before?.form === form ? linesAt(before.window, before.range).lines.slice(-1) : [];
    return nearest(reading, [...new Set([...near, ...lines.slice(0, MOST_ALIGNED / 3), ...others])]);
  };

  /** A passage that begins with the word behind the one before. */
  const goOn = (reading: Reading, { window, range }: Found): Found | null => {
    const place = window.lineStarts.findIndex((start) => start > range.to) - 1;
    if (place < 0) return null;
    const line = window.firstLine + place;
    if (line >= corpus.lineCount) return null;
    return asItStands(reading, line, range.to - (window.lineStarts[place] ?? 0));
  };

  return {
    find(text, before) {
      let best: FoundReading | null = null;
      for (const reading of readingsOf(text)) {
        const found = findReading(reading, before);
        if (found && (!best || found.likeness > best.found.likeness)) best = { found, reading };
        if (found?.verdict === 'authentic') break;
      }
      return best;
    },
    findBeside(text, lines) {
      const reading = readingBesideLine(text);
      const found = firstAsItStands(reading, lines) ?? nearest(reading, lines);
      return found && { found, reading };
    },
    findAmong(text, lines) {
      for (const reading of readingsOf(text)) {
        for (const line of lines) {
          const found = asItStands(reading, line, null);
          if (found?.verdict !== 'authentic') continue;
          if (linesAt(found.window, found.range).lines.every((each) => lines.includes(each))) return found;
        }
      }
      return null;
    },
    elsewhere({ found, reading }) {
      const { lines } = linesAt(found.window, found.range);
      return candidates
        .byWhole(reading.quoted, reading.form)
        .filter((line) => !lines.includes(line))
        .filter((line) => {
          const other = asItStands(reading, line, null);
          if (other?.verdict !== 'authentic') return false;
          return linesAt(other.window, other.range).lines[0] === line;
        });
    },
    at: (reading, line) => asItStands(reading, line, null),
  };
}

/** Few letters are alike by chance: of a short passage most words are the line's own as well. */
function isAlike({ quoted }: Reading, found: Found): boolean {
  const words = loosenLarivaar(quoted.words);
  if (words.length >= SHORT.words || found.likeness >= SHORT.likeness) return true;
  const own = piecesBeside(quoted, found).filter(({ kind }) => kind === 'same' || kind === 'spelling');
  const count = own.reduce((sum, { quoted: shown }) => sum + shown.split(' ').length, 0);
  return count >= words.length * (words.length < SHORTEST.words ? SHORTEST : SHORT).leastOwn;
}
