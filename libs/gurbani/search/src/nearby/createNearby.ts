import type {
  AnyQuery,
  NearbyQuery,
  SearchFilter,
  SearchKind,
  SearchQuery,
  SearchResults,
} from '../search.ts';
import type { DetectOptions, Guess } from '../auto-detect/autoDetect.ts';
import { SURE, surenessOf } from '../auto-detect/searchGuesses.ts';
import type { Spelling } from './spelling.ts';

/** So many are told. */
const MOST = 5;
/** So many of one sort, that the others have room; those of the last sort fill what is left. */
const MOST_OF_A_SORT = 2;
/** A longer query is no slip of one that finds something. */
const MOST_CHARACTERS = 400;
/** How long a query of a kind may take, about, in milliseconds of a quick machine; one by letters takes the least. */
const COSTS: Readonly<Partial<Record<SearchKind, number>>> = {
  gurmukhiWord: 3,
  romanized: 5,
  englishWord: 5,
  mainLetters: 10,
};
const COST_OF_LETTERS = 2;
/** So much may be spent on other ways of searching for the text, and on other texts. */
const ALLOWANCES = { kind: 11, text: 16, filter: 40 } as const;
/** With more words that are nowhere than this, a text is none with a slip. */
const MOST_SLIPS = 2;
/** Words of more lines than this lead nowhere by themselves, and take long. */
const MOST_LINES = 20_000;
/** So many words or letters are left out one after the other. */
const MOST_LEFT_OUT = 3;
/** Beginnings of a run of letters that are tried. */
const BEGINNINGS = [8, 6, 5, 4, 3];
/** Less of a word says nothing. */
const LEAST_OF_A_WORD = 3;
/** What a text hardly means is no way of searching for it. */
const LEAST_CONFIDENCE = 0.4;
/** So many of what was asked in the one box are taken for what was meant. */
const MOST_MEANT = 2;

interface NearbyOptions {
  /** One hit and the total. */
  readonly search: (query: SearchQuery) => SearchResults;
  readonly guess: (text: string, options: DetectOptions) => readonly Guess[];
  /** How words of a kind are told apart and mended; letters have no words. */
  readonly spellings: Readonly<Partial<Record<SearchKind, Spelling>>>;
  /** The letters of a text for the kinds that search by letters. */
  readonly lettersOf: Readonly<Partial<Record<SearchKind, (text: string) => readonly string[]>>>;
  /** The greatest page there is inside a filter. */
  readonly lastAng: (filter: SearchFilter) => number;
}

type Candidate = Omit<NearbyQuery, 'total'>;

const LATIN_KINDS: ReadonlySet<SearchKind> = new Set(['englishWord', 'romanized', 'romanizedFirstLetters']);
const OPERATORS = /[+*"“”„]|(?:^|\s)-/;
const NARROWINGS = ['ang', 'raag', 'writer', 'source'] as const;

/** The filter with one of its narrowings less, in each way; then with none. */
function widened(filter: SearchFilter = {}): SearchFilter[] {
  const used = NARROWINGS.filter((each) => filter[each] != null);
  if (used.length === 0) return [];
  const without = (left: string): SearchFilter =>
    Object.fromEntries(used.filter((each) => each !== left).map((each) => [each, filter[each]]));
  return used.length === 1 ? [{}] : [...used.map(without), {}];
}

/** A list with each of its items left out, the last first, and the changed lists as a text. */
function oneFewer(items: readonly string[], separator: string): string[] {
  const places = [...items.keys()].reverse().slice(0, MOST_LEFT_OUT);
  return items.length < 2 ? [] : places.map((place) => items.toSpliced(place, 1).join(separator));
}

function shorterRuns(letters: readonly string[]): string[] {
  const beginnings = BEGINNINGS.filter((length) => length < letters.length - 1);
  return [...oneFewer(letters, ''), ...beginnings.map((length) => letters.slice(0, length).join(''))];
}

/** A word with its last letter, and what hangs from it, left out, up to three times. */
function shorterWords(word: string): string[] {
  const shorter: string[] = [];
  for (let text = word; shorter.length < 3;) {
    text = text.replace(/\P{M}\p{M}*$/u, '');
    if (text.replace(/\p{M}/gu, '').length < LEAST_OF_A_WORD) break;
    shorter.push(text);
  }
  return shorter;
}

/**
 * Finds queries near one that found nothing. Each candidate is searched before it is told; so many are tried that all
 * of them together cost what a few queries do.
 */
export function createNearby({ search, guess, spellings, lettersOf, lastAng }: NearbyOptions) {
  /** The text with the words that are in no line spelled as the nearest that are; the nearest for each first. */
  const mended = (kind: SearchKind, text: string): string[] => {
    const spelling = spellings[kind];
    const words = spelling?.wordsOf(text) ?? [];
    const isNowhere = words.map((word) => spelling?.isKnown(word) === false);
    if (isNowhere.filter(Boolean).length > MOST_SLIPS) return [];
    const nearest = words.map((word, place) => (isNowhere[place] ? (spelling?.nearest(word) ?? []) : null));
    if (!nearest.some((each) => each !== null && each.length > 0)) return [];
    return [0, 1, 2].map((choice) =>
      words
        .flatMap((word, place) => {
          const near = nearest[place];
          // A word that nothing is near to is better left out.
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
    // Whoever says how words go together has no words too many.
    if (OPERATORS.test(text)) return isPart ? [known.join(' ')] : [];
    return isPart ? [known.join(' '), ...oneFewer(known, ' ')] : oneFewer(words, ' ');
  };
  const leadsSomewhere = ({ kind, text }: SearchQuery): boolean => {
    const spelling = spellings[kind];
    if (!spelling) return true;
    return spelling.wordsOf(text).some((word) => spelling.linesWith(word) <= MOST_LINES);
  };
  const otherPage = ({ kind, text, filter = {} }: SearchQuery): string[] => {
    if (kind !== 'ang') return [];
    const last = lastAng(filter);
    return Number(text) > last && last > 0 ? [String(last)] : [];
  };

  return (asked: SearchQuery | AnyQuery): NearbyQuery[] => {
    const { filter = {}, order = 'rank' } = asked;
    if (asked.text.length > MOST_CHARACTERS) return [];
    const isOneBox = !('kind' in asked);
    const byScript = (isGurmukhi?: boolean): readonly Guess[] =>
      guess(asked.text, isGurmukhi === undefined ? {} : { isGurmukhi });
    const asQuery = ({ kind, text, source }: Guess): SearchQuery => ({
      kind,
      text,
      filter: source === undefined ? filter : { ...filter, source: filter.source ?? source },
      order,
    });
    const meant: readonly SearchQuery[] = isOneBox
      ? byScript(asked.isGurmukhi).slice(0, MOST_MEANT).map(asQuery)
      : [{ kind: asked.kind, text: asked.text, filter, order }];
    const keyOf = ({ kind, text, filter: narrowing = {} }: SearchQuery): string =>
      JSON.stringify([kind, text.trim(), NARROWINGS.map((each) => narrowing[each] ?? null)]);
    const told = new Set(meant.map(keyOf));
    const found: NearbyQuery[] = [];
    const left = { ...ALLOWANCES } as Record<NearbyQuery['change'], number>;

    interface Tried {
      /** Match as typed, but for spelling. */
      readonly sure: readonly NearbyQuery[];
      readonly others: readonly NearbyQuery[];
    }
    /** Searches for candidates until enough match as typed; those that find nothing are left out. */
    const attempt = (candidates: Iterable<Candidate>, most: number): Tried => {
      const sure: NearbyQuery[] = [];
      const others: NearbyQuery[] = [];
      for (const candidate of candidates) {
        const { query, change } = candidate;
        const cost = COSTS[query.kind] ?? COST_OF_LETTERS;
        if (sure.length === most) break;
        const key = keyOf(query);
        if (told.has(key) || query.text.trim() === '') continue;
        told.add(key);
        if (change !== 'filter' && !leadsSomewhere(query)) continue;
        if (left[change] < cost) continue;
        left[change] -= cost;
        const { total, hits } = search(query);
        const [first] = hits;
        if (!first) continue;
        (surenessOf(first.reasons) >= SURE ? sure : others).push({ ...candidate, total });
      }
      return { sure, others };
    };
    const add = (candidates: Iterable<Candidate>, most = MOST_OF_A_SORT): void => {
      const { sure, others } = attempt(candidates, most);
      found.push(...[...sure, ...others].slice(0, most));
    };
    const changed = (textsOf: (query: SearchQuery) => readonly string[]): Candidate[] =>
      meant.flatMap((query) => textsOf(query).map((text) => ({ query: { ...query, text }, change: 'text' })));

    add(
      widened(filter).flatMap((wider) =>
        meant.map((query) => ({ query: { ...query, filter: wider }, change: 'filter' as const })),
      ),
    );
    const isLatin = meant.some(({ kind }) => LATIN_KINDS.has(kind));
    const ways = attempt(
      [byScript(!isLatin), byScript(), byScript(isLatin)]
        .flat()
        .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
        .map((way) => ({ query: asQuery(way), change: 'kind' as const })),
      MOST_OF_A_SORT,
    );
    found.push(...ways.sure);
    add(changed(otherPage));
    add(changed(({ kind, text }) => mended(kind, text)));
    add(
      changed(({ kind, text }) => shortened(kind, text)),
      MOST - found.length,
    );
    return [...found, ...ways.others].slice(0, MOST);
  };
}
