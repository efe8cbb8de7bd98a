import { isSourceId } from '@naad/gurbani-model';
import type { SearchPreferences } from '@naad/settings-schema';
import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';
import type { SearchTypeInfo } from './searchTypes.ts';

/** `full` has all options; `compact` has the type only, and no hidden filters. */
type FormSize = 'full' | 'compact';

interface InitialChoiceOptions {
  readonly initial: SearchChoice;
  readonly kept: SearchPreferences | undefined;
  readonly size: FormSize;
  /** Types that the form offers. */
  readonly types: readonly SearchTypeInfo[];
}

/** Initial options of a form: those of the address, otherwise the remembered ones. */
export function initialChoice({ initial, kept, size, types }: InitialChoiceOptions): SearchChoice {
  if (!types.some(({ type }) => type === initial.type)) return { ...initial, type: DEFAULT_CHOICE.type };
  const info = types.find(({ type }) => type === kept?.searchType);
  if (!kept || !info || !isDefault(initial)) return initial;
  const { searchSource, searchWriter, isSearchGurmukhi } = kept;
  return {
    query: '',
    type: info.type,
    source: size === 'full' && isSourceId(searchSource) ? searchSource : null,
    writer: size === 'full' && searchWriter > 0 ? searchWriter : null,
    ...(isSearchGurmukhi && { isGurmukhi: true }),
  };
}

/** Updates the remembered options after a change. */
export function rememberedChoice(
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
