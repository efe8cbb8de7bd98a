import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';

/**
 * Finds lines by a run of their first letters. Each line is written as small numbers, one a letter, behind a 0 that
 * stands for its start; so a search from the start is a search for a run that begins with 0. Every pair and triple of
 * neighbours has the list of its lines: a run of two or three letters is answered by its list, a longer one by the
 * shortest of its triples' lists, looking into those lines only.
 */
export interface LetterIndex {
  /** Lines in which the letters follow each other, in the order of the scripture. Letters no line has find nothing. */
  find(letters: string, from: 'start' | 'anywhere'): ArrayLike<LineIndex>;
  /** How many letters a line has. */
  letterCount(line: LineIndex): number;
}

const LINE_START = 0;
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

/**
 * Makes the columns of the index.
 * @param lines the first letters of every line, as they are to be compared
 */
export function buildLetterIndex(lines: readonly string[]): Record<string, ColumnContent> {
  const alphabet = [...new Set(lines.join(''))].sort();
  const size = alphabet.length + 1;
  const codeOf = new Map(alphabet.map((letter, index) => [letter, index + 1]));
  const starts = new Uint32Array(lines.length + 1);
  const codes: number[] = [];
  lines.forEach((letters, line) => {
    codes.push(LINE_START);
    for (const letter of letters) codes.push(codeOf.get(letter) ?? LINE_START);
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
  return {
    alphabet: { kind: 'json', value: alphabet },
    start: { kind: 'numbers', values: starts },
    code: { kind: 'numbers', values: Uint8Array.from(codes) },
    pairStart: { kind: 'numbers', values: pairs.starts },
    pairLine: { kind: 'numbers', values: pairs.lines },
    tripleStart: { kind: 'numbers', values: triples.starts },
    tripleLine: { kind: 'numbers', values: triples.lines },
  };
}

/** Opens what {@link buildLetterIndex} made, without copying it. */
export function openLetterIndex(pack: Pack): LetterIndex {
  const alphabet = pack.json('alphabet') as string[];
  const codeOf = new Map(alphabet.map((letter, index) => [letter, index + 1]));
  const size = alphabet.length + 1;
  const starts = pack.numbers32('start');
  const codes = pack.numbers8('code');
  const pairs: Postings = { starts: pack.numbers32('pairStart'), lines: pack.numbers32('pairLine') };
  const triples: Postings = { starts: pack.numbers32('tripleStart'), lines: pack.numbers32('tripleLine') };

  const holdsRun = (line: number, run: readonly number[]): boolean => {
    const last = (starts[line + 1] ?? 0) - run.length;
    for (let place = starts[line] ?? 0; place <= last; place++) {
      let length = 0;
      while (length < run.length && codes[place + length] === run[length]) length++;
      if (length === run.length) return true;
    }
    return false;
  };

  /** One letter anywhere is the one question no list answers; nobody asks it but by hand. */
  const linesWithLetter = (code: number): number[] => {
    const found: number[] = [];
    let line = 0;
    for (let place = codes.indexOf(code); place >= 0; place = codes.indexOf(code, starts[line] ?? 0)) {
      while ((starts[line + 1] ?? 0) <= place) line++;
      found.push(line++);
      if (line >= starts.length - 1) break;
    }
    return found;
  };

  const shortestTriple = (run: readonly number[]): Uint32Array => {
    let shortest: Uint32Array = NOTHING;
    for (let place = 0; place + 3 <= run.length; place++) {
      const [first = 0, second = 0, third = 0] = run.slice(place, place + 3);
      const list = listOf(triples, (first * size + second) * size + third);
      if (place === 0 || list.length < shortest.length) shortest = list;
    }
    return shortest;
  };

  return {
    letterCount: (line) => (starts[line + 1] ?? 0) - (starts[line] ?? 0) - 1,
    find(letters, from) {
      const run: number[] = from === 'start' ? [LINE_START] : [];
      for (const letter of letters) {
        const code = codeOf.get(letter);
        if (code === undefined) return NOTHING;
        run.push(code);
      }
      const [first, second] = run;
      if (letters === '' || first === undefined) return NOTHING;
      if (second === undefined) return linesWithLetter(first);
      if (run.length === 2) return listOf(pairs, first * size + second);
      const candidates = shortestTriple(run);
      return run.length === 3 ? candidates : candidates.filter((line) => holdsRun(line, run));
    },
  };
}
