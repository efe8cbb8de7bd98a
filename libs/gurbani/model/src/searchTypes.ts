import type { QueryNeed } from './queryProblem.ts';

/** Longest query of a search, in UTF-16 units. No line of scripture is nearly as long. */
export const MAX_QUERY_LENGTH = 10_000;

/** The rules of a search type. */
interface SearchTypeEntry {
  /** Names the type in code, its finder in the engine, and its labels in the interface. */
  readonly name: string;
  /** The type in addresses, cookies and the API: BaniDB's number. Never changes. */
  readonly type: number;
  /** `finder`: the engine's finder of that name; `guess`: the likeliest finder; `question`: answers by meaning. */
  readonly answeredBy: 'finder' | 'guess' | 'question';
  /** Script of the query. `gurmukhi` includes the keys of the legacy ASCII layout; `any` leaves the choice to the visitor. */
  readonly typed: 'gurmukhi' | 'romanized' | 'english' | 'digits' | 'any';
  readonly needs: QueryNeed;
}

/**
 * All search types with their rules, in the order they are offered [B12]. A new type is an entry here; the compiler then
 * names every place that needs a label, an example or a finder for it.
 */
export const SEARCH_TYPE_LIST = [
  { name: 'firstLetters', type: 0, answeredBy: 'finder', typed: 'gurmukhi', needs: 'twoCharacters' },
  { name: 'firstLettersAnywhere', type: 1, answeredBy: 'finder', typed: 'gurmukhi', needs: 'twoCharacters' },
  {
    name: 'romanizedFirstLetters',
    type: 7,
    answeredBy: 'finder',
    typed: 'romanized',
    needs: 'twoCharacters',
  },
  { name: 'mainLetters', type: 6, answeredBy: 'finder', typed: 'gurmukhi', needs: 'twoCharacters' },
  { name: 'gurmukhiWord', type: 2, answeredBy: 'finder', typed: 'gurmukhi', needs: 'twoCharacters' },
  { name: 'englishWord', type: 3, answeredBy: 'finder', typed: 'english', needs: 'twoCharacters' },
  { name: 'romanized', type: 4, answeredBy: 'finder', typed: 'romanized', needs: 'fourWords' },
  { name: 'ang', type: 5, answeredBy: 'finder', typed: 'digits', needs: 'digits' },
  { name: 'autoDetect', type: 8, answeredBy: 'guess', typed: 'any', needs: 'oneCharacter' },
  { name: 'question', type: 9, answeredBy: 'question', typed: 'english', needs: 'twoCharacters' },
] as const satisfies readonly SearchTypeEntry[];

export type SearchTypeRules = (typeof SEARCH_TYPE_LIST)[number];
export type SearchTypeName = SearchTypeRules['name'];
export type SearchType = SearchTypeRules['type'];

/** Search types by name. */
export const SEARCH_TYPES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ SEARCH_TYPE_LIST.map(({ name, type }) => [name, type]),
) as { readonly [Rules in SearchTypeRules as Rules['name']]: Rules['type'] };

/** Search types with a finder in the engine. */
export type SearchKind = Extract<SearchTypeRules, { readonly answeredBy: 'finder' }>['name'];

export const SEARCH_KINDS: readonly SearchKind[] = /* @__PURE__ */ SEARCH_TYPE_LIST.flatMap((rules) =>
  rules.answeredBy === 'finder' ? [rules.name] : [],
);

/** @throws RangeError if the type is unknown */
export function searchTypeRules(type: SearchType): SearchTypeRules {
  const rules = SEARCH_TYPE_LIST.find((each) => each.type === type);
  if (!rules) throw new RangeError(`There is no search type ${String(type)}.`);
  return rules;
}

/** Parses a search type from an address, cookie or request; null if it is unknown. */
export function parseSearchType(stored: unknown): SearchType | null {
  const text = typeof stored === 'number' ? String(stored) : stored;
  return SEARCH_TYPE_LIST.find(({ type }) => String(type) === text)?.type ?? null;
}
