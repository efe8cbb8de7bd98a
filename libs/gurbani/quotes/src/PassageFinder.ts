import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine } from '@naad/gurbani-search';
import { alignUnits, lowerBoundFor, unitsOf } from './alignUnits.ts';
import { createCandidateFinder } from './createCandidateFinder.ts';
import { diffPieces } from './diffPieces.ts';
import { createLineReader, linesAt, wordingsOfForm } from './lineReader.ts';
import type { LineWindow, Wording } from './lineReader.ts';
import type { QuoteForm, Steps } from './quote.ts';
import {
  findExact,
  findFolded,
  mayMatch,
  readingBesideLine,
  readingsOf,
  splitLarivaar,
  toStream,
} from './reading.ts';
import type { Reading, WordRange } from './reading.ts';
import { isInPersian, judgeSpelling } from './spelling.ts';

/**
 * Maximum number of lines to align with a passage: from `short` for short passages down to `long` for long ones, whose
 * words already narrow the lines.
 */
const MAX_ALIGNED = { short: 16, long: 4, words: 240 } as const;
/**
 * Maximum number of alignment cells per passage; a million take about two milliseconds. A long passage shares many
 * words with its lines.
 */
const MAX_CELLS = 4_000_000;
/** Words to read between two pauses; the text read around a line is as long as the passage. */
const WORDS_PER_STEP = 60;
/** Words before and after a line to compare first, as reading all that surrounds it takes longer. */
const FIRST_WINDOW = 12;
/** Minimum likeness of a passage to count as an altered line. */
const MIN_LIKENESS: Readonly<Record<QuoteForm, number>> = {
  gurmukhi: 0.6,
  devanagari: 0.6,
  shahmukhi: 0.75,
  romanized: 0.7,
  translation: 0.65,
};
/**
 * In passages shorter than `words`, at least this share of the words must be the line's own, unless the likeness is
 * high.
 */
const SHORT = { words: 8, minOwnShare: 0.5, likeness: 0.8 } as const;
/** The same for passages that are shorter still. */
const SHORTEST = { words: 5, minOwnShare: 0.6 } as const;
/**
 * In passages of at most `words`, a line this much less alike is preferred if it has the same words in another spelling:
 * ਮਨ ਜੀਤੇ ਜਗ ਜੀਤ is ਮਨਿ ਜੀਤੈ ਜਗੁ ਜੀਤੁ, though ਮਨੁ ਜੀਤੇ ਜਗੁ ਜੀਤਿਆ has more of its letters.
 */
const SPELLING_MARGIN = { words: 8, likeness: 0.12 } as const;
/** One or two words must match exactly: similar letters make other words. */
const MIN_ALTERED_WORDS = 3;

/** A place in the scripture where a passage was found. */
export interface Found {
  readonly likeness: number;
  readonly form: QuoteForm;
  readonly wording: Wording;
  readonly verdict: 'authentic' | 'variant' | 'altered';
  readonly window: LineWindow;
  readonly range: WordRange;
}

/** A found passage and the reading it was found by. */
export interface FoundReading {
  readonly found: Found;
  readonly reading: Reading;
}

/**
 * Finds passages in the scripture and its translations by seed and extend: the search indexes yield candidate lines, the
 * seeds; each is compared with the passage verbatim, then folded; and the nearest ones are aligned with it unit by
 * unit. A passage that continues where the preceding one ended needs no seeds. Long work pauses.
 */
export class PassageFinder {
  private readonly corpus: Corpus;
  private readonly reader: ReturnType<typeof createLineReader>;
  private readonly seeds: ReturnType<typeof createCandidateFinder>;

  constructor(corpus: Corpus, engine: SearchEngine) {
    this.corpus = corpus;
    this.reader = createLineReader(corpus);
    this.seeds = createCandidateFinder(corpus, engine);
  }

  /** @param before the place of the preceding passage */
  *find(text: string, before: Found | null): Steps<FoundReading | null> {
    const readings = readingsOf(text);
    for (const reading of readings) {
      if (before?.form !== reading.form) continue;
      const found = this.continueFrom(reading, before);
      if (found?.verdict === 'authentic') return { found, reading };
    }
    yield;
    let best: FoundReading | null = null;
    for (const reading of readings) {
      const found = yield* this.seedAndExtend(reading, before);
      if (found && (!best || found.likeness > best.found.likeness)) best = { found, reading };
      if (found?.verdict === 'authentic') break;
    }
    return best;
  }

  /** Finds the text as a translation of one of the lines, in any language. */
  *findBeside(text: string, lines: readonly LineIndex[]): Steps<FoundReading | null> {
    const reading = readingBesideLine(text);
    const found = (yield* this.firstMatch(reading, lines)) ?? (yield* this.nearest(reading, lines));
    return found && { found, reading };
  }

  /** Finds the text verbatim, in these lines only. */
  findAmong(text: string, lines: readonly LineIndex[]): Found | null {
    for (const reading of readingsOf(text)) {
      for (const line of lines) {
        const found = this.at(reading, line);
        if (found?.verdict !== 'authentic') continue;
        if (linesAt(found.window, found.range).lines.every((each) => lines.includes(each))) return found;
      }
    }
    return null;
  }

  /** Other lines where the passage begins, letter for letter: those found with little search, or all. */
  *elsewhere({ found, reading }: FoundReading, effort: 'cheap' | 'full'): Steps<LineIndex[]> {
    const { lines } = linesAt(found.window, found.range);
    const search = effort === 'full' ? this.seeds.byWhole : this.seeds.byWholeCheaply;
    const others = (yield* search(reading.quoted, reading.form)).filter((line) => !lines.includes(line));
    const same: LineIndex[] = [];
    const stepSize = linesPerStep(reading);
    for (const [index, line] of others.entries()) {
      if (index % stepSize === stepSize - 1) yield;
      const other = this.at(reading, line);
      if (other?.verdict !== 'authentic') continue;
      if (linesAt(other.window, other.range).lines[0] === line) same.push(line);
    }
    return same;
  }

  /** Finds the same passage in another line, exactly or folded. */
  at(reading: Reading, line: LineIndex): Found | null {
    return this.matchIn(reading, line, null);
  }

  /** Finds a passage that begins right after the preceding one. */
  private continueFrom(reading: Reading, { window, range }: Found): Found | null {
    const index = window.lineStarts.findIndex((start) => start > range.to) - 1;
    if (index < 0) return null;
    const line = window.firstLine + index;
    if (line >= this.corpus.lineCount) return null;
    return this.matchIn(reading, line, range.to - (window.lineStarts[index] ?? 0));
  }

  /** Seeds by the whole passage, then by parts of it, and extends the nearest of them if none matches. */
  private *seedAndExtend(reading: Reading, before: Found | null): Steps<Found | null> {
    const { form, quoted } = reading;
    const lines = yield* this.seeds.byWhole(quoted, form);
    const whole = yield* this.firstMatch(reading, lines);
    if (whole || !reading.isLikely) return whole;
    const others = yield* this.seeds.byParts(quoted, form);
    const limit = maxAligned(reading);
    const unread = others.slice(0, limit).filter((line) => !lines.includes(line));
    const part = yield* this.firstMatch(reading, unread);
    if (part) return part;
    const near = before?.form === form ? linesAt(before.window, before.range).lines.slice(-1) : [];
    return yield* this.nearest(reading, [...new Set([...near, ...lines.slice(0, limit / 3), ...others])]);
  }

  /** The first line with an exact match, else the first with a folded match. */
  private *firstMatch(reading: Reading, lines: readonly LineIndex[]): Steps<Found | null> {
    let variant: Found | null = null;
    const stepSize = linesPerStep(reading);
    for (const [index, line] of lines.entries()) {
      if (index % stepSize === stepSize - 1) yield;
      const found = this.at(reading, line);
      if (found?.verdict === 'authentic') return found;
      variant ??= found;
    }
    return variant;
  }

  /**
   * Finds the passage in a line exactly, or folded.
   * @param after index of the line's word where it must begin; null for anywhere
   */
  private matchIn(reading: Reading, line: LineIndex, after: number | null): Found | null {
    const { form, quoted } = reading;
    let variant: Found | null = null;
    for (const wording of this.wordingsOf(reading, line)) {
      if (!this.mayMatchAround(line, reading, wording)) continue;
      const window = this.reader.around(line, quoted.words.length, wording);
      const start = window.lineStarts[line - window.firstLine] ?? 0;
      const end = window.lineStarts[line - window.firstLine + 1] ?? 0;
      const isInLine = ({ from, to }: WordRange): boolean =>
        after === null ? from < end && to > start : from === start + after;
      const exact = findExact(window.stream, quoted).find(isInLine);
      const found = { form, wording, window };
      if (exact) return { ...found, likeness: 1, verdict: 'authentic', range: exact };
      const folded = findFolded(window.stream, quoted).find(isInLine);
      if (folded) variant ??= { ...found, likeness: 0.99, verdict: 'variant', range: folded };
    }
    return variant;
  }

  /** True if the passage may match at the line, by the line alone and then by more and more of what surrounds it. */
  private mayMatchAround(line: LineIndex, { quoted }: Reading, wording: Wording): boolean {
    if (!mayMatch(this.reader.read(line, wording), quoted)) return false;
    for (let count = FIRST_WINDOW; count < quoted.words.length; count *= 4) {
      if (!mayMatch(this.reader.around(line, count, wording).stream, quoted)) return false;
    }
    return true;
  }

  /** Extends the seeds: aligns the passage with each and returns the likest place. */
  private *nearest(reading: Reading, lines: readonly LineIndex[]): Steps<Found | null> {
    const { form, quoted } = reading;
    if (quoted.words.length < MIN_ALTERED_WORDS && quoted.exact.length < 12) return null;
    const units = unitsOf(toStream(splitLarivaar(quoted.words)));
    const lowerBound = lowerBoundFor(units);
    const length = Math.max(1, units.length);
    const likenessOf = (cost: number): number => 1 - cost / length;
    let cells = 0;
    let best: Found | null = null;
    let isBestSpelled = false;
    const margin = quoted.words.length <= SPELLING_MARGIN.words ? SPELLING_MARGIN.likeness : 0;
    const leastLikeness = (): number =>
      Math.max(MIN_LIKENESS[form], (best?.likeness ?? 0) - (isBestSpelled ? 0 : margin));
    /** A little above the highest cost that is wanted, for rounding. */
    const maxCost = (): number => (1 - leastLikeness()) * length + 1;
    for (const line of lines.slice(0, maxAligned(reading))) {
      for (const wording of this.wordingsOf(reading, line)) {
        if (cells > MAX_CELLS) break;
        yield;
        const window = this.reader.around(line, quoted.words.length, wording);
        const scripture = unitsOf(window.stream);
        if (likenessOf(lowerBound(scripture)) < leastLikeness()) continue;
        cells += units.length * scripture.length;
        const { pairs, cost } = alignUnits(units, scripture, maxCost());
        const likeness = likenessOf(cost);
        if (likeness < leastLikeness()) continue;
        const touched = pairs.flatMap((pair) => scripture[pair.scripture]?.word ?? []);
        if (touched.length === 0) continue;
        const range = { from: Math.min(...touched), to: Math.max(...touched) + 1 };
        const found: Found = { likeness, form, wording, verdict: 'altered', window, range };
        const isSpelled = margin > 0 && this.hasSameWords(quoted, found);
        if (isSpelled === isBestSpelled && best !== null && likeness <= best.likeness) continue;
        if (isBestSpelled && !isSpelled) continue;
        best = found;
        isBestSpelled = isSpelled;
      }
    }
    return best && isAlike(reading, best) ? best : null;
  }

  /** True if the passage has the words of the place, spelled otherwise. */
  private hasSameWords(quoted: Reading['quoted'], found: Found): boolean {
    const isPersian = isInPersian(this.corpus, linesAt(found.window, found.range).lines);
    return judgeSpelling(diffPieces(quoted, found), { form: found.form, isPersian }).verdict !== 'altered';
  }

  private wordingsOf({ form, isBesideLine, hasNaadSigns }: Reading, line: LineIndex): Wording[] {
    const mayBeInNaadScheme = hasNaadSigns || form === 'devanagari';
    if (form !== 'translation' && !mayBeInNaadScheme) return [{ form, source: 'letters' }];
    if (form !== 'translation') return wordingsOfForm(form);
    return this.corpus.catalogue.translators
      .filter(
        ({ key, language }) =>
          (isBesideLine || language === 'en') && this.corpus.translation(line, key) !== null,
      )
      .map(({ key }) => ({ form, source: { translator: key } }));
  }
}

const maxAligned = ({ quoted }: Reading): number => {
  const { short, long, words } = MAX_ALIGNED;
  return Math.max(long, Math.min(short, Math.floor(words / Math.max(1, quoted.words.length))));
};
const linesPerStep = ({ quoted }: Reading): number =>
  Math.max(1, Math.floor(WORDS_PER_STEP / Math.max(1, quoted.words.length)));

/** True if the likeness of a short passage isn't chance: most of its words must also be the line's own. */
function isAlike({ quoted }: Reading, found: Found): boolean {
  const words = splitLarivaar(quoted.words);
  if (words.length >= SHORT.words || found.likeness >= SHORT.likeness) return true;
  const own = diffPieces(quoted, found).filter(({ kind }) => kind === 'same' || kind === 'spelling');
  const count = own.reduce((sum, { quoted: shown }) => sum + shown.split(' ').length, 0);
  return count >= words.length * (words.length < SHORTEST.words ? SHORTEST : SHORT).minOwnShare;
}
