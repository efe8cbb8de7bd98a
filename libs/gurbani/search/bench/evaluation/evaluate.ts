import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { firstLetterWords, splitWords } from '@naad/gurbani-text';
import { ALPHABET, informally, seededRandom, withoutOneSign, withTypo } from '../queries.ts';
import type { SearchKind } from '@naad/gurbani-model';
import type { SearchEngine } from '../../src/index.ts';
import { bareText } from '../../src/buildSearchIndex.ts';

/** Half of the shabads that questions are drawn from: the engine is tuned on one half and reported on the other. */
export type Half = 'tuning' | 'reported';

export interface EvaluationRow {
  readonly set: string;
  /**
   * Percentage of questions with the wanted line, or one with equal words, first, in the first 10, and in the first
   * 20.
   */
  readonly first: number;
  readonly ten: number;
  readonly twenty: number;
  /** Target, as text. */
  readonly floor: string;
  readonly isMet: boolean;
}

interface Target {
  readonly first?: number;
  readonly ten?: number;
  /** Percentage in the first 10 or 20, relative to the possible: if more lines match exactly, no order shows all. */
  readonly tenOfPossible?: number;
  readonly twentyOfPossible?: number;
}

interface QuestionSet {
  readonly name: string;
  readonly kind: SearchKind;
  readonly target: Target;
  /** The typed text; `meant` is the text without the error, which determines the possible. */
  ask(line: LineIndex, random: () => number): string | { typed: string; meant: string } | null;
}

const SEED = 1708;

const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

function windowOf<T>(items: readonly T[], length: number, random: () => number): T[] | null {
  if (items.length < length) return null;
  const start = between(random, 0, items.length - length);
  return items.slice(start, start + length);
}

/** Assigns shabads to halves by a hash of their number, so that neighbours are separated. */
export function halfOf(shabad: number): Half {
  return Math.imul(shabad + 1, 0x9e3779b1) >>> 31 === 0 ? 'tuning' : 'reported';
}

function questionSets(corpus: Corpus): QuestionSet[] {
  const lettersOf = (line: LineIndex): string[] =>
    firstLetterWords(corpus.unicode(line)).map(({ letters }) => letters[0] ?? '');
  const wordsOf = (line: LineIndex): string[] => splitWords(bareText(corpus.unicode(line)));
  const romanOf = (line: LineIndex): string[] =>
    splitWords(corpus.transliteration(line, 'en')).filter((word) => /[a-z]/i.test(word));

  const letterSets = ([4, 5, 6, 7, 8] as const).flatMap((length): QuestionSet[] => [
    {
      name: `first letters ${String(length)}, start`,
      kind: 'firstLetters',
      target: { twentyOfPossible: 99 },
      ask: (line) => {
        const letters = lettersOf(line);
        return letters.length < length ? null : letters.slice(0, length).join('');
      },
    },
    {
      name: `first letters ${String(length)}, anywhere`,
      kind: 'firstLettersAnywhere',
      target: { twentyOfPossible: 99 },
      ask: (line, random) => windowOf(lettersOf(line), length, random)?.join('') ?? null,
    },
  ]);
  const typoTargets: Readonly<Record<number, number>> = { 5: 58, 6: 84, 7: 96, 8: 96 };
  const typoSets = [5, 6, 7, 8].flatMap((length): QuestionSet[] => {
    const target = { ten: typoTargets[length] ?? 0 };
    return [
      {
        name: `first letters ${String(length)}, start, one typo`,
        kind: 'firstLetters',
        target,
        ask(line, random) {
          const letters = lettersOf(line);
          if (letters.length < length) return null;
          return withTypo(letters.slice(0, length), ALPHABET, random).join('');
        },
      },
      {
        name: `first letters ${String(length)}, anywhere, one typo`,
        kind: 'firstLettersAnywhere',
        target,
        ask(line, random) {
          const run = windowOf(lettersOf(line), length, random);
          return run && withTypo(run, ALPHABET, random).join('');
        },
      },
    ];
  });
  const roman = (line: LineIndex, random: () => number): string[] | null =>
    windowOf(romanOf(line), between(random, 4, 6), random);
  return [
    ...letterSets,
    ...typoSets,
    {
      name: 'phrase of 2-3 words, across pauses',
      kind: 'gurmukhiWord',
      target: { tenOfPossible: 97 },
      ask: (line, random) => windowOf(wordsOf(line), between(random, 2, 3), random)?.join(' ') ?? null,
    },
    {
      name: 'phrase of 2-3 words, one vowel sign missing',
      kind: 'gurmukhiWord',
      target: { tenOfPossible: 97 },
      ask(line, random) {
        const words = windowOf(wordsOf(line), between(random, 2, 3), random);
        const meant = words?.join(' ') ?? '';
        const typed = withoutOneSign(meant, random);
        return typed === null ? null : { typed, meant };
      },
    },
    {
      name: 'main letters, 3-5 words',
      kind: 'mainLetters',
      target: {},
      ask(line, random) {
        const words = windowOf(wordsOf(line), between(random, 3, 5), random);
        return (
          words
            ?.map((word) =>
              word.normalize('NFD').replace(/[\u0A3E-\u0A51\u0A70\u0A71\u0A75\u0A01-\u0A03]/g, ''),
            )
            .join(' ') ?? null
        );
      },
    },
    {
      name: 'romanized, other scheme, 4-6 words',
      kind: 'romanized',
      target: { first: 95, ten: 99 },
      ask: (line, random) => roman(line, random)?.join(' ') ?? null,
    },
    {
      name: 'romanized, other scheme, informal',
      kind: 'romanized',
      target: { first: 92, ten: 97 },
      ask: (line, random) =>
        roman(line, random)
          ?.map((word) => informally(word, random))
          .join(' ') ?? null,
    },
    {
      name: 'romanized first letters, 6-8, anywhere',
      kind: 'romanizedFirstLetters',
      target: {},
      ask: (line, random) =>
        windowOf(romanOf(line), between(random, 6, 8), random)
          ?.map((word) => word.charAt(0))
          .join('') ?? null,
    },
  ];
}

interface EvaluationOptions {
  readonly half: Half;
  /** Number of questions per set. */
  readonly queries: number;
  /** Filters sets by name; all by default. */
  readonly isWanted?: (name: string) => boolean;
  readonly onMiss?: (set: string, query: string, line: LineIndex, rank: number) => void;
}

/** Asks every set of questions. Headings are never wanted, and a line with equal words counts as found. */
export function evaluate(corpus: Corpus, engine: SearchEngine, options: EvaluationOptions): EvaluationRow[] {
  const { half, queries, isWanted = () => true, onMiss } = options;
  const targets: LineIndex[] = [];
  for (let line = 0; line < corpus.lineCount; line++) {
    const { type, shabadIndex } = corpus.line(line);
    if (type !== 'sirlekh' && halfOf(shabadIndex) === half) targets.push(line);
  }
  /**
   * Probability that the wanted line is among the first if the most frequent texts had all places: when more lines
   * match exactly than there are places, no order shows all of them.
   */
  const possibleIn = (places: number, text: string, kind: SearchKind): number => {
    const { lines, total } = engine.search({ kind, text, order: 'corpus' }, { offset: 0, limit: 5_000 });
    if (total <= places) return 1;
    const counts = new Map<string, number>();
    for (const line of lines) {
      if (corpus.line(line).type === 'sirlekh') continue;
      const bare = bareText(corpus.unicode(line));
      counts.set(bare, (counts.get(bare) ?? 0) + 1);
    }
    const sizes = [...counts.values()].sort((a, b) => b - a);
    const sum = (some: readonly number[]): number => some.reduce((all, size) => all + size, 0);
    return sum(sizes.slice(0, places)) / Math.max(1, sum(sizes));
  };
  const sets = questionSets(corpus).filter(({ name }) => isWanted(name));
  return sets.map(({ name, kind, target, ask }) => {
    const random = seededRandom(SEED);
    const hits = { first: 0, ten: 0, twenty: 0, possible: 0, possibleTen: 0 };
    for (let asked = 0; asked < queries;) {
      const line = targets[Math.floor(random() * targets.length)] ?? 0;
      const question = ask(line, random);
      if (question === null) continue;
      const text = typeof question === 'string' ? question : question.typed;
      const meant = typeof question === 'string' ? question : question.meant;
      asked++;
      const wanted = bareText(corpus.unicode(line));
      const { lines } = engine.search({ kind, text }, { offset: 0, limit: 20 });
      const rank = lines.findIndex((each) => bareText(corpus.unicode(each)) === wanted);
      if (rank === 0) hits.first++;
      if (rank >= 0 && rank < 10) hits.ten++;
      if (rank >= 0) hits.twenty++;
      hits.possibleTen += possibleIn(10, meant, kind);
      hits.possible += possibleIn(20, meant, kind);
      if (rank !== 0) onMiss?.(name, text, line, rank);
    }
    const share = (count: number): number => (count * 100) / queries;
    const reached: [number, number | undefined, string][] = [
      [share(hits.first), target.first, 'first'],
      [share(hits.ten), target.ten, 'first 10'],
      [
        (share(hits.ten) * queries) / Math.max(1, hits.possibleTen),
        target.tenOfPossible,
        'first 10 of possible',
      ],
      [
        (share(hits.twenty) * queries) / Math.max(1, hits.possible),
        target.twentyOfPossible,
        'first 20 of possible',
      ],
    ];
    const asked = reached.filter(([, floor]) => floor !== undefined);
    return {
      set: name,
      first: share(hits.first),
      ten: share(hits.ten),
      twenty: share(hits.twenty),
      floor: asked
        .map(([value, floor, what]) => `${what} ≥ ${String(floor)} (${value.toFixed(1)})`)
        .join(', '),
      isMet: asked.every(([value, floor]) => value >= (floor ?? 0)),
    };
  });
}
