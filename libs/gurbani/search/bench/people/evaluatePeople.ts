import type { Corpus, ShabadIndex } from '@naad/gurbani-corpus';
import type { Place } from '@naad/gurbani-model';
import { halfOf, type Half } from '../evaluation/evaluate.ts';
import type { SearchEngine } from '../../src/index.ts';
import { NAME_QUERIES } from './nameQueries.ts';
import { LINE_QUERIES, lineResolver, OWN_KIND } from './peopleSet.ts';
import type { LineCategory, LineQuery } from './peopleSet.ts';

/** Results of a set of queries: ranks are counted over different shabads among the first twenty. */
export interface PeopleRow {
  readonly set: string;
  readonly queries: number;
  /** Mean of 1 / rank, 0 beyond the twentieth shabad. */
  readonly mrr: number;
  /** Percentages of queries. */
  readonly first: number;
  readonly five: number;
  readonly twenty: number;
  readonly nothing: number;
}

export interface PeopleResults {
  readonly oneBox: readonly PeopleRow[];
  /** Each query as its own search type; if that finds nothing, the one box answers, as on the server. */
  readonly ownType: readonly PeopleRow[];
}

interface PeopleOptions {
  readonly half: Half;
  /** Called for each query of the one box whose shabad or place isn't first; rank 0 if it isn't among the first. */
  readonly onMiss?: (query: Pick<LineQuery, 'typed'>, set: string, rank: number) => void;
}

/** Lines to read until there are twenty different shabads, for nearly every query. */
const LINES = 200;
const MAX_RANK = 20;

/** The categories as findings report them: both ways to type first letters are one. */
const SETS: readonly (readonly [name: string, categories: readonly LineCategory[]])[] = [
  ['roman', ['roman']],
  ['part', ['part']],
  ['letters', ['keys', 'latin']],
  ['gurmukhi', ['gurmukhi']],
  ['script', ['script']],
  ['english', ['english']],
  ['mixed', ['mixed']],
  ['real', ['real']],
];

interface Outcome {
  /** From 1; 0 beyond the first twenty shabads. */
  readonly rank: number;
  readonly total: number;
}

/** Writes a place as {@link NAME_QUERIES} do: `bani 31 astpadi 5`, `ang G 917`. */
function placeKey(place: Place): string {
  switch (place.type) {
    case 'bani':
      return `bani ${String(place.baniId)}${place.part ? ` ${place.part.type} ${String(place.part.number)}` : ''}`;
    case 'ang':
      return `ang ${place.source} ${String(place.ang)}`;
    case 'work':
      return `work ${place.source}`;
    case 'raag':
      return `raag ${String(place.raagId)}`;
    case 'writer':
      return `writer ${String(place.writerId)}`;
    case 'shabad':
      return `shabad ${String(place.shabadId)}`;
    case 'hukamnama':
      return place.date === null ? 'hukamnama' : `hukamnama ${place.date}`;
    case 'feature':
      return `feature ${place.feature}`;
  }
}

/** Distributes names over the halves, all queries for a place together. */
const halfOfPlace = (key: string): Half =>
  halfOf(Array.from(key).reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7));

/** Summarises the outcomes of a set. */
function summarise(set: string, outcomes: readonly Outcome[]): PeopleRow {
  const share = (isCounted: (outcome: Outcome) => boolean): number =>
    (outcomes.filter(isCounted).length * 100) / Math.max(1, outcomes.length);
  return {
    set,
    queries: outcomes.length,
    mrr:
      outcomes.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, outcomes.length),
    first: share(({ rank }) => rank === 1),
    five: share(({ rank }) => rank >= 1 && rank <= 5),
    twenty: share(({ rank }) => rank >= 1),
    nothing: share(({ total }) => total === 0),
  };
}

/** Asks the queries of one half of the shabads and places. */
export function evaluatePeople(
  corpus: Corpus,
  engine: SearchEngine,
  { half, onMiss }: PeopleOptions,
): PeopleResults {
  const linesOf = lineResolver(corpus);
  const shabadOf = (line: number): ShabadIndex => corpus.line(line).shabadIndex;
  const outcomeOf = (lines: readonly number[], total: number, wanted: ReadonlySet<ShabadIndex>): Outcome => {
    const shabads = [...new Set(lines.map(shabadOf))].slice(0, MAX_RANK);
    return { rank: shabads.findIndex((shabad) => wanted.has(shabad)) + 1, total };
  };
  const targets = new Map<string, ReadonlySet<ShabadIndex>>();
  const targetOf = (unicode: string): ReadonlySet<ShabadIndex> => {
    const target = targets.get(unicode) ?? new Set(linesOf(unicode).map(shabadOf));
    targets.set(unicode, target);
    return target;
  };
  const slice = { offset: 0, limit: LINES, isExplained: true };
  const asked = LINE_QUERIES.filter(({ unicode }) => {
    const [first] = targetOf(unicode);
    return first !== undefined && halfOf(first) === half;
  }).map((query) => {
    const wanted = targetOf(query.unicode);
    const any = engine.searchAny({ text: query.typed }, slice);
    const oneBox = outcomeOf(any.lines, any.total, wanted);
    if (oneBox.rank !== 1) onMiss?.(query, query.category, oneBox.rank);
    const kind = OWN_KIND[query.category];
    const own = kind === null ? null : engine.search({ kind, text: query.typed }, slice);
    return {
      category: query.category,
      oneBox,
      ownType: own === null || own.total === 0 ? oneBox : outcomeOf(own.lines, own.total, wanted),
    };
  });
  const names = NAME_QUERIES.filter(({ place }) => halfOfPlace(place) === half).map(({ typed, place }) => {
    const { places } = engine.places(typed);
    const outcome = { rank: places.findIndex((each) => placeKey(each) === place) + 1, total: places.length };
    if (outcome.rank !== 1) onMiss?.({ typed }, 'name', outcome.rank);
    return outcome;
  });
  const rows = (way: 'oneBox' | 'ownType'): PeopleRow[] => [
    ...SETS.map(([name, categories]) =>
      summarise(
        name,
        asked.filter(({ category }) => categories.includes(category)).map((each) => each[way]),
      ),
    ),
    summarise('name', names),
    summarise('all', [...asked.map((each) => each[way]), ...names]),
  ];
  return { oneBox: rows('oneBox'), ownType: rows('ownType') };
}
