import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';
import { findNearRuns } from './findNearRuns.ts';
import type { NearRun } from './findNearRuns.ts';

/**
 * Finds lines by a run of their first letters. Each line is written as small numbers, one a letter, behind a 0 that
 * stands for its start; so a search from the start is a search for a run that begins with 0. Every pair and triple of
 * neighbours has the list of its lines: a run of two or three letters is answered by its list, a longer one by the
 * shortest of its triples' lists, looking into those lines only. For runs with a slip in them, all endings of lines
 * are kept sorted.
 */
export interface LetterIndex {
  /** A run as it is looked for, or null where a letter of it is in no line or there is none. */
  parse(letters: readonly string[], from: 'start' | 'anywhere'): LetterRun | null;
  /** Lines in which the letters follow each other, in the order of the scripture. */
  find(run: LetterRun): ArrayLike<LineIndex>;
  /** Where the run stands in a line at or after `fromWord`. */
  locate(line: LineIndex, run: LetterRun, options: LocateOptions): RunPlace | null;
  /** The word behind the run where it stands so, as {@link LetterIndex.locate} finds it; -1 where it does not. */
  endIn(line: LineIndex, run: LetterRun, options: LocateOptions): number;
  /** Whether a letter of the run may be written in several ways, so that some of the lines found differ from it. */
  isVaried(run: LetterRun): boolean;
  /** Whether a line found has the run written just as typed. */
  isAsTyped(line: LineIndex, run: LetterRun): boolean;
  /** Lines that have the run but for one slip, the likeliest slip of each line. */
  findNear(run: LetterRun): readonly NearRun[];
  readonly lineCount: number;
  /** How many letters a line has. */
  letterCount(line: LineIndex): number;
}

/** Letters as numbers: folded, and as written. */
export interface LetterRun {
  readonly codes: readonly number[];
  readonly written: readonly number[];
  readonly from: 'start' | 'anywhere';
}

interface LocateOptions {
  readonly fromWord: number;
  /** Only letters written as in the run. */
  readonly isExact: boolean;
}

/** Words of a line, counted as `splitWords` does, whose first letters are the run. */
export interface RunPlace {
  readonly words: readonly number[];
}

/** A line by its first letters: how each is written, the word it stands for, and whether that word is a short one. */
export interface LetterLine {
  readonly letters: readonly string[];
  readonly words: readonly number[];
  readonly isShort: readonly boolean[];
}

export const LINE_START = 0;
/** In the column of words: the word is a short one, easily left out. No line has as many words. */
export const SHORT_WORD = 0x80;
const NOTHING = new Uint32Array(0);

interface Postings {
  /** Where the list of each gram begins; one more at the end. */
  readonly starts: Uint32Array;
  readonly lines: Uint32Array;
}

const listOf = ({ starts, lines }: Postings, gram: number): Uint32Array =>
  lines.subarray(starts[gram], starts[gram + 1]);

/** Lists of lines by gram: counted first, then filled, so that each list is in the order of the lines. */
function buildPostings(
  gramCount: number,
  lineCount: number,
  gramsOf: (line: number) => ReadonlySet<number>,
): Postings {
  const starts = new Uint32Array(gramCount + 1);
  for (let line = 0; line < lineCount; line++) {
    for (const gram of gramsOf(line)) starts[gram + 1] = (starts[gram + 1] ?? 0) + 1;
  }
  for (let gram = 0; gram < gramCount; gram++)
    starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0);
  const lines = new Uint32Array(starts[gramCount] ?? 0);
  const next = starts.slice();
  for (let line = 0; line < lineCount; line++) {
    for (const gram of gramsOf(line)) {
      const place = next[gram] ?? 0;
      lines[place] = line;
      next[gram] = place + 1;
    }
  }
  return { starts, lines };
}

const alphabetOf = (letters: Iterable<string>): string[] => [...new Set(letters)].sort();
const codesOf = (alphabet: readonly string[]): Map<string, number> =>
  new Map(alphabet.map((letter, index) => [letter, index + 1]));

/** Places of all codes, sorted by what follows from there to the end of the line and on. */
function sortSuffixes(codes: Uint8Array): Uint32Array {
  const suffixes = Uint32Array.from(codes, (_, place) => place);
  return suffixes.sort((a, b) => {
    let length = 0;
    for (; ; length++) {
      const difference = (codes[a + length] ?? -1) - (codes[b + length] ?? -1);
      if (difference !== 0) return difference;
      // Both lines end here: what comes after is no part of them.
      if (length > 0 && codes[a + length] === LINE_START) return a - b;
      if (a + length >= codes.length) return a - b;
    }
  });
}

/**
 * Makes the columns of the index.
 * @param fold letters that count as one give the same
 */
export function buildLetterIndex(
  lines: readonly LetterLine[],
  fold: (letter: string) => string,
): Record<string, ColumnContent> {
  const writtenAlphabet = alphabetOf(lines.flatMap(({ letters }) => letters));
  const alphabet = alphabetOf(writtenAlphabet.map(fold));
  const size = alphabet.length + 1;
  const codeOf = codesOf(alphabet);
  const writtenCodeOf = codesOf(writtenAlphabet);
  const starts = new Uint32Array(lines.length + 1);
  const codes: number[] = [];
  const written: number[] = [];
  const words: number[] = [];
  lines.forEach((each, line) => {
    codes.push(LINE_START);
    written.push(LINE_START);
    words.push(0);
    each.letters.forEach((letter, place) => {
      codes.push(codeOf.get(fold(letter)) ?? LINE_START);
      written.push(writtenCodeOf.get(letter) ?? LINE_START);
      words.push((each.words[place] ?? 0) | (each.isShort[place] ? SHORT_WORD : 0));
    });
    starts[line + 1] = codes.length;
  });
  const gramsOf =
    (length: 2 | 3) =>
    (line: number): Set<number> => {
      const grams = new Set<number>();
      for (let place = starts[line] ?? 0; place + length <= (starts[line + 1] ?? 0); place++) {
        let gram = 0;
        for (let next = 0; next < length; next++) gram = gram * size + (codes[place + next] ?? 0);
        grams.add(gram);
      }
      return grams;
    };
  const pairs = buildPostings(size ** 2, lines.length, gramsOf(2));
  const triples = buildPostings(size ** 3, lines.length, gramsOf(3));
  const code = Uint8Array.from(codes);
  return {
    alphabet: { kind: 'json', value: alphabet },
    writtenAlphabet: { kind: 'json', value: writtenAlphabet },
    start: { kind: 'numbers', values: starts },
    code: { kind: 'numbers', values: code },
    written: { kind: 'numbers', values: Uint8Array.from(written) },
    word: { kind: 'numbers', values: Uint8Array.from(words) },
    suffix: { kind: 'numbers', values: sortSuffixes(code) },
    pairStart: { kind: 'numbers', values: pairs.starts },
    pairLine: { kind: 'numbers', values: pairs.lines },
    tripleStart: { kind: 'numbers', values: triples.starts },
    tripleLine: { kind: 'numbers', values: triples.lines },
  };
}

/**
 * Opens what {@link buildLetterIndex} made, without copying it.
 * @param fold the same as it was built with
 */
export function openLetterIndex(pack: Pack, fold: (letter: string) => string): LetterIndex {
  const alphabet = pack.json('alphabet') as string[];
  const writtenAlphabet = pack.json('writtenAlphabet') as string[];
  const codeOf = codesOf(alphabet);
  const writtenCodeOf = codesOf(writtenAlphabet);
  const size = alphabet.length + 1;
  const starts = pack.numbers32('start');
  const codes = pack.numbers8('code');
  const written = pack.numbers8('written');
  const words = pack.numbers8('word');
  const suffixes = pack.numbers32('suffix');
  const pairs: Postings = { starts: pack.numbers32('pairStart'), lines: pack.numbers32('pairLine') };
  const triples: Postings = { starts: pack.numbers32('tripleStart'), lines: pack.numbers32('tripleLine') };
  const lines = new Uint32Array(codes.length);
  for (let line = 0; line + 1 < starts.length; line++) lines.fill(line, starts[line], starts[line + 1]);
  const waysToWrite = new Uint8Array(size);
  for (const letter of writtenAlphabet) {
    const code = codeOf.get(fold(letter)) ?? 0;
    waysToWrite[code] = (waysToWrite[code] ?? 0) + 1;
  }

  // The first letter of the written alphabet that folds to a code is its plain form.
  const plain = new Uint8Array(size);
  writtenAlphabet.forEach((letter, index) => {
    const code = codeOf.get(fold(letter)) ?? 0;
    if (plain[code] === 0) plain[code] = index + 1;
  });
  /** Lines with a letter in another than its plain form; in the others nothing is folded, and nothing need be looked at. */
  const isPlainLine = new Uint8Array(starts.length);
  for (let line = 0; line + 1 < starts.length; line++) {
    let place = (starts[line] ?? 0) + 1;
    const end = starts[line + 1] ?? 0;
    while (place < end && written[place] === plain[codes[place] ?? 0]) place++;
    isPlainLine[line] = place === end ? 1 : 0;
  }

  /** First place at or after `from` where the line has the run, or -1. */
  const placeOf = (line: number, run: readonly number[], from: number, inside: Uint8Array): number => {
    const last = (starts[line + 1] ?? 0) - run.length;
    for (let place = from; place <= last; place++) {
      let length = 0;
      while (length < run.length && inside[place + length] === run[length]) length++;
      if (length === run.length) return place;
    }
    return -1;
  };

  const runPlace = (line: number, run: LetterRun, { fromWord, isExact }: LocateOptions): number => {
    const start = starts[line] ?? 0;
    let from = start;
    if (fromWord > 0) {
      if (run.from === 'start') return -1;
      const end = starts[line + 1] ?? 0;
      from++;
      while (from < end && ((words[from] ?? 0) & ~SHORT_WORD) < fromWord) from++;
    }
    return placeOf(line, isExact ? run.written : run.codes, from, isExact ? written : codes);
  };

  /** No list answers one letter anywhere; nobody asks it but by hand. What was asked once is kept. */
  const linesByLetter = new Map<number, Uint32Array>();
  const linesWithLetter = (code: number): Uint32Array => {
    const known = linesByLetter.get(code);
    if (known) return known;
    const found: number[] = [];
    let line = 0;
    for (let place = codes.indexOf(code); place >= 0; place = codes.indexOf(code, starts[line] ?? 0)) {
      while ((starts[line + 1] ?? 0) <= place) line++;
      found.push(line++);
      if (line >= starts.length - 1) break;
    }
    const list = Uint32Array.from(found);
    linesByLetter.set(code, list);
    return list;
  };

  const shortestTriple = (run: readonly number[]): Uint32Array => {
    let shortest: Uint32Array = NOTHING;
    for (let place = 0; place + 3 <= run.length; place++) {
      const gram = ((run[place] ?? 0) * size + (run[place + 1] ?? 0)) * size + (run[place + 2] ?? 0);
      const list = listOf(triples, gram);
      if (place === 0 || list.length < shortest.length) shortest = list;
    }
    return shortest;
  };

  return {
    lineCount: starts.length - 1,
    letterCount: (line) => (starts[line + 1] ?? 0) - (starts[line] ?? 0) - 1,
    parse(letters, from) {
      if (letters.length === 0) return null;
      const anchor = from === 'start' ? [LINE_START] : [];
      const run = { codes: [...anchor], written: [...anchor], from };
      for (const letter of letters) {
        const code = codeOf.get(fold(letter));
        if (code === undefined) return null;
        run.codes.push(code);
        run.written.push(writtenCodeOf.get(letter) ?? alphabet.length + writtenAlphabet.length);
      }
      return run;
    },
    isVaried: ({ codes: run }) => run.some((code) => (waysToWrite[code] ?? 0) > 1),
    isAsTyped(line, run) {
      if (isPlainLine[line] === 1) {
        return run.codes.every((code, place) => run.written[place] === plain[code]);
      }
      return placeOf(line, run.written, starts[line] ?? 0, written) >= 0;
    },
    find({ codes: run }) {
      const [first = 0, second] = run;
      if (second === undefined) return linesWithLetter(first);
      if (run.length === 2) return listOf(pairs, first * size + second);
      const candidates = shortestTriple(run);
      return run.length === 3
        ? candidates
        : candidates.filter((line) => placeOf(line, run, starts[line] ?? 0, codes) >= 0);
    },
    locate(line, run, options) {
      const place = runPlace(line, run, options);
      if (place < 0) return null;
      const start = starts[line] ?? 0;
      const found: number[] = [];
      for (let each = place; each < place + run.codes.length; each++)
        if (each > start) found.push((words[each] ?? 0) & ~SHORT_WORD);
      return { words: found };
    },
    endIn(line, run, options) {
      const place = runPlace(line, run, options);
      return place < 0 ? -1 : ((words[place + run.codes.length - 1] ?? 0) & ~SHORT_WORD) + 1;
    },
    findNear: (run) => findNearRuns({ codes, lines, words, suffixes, size }, run),
  };
}
