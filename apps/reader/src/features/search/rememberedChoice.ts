import { isSourceId } from '@naad/gurbani-corpus';
import type { SearchPreferences } from '@naad/settings-schema';
import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';
import type { SearchTypeInfo } from './searchTypes.ts';

/** Which form asks: one with every choice, or the compact one, which shows the type alone and narrows nothing unseen. */
export type FormSize = 'full' | 'compact';

export interface Beginning {
  readonly asked: SearchChoice;
  readonly kept: SearchPreferences | undefined;
  readonly size: FormSize;
  /** The types that the form offers. */
  readonly types: readonly SearchTypeInfo[];
}

/** What a form begins with: what was asked for; where nothing was, what was chosen the last time. */
export function beginningChoice({ asked, kept, size, types }: Beginning): SearchChoice {
  if (!types.some(({ type }) => type === asked.type)) return { ...asked, type: DEFAULT_CHOICE.type };
  const info = types.find(({ type }) => type === kept?.searchType);
  if (!kept || !info || !isDefault(asked)) return asked;
  const { searchSource, searchWriter, isSearchGurmukhi } = kept;
  return {
    query: '',
    type: info.type,
    source: size === 'full' && isSourceId(searchSource) ? searchSource : null,
    writer: size === 'full' && searchWriter > 0 ? searchWriter : null,
    ...(isSearchGurmukhi && { isGurmukhi: true }),
  };
}

/** What is kept after a choice. */
export function keptChoice(
  { type, source, writer, isGurmukhi }: SearchChoice,
  kept: SearchPreferences,
  size: FormSize,
): SearchPreferences {
  const isFull = size === 'full';
  return {
    searchType: type,
    searchSource: isFull ? (source ?? 'all') : kept.searchSource,
    searchWriter: isFull ? (writer ?? 0) : kept.searchWriter,
    isSearchGurmukhi: isGurmukhi === true,
  };
}

function isDefault({ query, type, source, writer }: SearchChoice): boolean {
  return query === '' && type === DEFAULT_CHOICE.type && source === null && writer === null;
}
