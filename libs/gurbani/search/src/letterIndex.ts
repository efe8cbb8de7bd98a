import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';
import { findNearRuns, LINE_START, SHORT_WORD } from './findNearRuns.ts';
import type { NearRun } from './findNearRuns.ts';

/**
 * Finds lines by a run of their first letters. Lines are stored as letter codes, one byte each, after a 0 for the line
 * start, so a search from the start is a run that begins with 0. Runs of two or three letters have lists of lines,
 * longer runs filter the shortest list of their triples, and runs with a typo use a suffix array.
 */
export interface LetterIndex {
  /** Converts letters to a run; null if there are none or one occurs in no line. */
  parse(letters: readonly string[], from: 'start' | 'anywhere'): LetterRun | null;
  /** Lines that contain the run, in corpus order. */
  find(run: LetterRun): ArrayLike<LineIndex>;
  /** The first match of the run in a line at or after `fromWord`. */
  locate(line: LineIndex, run: LetterRun, options: LocateOptions): RunMatch | null;
  /** Index of the word after the match that {@link LetterIndex.locate} finds; -1 if none. */
  endOfRun(line: LineIndex, run: LetterRun, options: LocateOptions): number;
  /** True if a letter of the run has several written forms, so that found lines may differ from it. */
  isVaried(run: LetterRun): boolean;
  /** True if a found line has the run exactly as typed. */
  isWrittenAs(line: LineIndex, run: LetterRun): boolean;
  /** Lines that have the run after one typo, with the likeliest typo of each line. */
  findNear(run: LetterRun): readonly NearRun[];
  readonly lineCount: number;
  /** Number of first letters in a line. */
  letterCount(line: LineIndex): number;
}

/** Letters as codes: folded, and as written. */
export interface LetterRun {
  readonly codes: readonly number[];
  readonly written: readonly number[];
  readonly from: 'start' | 'anywhere';
}

interface LocateOptions {
  readonly fromWord: number;
  /** Matches only letters written as in the run. */
  readonly isExact: boolean;
}

/** Indexes of the words whose first letters are the run, as `splitWords` counts them. */
export interface RunMatch {
  readonly words: readonly number[];
}

/** First letters of a line, with the index of each word and whether it is short. */
export interface LetterLine {
  readonly letters: readonly string[];
  readonly words: readonly number[];
  readonly isShort: readonly boolean[];
}

const NO_LINES = new Uint32Array(0);

interface Postings {
  /** Start of each gram's list, then the end. */
  readonly starts: Uint32Array;
  readonly lines: Uint32Array;
}

const listOf = ({ starts, lines }: Postings, gram: number): Uint32Array =>
  lines.subarray(starts[gram], starts[gram + 1]);

/** Builds lists of lines by gram, in line order: counts, then fills. */
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
      const position = next[gram] ?? 0;
      lines[position] = line;
      next[gram] = position + 1;
    }
  }
  return { starts, lines };
}

const alphabetOf = (letters: Iterable<string>): string[] => [...new Set(letters)].sort();
const codesOf = (alphabet: readonly string[]): Map<string, number> =>
  new Map(alphabet.map((letter, index) => [letter, index + 1]));

/** Suffix array of all codes. */
function sortSuffixes(codes: Uint8Array): Uint32Array {
  const suffixes = Uint32Array.from(codes, (_, position) => position);
  return suffixes.sort((a, b) => {
    let length = 0;
    for (; ; length++) {
      const difference = (codes[a + length] ?? -1) - (codes[b + length] ?? -1);
      if (difference !== 0) return difference;
      // Both lines end here; what follows belongs to other lines.
      if (length > 0 && codes[a + length] === LINE_START) return a - b;
      if (a + length >= codes.length) return a - b;
    }
  });
}

/**
 * Builds the columns of the index.
 * @param fold maps letters that count as equal to the same letter
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
    each.letters.forEach((letter, position) => {
      codes.push(codeOf.get(fold(letter)) ?? LINE_START);
      written.push(writtenCodeOf.get(letter) ?? LINE_START);
      words.push((each.words[position] ?? 0) | (each.isShort[position] ? SHORT_WORD : 0));
    });
    starts[line + 1] = codes.length;
  });
  const gramsOf =
    (length: 2 | 3) =>
    (line: number): Set<number> => {
      const grams = new Set<number>();
      for (let position = starts[line] ?? 0; position + length <= (starts[line + 1] ?? 0); position++) {
        let gram = 0;
        for (let next = 0; next < length; next++) gram = gram * size + (codes[position + next] ?? 0);
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
 * Opens the columns of {@link buildLetterIndex} without copying them.
 * @param fold the function it was built with
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

  // The first written letter that folds to a code is its plain form.
  const plain = new Uint8Array(size);
  writtenAlphabet.forEach((letter, index) => {
    const code = codeOf.get(fold(letter)) ?? 0;
    if (plain[code] === 0) plain[code] = index + 1;
  });
  /** 1 for lines whose letters are all plain, so that folding changes nothing. */
  const isPlainLine = new Uint8Array(starts.length);
  for (let line = 0; line + 1 < starts.length; line++) {
    let position = (starts[line] ?? 0) + 1;
    const end = starts[line + 1] ?? 0;
    while (position < end && written[position] === plain[codes[position] ?? 0]) position++;
    isPlainLine[line] = position === end ? 1 : 0;
  }

  /** First position of the run in the line at or after `from`, or -1. */
  const positionOf = (line: number, run: readonly number[], from: number, column: Uint8Array): number => {
    const last = (starts[line + 1] ?? 0) - run.length;
    for (let position = from; position <= last; position++) {
      let length = 0;
      while (length < run.length && column[position + length] === run[length]) length++;
      if (length === run.length) return position;
    }
    return -1;
  };

  const matchPosition = (line: number, run: LetterRun, { fromWord, isExact }: LocateOptions): number => {
    const start = starts[line] ?? 0;
    let from = start;
    if (fromWord > 0) {
      if (run.from === 'start') return -1;
      const end = starts[line + 1] ?? 0;
      from++;
      while (from < end && ((words[from] ?? 0) & ~SHORT_WORD) < fromWord) from++;
    }
    return positionOf(line, isExact ? run.written : run.codes, from, isExact ? written : codes);
  };

  /** Lines by single letter, cached: no list covers these rare queries. */
  const linesByLetter = new Map<number, Uint32Array>();
  const linesWithLetter = (code: number): Uint32Array => {
    const known = linesByLetter.get(code);
    if (known) return known;
    const found: number[] = [];
    let line = 0;
    for (
      let position = codes.indexOf(code);
      position >= 0;
      position = codes.indexOf(code, starts[line] ?? 0)
    ) {
      while ((starts[line + 1] ?? 0) <= position) line++;
      found.push(line++);
      if (line >= starts.length - 1) break;
    }
    const list = Uint32Array.from(found);
    linesByLetter.set(code, list);
    return list;
  };

  const shortestTriple = (run: readonly number[]): Uint32Array => {
    let shortest: Uint32Array = NO_LINES;
    for (let position = 0; position + 3 <= run.length; position++) {
      const gram = ((run[position] ?? 0) * size + (run[position + 1] ?? 0)) * size + (run[position + 2] ?? 0);
      const list = listOf(triples, gram);
      if (position === 0 || list.length < shortest.length) shortest = list;
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
    isWrittenAs(line, run) {
      if (isPlainLine[line] === 1) {
        return run.codes.every((code, position) => run.written[position] === plain[code]);
      }
      return positionOf(line, run.written, starts[line] ?? 0, written) >= 0;
    },
    find({ codes: run }) {
      const [first = 0, second] = run;
      if (second === undefined) return linesWithLetter(first);
      if (run.length === 2) return listOf(pairs, first * size + second);
      const candidates = shortestTriple(run);
      return run.length === 3
        ? candidates
        : candidates.filter((line) => positionOf(line, run, starts[line] ?? 0, codes) >= 0);
    },
    locate(line, run, options) {
      const position = matchPosition(line, run, options);
      if (position < 0) return null;
      const start = starts[line] ?? 0;
      const found: number[] = [];
      for (let each = position; each < position + run.codes.length; each++)
        if (each > start) found.push((words[each] ?? 0) & ~SHORT_WORD);
      return { words: found };
    },
    endOfRun(line, run, options) {
      const position = matchPosition(line, run, options);
      return position < 0 ? -1 : ((words[position + run.codes.length - 1] ?? 0) & ~SHORT_WORD) + 1;
    },
    findNear: (run) => findNearRuns({ codes, lines, words, suffixes, size }, run),
  };
}
