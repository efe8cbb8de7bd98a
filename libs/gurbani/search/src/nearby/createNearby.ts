import type { DetectOptions, Guess } from '../auto-detect/autoDetect.ts';
import { SURE, confidenceOf } from '../auto-detect/searchGuesses.ts';
import type { SearchKind } from '@naad/gurbani-model';
import type { AnyQuery, NearbyQuery, SearchFilter, SearchQuery, SearchResults } from '../search.ts';
import type { Spelling } from './spelling.ts';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5;
/** Maximum per group, so that each group gets a slot; the last group fills what is left. */
const MAX_PER_GROUP = 2;
/** Longer queries get no suggestions. */
const MAX_QUERY_LENGTH = 400;
/** Approximate cost of a query by kind, in milliseconds of a fast machine; queries by letters are cheapest. */
const COSTS: Readonly<Partial<Record<SearchKind, number>>> = {
  gurmukhiWord: 3,
  romanized: 5,
  englishWord: 5,
  mainLetters: 10,
};
const LETTER_COST = 2;
/** Budget per kind of change, in the same unit. */
const BUDGETS = { kind: 11, text: 16, filter: 40 } as const;
/** Beyond this many unknown words it isn't a typo. */
const MAX_TYPOS = 2;
/** Words in more lines than this are useless alone, and slow. */
const MAX_LINES = 20_000;
/** Maximum number of words or letters to omit, one at a time. */
const MAX_OMITTED = 3;
/** Lengths of beginnings to try for a run of letters. */
const BEGINNINGS = [8, 6, 5, 4, 3];
/** Minimum length of a shortened word. */
const MIN_WORD_LENGTH = 3;
/** Minimum confidence of a guess to be tried. */
const MIN_CONFIDENCE = 0.4;
/** Number of guesses that count as the meaning of an auto-detected query. */
const MAX_MEANT = 2;

interface NearbyOptions {
  /** Returns one hit and the total. */
  readonly search: (query: SearchQuery) => SearchResults;
  readonly guess: (text: string, options: DetectOptions) => readonly Guess[];
  /** Word knowledge by kind; kinds by letters have none. */
  readonly spellings: Readonly<Partial<Record<SearchKind, Spelling>>>;
  /** Letters of a text, for kinds that search by letters. */
  readonly lettersOf: Readonly<Partial<Record<SearchKind, (text: string) => readonly string[]>>>;
  /** Last page inside a filter. */
  readonly lastAng: (filter: SearchFilter) => number;
}

type Candidate = Omit<NearbyQuery, 'total'>;

const LATIN_KINDS: ReadonlySet<SearchKind> = new Set(['englishWord', 'romanized', 'romanizedFirstLetters']);
const OPERATORS = /[+*"“”„]|(?:^|\s)-/;
const FILTER_FIELDS = ['shabad', 'bani', 'ang', 'raag', 'writer', 'source'] as const;

/** The filter without each of its fields in turn, then without any. */
function widened(filter: SearchFilter = {}): SearchFilter[] {
  const used = FILTER_FIELDS.filter((each) => filter[each] != null);
  if (used.length === 0) return [];
  const without = (omitted: string): SearchFilter =>
    Object.fromEntries(used.filter((each) => each !== omitted).map((each) => [each, filter[each]]));
  return used.length === 1 ? [{}] : [...used.map(without), {}];
}

/** The list without each of its last items in turn, joined to texts. */
function oneFewer(items: readonly string[], separator: string): string[] {
  const indexes = [...items.keys()].reverse().slice(0, MAX_OMITTED);
  return items.length < 2 ? [] : indexes.map((index) => items.toSpliced(index, 1).join(separator));
}

function shorterRuns(letters: readonly string[]): string[] {
  const beginnings = BEGINNINGS.filter((length) => length < letters.length - 1);
  return [...oneFewer(letters, ''), ...beginnings.map((length) => letters.slice(0, length).join(''))];
}

/** The word without its last letter, up to three times. */
function shorterWords(word: string): string[] {
  const shorter: string[] = [];
  for (let text = word; shorter.length < 3;) {
    text = text.replace(/\P{M}\p{M}*$/u, '');
    if (text.replace(/\p{M}/gu, '').length < MIN_WORD_LENGTH) break;
    shorter.push(text);
  }
  return shorter;
}

/**
 * Finds queries near one that found nothing. Each candidate is searched before it is suggested; the budgets limit all
 * of them together to the cost of a few queries.
 */
export function createNearby({ search, guess, spellings, lettersOf, lastAng }: NearbyOptions) {
  /** The text with unknown words corrected; the best corrections first. */
  const corrected = (kind: SearchKind, text: string): string[] => {
    const spelling = spellings[kind];
    const words = spelling?.wordsOf(text) ?? [];
    const isUnknown = words.map((word) => spelling?.isKnown(word) === false);
    if (isUnknown.filter(Boolean).length > MAX_TYPOS) return [];
    const nearest = words.map((word, index) => (isUnknown[index] ? (spelling?.nearest(word) ?? []) : null));
    if (!nearest.some((each) => each !== null && each.length > 0)) return [];
    return [0, 1, 2].map((choice) =>
      words
        .flatMap((word, index) => {
          const near = nearest[index];
          // Drop words without a correction.
          return near ? (near[Math.min(choice, near.length - 1)] ?? []) : word;
        })
        .join(' '),
    );
  };
  const shortened = (kind: SearchKind, text: string): string[] => {
    const letters = lettersOf[kind]?.(text);
    if (letters) return shorterRuns(letters);
    const spelling = spellings[kind];
    const words = spelling?.wordsOf(text) ?? [];
    if (words.length === 1) return shorterWords(words[0] ?? '');
    const known = words.filter((word) => spelling?.isKnown(word));
    const isPart = known.length > 0 && known.length < words.length;
    // A query with operators has no superfluous words.
    if (OPERATORS.test(text)) return isPart ? [known.join(' ')] : [];
    return isPart ? [known.join(' '), ...oneFewer(known, ' ')] : oneFewer(words, ' ');
  };
  const isSpecific = ({ kind, text }: SearchQuery): boolean => {
    const spelling = spellings[kind];
    if (!spelling) return true;
    return [...new Set(spelling.wordsOf(text))].some((word) => spelling.linesWith(word) <= MAX_LINES);
  };
  const otherPage = ({ kind, text, filter = {} }: SearchQuery): string[] => {
    if (kind !== 'ang') return [];
    const last = lastAng(filter);
    return Number(text) > last && last > 0 ? [String(last)] : [];
  };

  return (asked: SearchQuery | AnyQuery): NearbyQuery[] => {
    const { filter = {}, order = 'rank', isStrict = false } = asked;
    if (asked.text.length > MAX_QUERY_LENGTH) return [];
    const isAutoDetect = !('kind' in asked);
    const byScript = (isGurmukhi?: boolean): readonly Guess[] =>
      guess(asked.text, isGurmukhi === undefined ? {} : { isGurmukhi });
    const asQuery = ({ kind, text, source }: Guess): SearchQuery => ({
      kind,
      text,
      filter: source === undefined ? filter : { ...filter, source: filter.source ?? source },
      order,
    });
    const meant: readonly SearchQuery[] = isAutoDetect
      ? byScript(asked.isGurmukhi).slice(0, MAX_MEANT).map(asQuery)
      : [{ kind: asked.kind, text: asked.text, filter, order }];
    const keyOf = ({ kind, text, filter: fields = {} }: SearchQuery): string =>
      JSON.stringify([kind, text.trim(), FILTER_FIELDS.map((each) => fields[each] ?? null)]);
    const seen = new Set(meant.map(keyOf));
    const found: NearbyQuery[] = [];
    const remaining = { ...BUDGETS } as Record<NearbyQuery['change'], number>;

    interface Tried {
      /** Exact matches but for spelling. */
      readonly sure: readonly NearbyQuery[];
      readonly others: readonly NearbyQuery[];
    }
    /** Searches for candidates until enough match exactly; those without results are dropped. */
    const attempt = (candidates: Iterable<Candidate>, limit: number): Tried => {
      const sure: NearbyQuery[] = [];
      const others: NearbyQuery[] = [];
      for (const candidate of candidates) {
        const { query, change } = candidate;
        const cost = COSTS[query.kind] ?? LETTER_COST;
        if (sure.length === limit) break;
        const key = keyOf(query);
        if (seen.has(key) || query.text.trim() === '') continue;
        seen.add(key);
        if (change !== 'filter' && !isSpecific(query)) continue;
        if (remaining[change] < cost) continue;
        remaining[change] -= cost;
        const { total, hits } = search(isStrict ? { ...query, isStrict } : query);
        const [first] = hits;
        if (!first) continue;
        (confidenceOf(first.reasons) >= SURE ? sure : others).push({ ...candidate, total });
      }
      return { sure, others };
    };
    const add = (candidates: Iterable<Candidate>, limit = MAX_PER_GROUP): void => {
      const { sure, others } = attempt(candidates, limit);
      found.push(...[...sure, ...others].slice(0, limit));
    };
    const changed = (textsOf: (query: SearchQuery) => readonly string[]): Candidate[] =>
      meant.flatMap((query) => textsOf(query).map((text) => ({ query: { ...query, text }, change: 'text' })));

    add(
      widened(filter).flatMap((wider) =>
        meant.map((query) => ({ query: { ...query, filter: wider }, change: 'filter' as const })),
      ),
    );
    const isLatin = meant.some(({ kind }) => LATIN_KINDS.has(kind));
    const otherKinds = attempt(
      [byScript(!isLatin), byScript(), byScript(isLatin)]
        .flat()
        .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
        .map((guessed) => ({ query: asQuery(guessed), change: 'kind' as const })),
      MAX_PER_GROUP,
    );
    found.push(...otherKinds.sure);
    add(changed(otherPage));
    add(changed(({ kind, text }) => corrected(kind, text)));
    add(
      changed(({ kind, text }) => shortened(kind, text)),
      MAX_SUGGESTIONS - found.length,
    );
    return [...found, ...otherKinds.others].slice(0, MAX_SUGGESTIONS);
  };
}
