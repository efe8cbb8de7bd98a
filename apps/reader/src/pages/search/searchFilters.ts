import type { ApiClient, Facets, SearchScope } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { I18n } from '@lingui/core';
import { parseShabadId, type SourceId } from '@naad/gurbani-model';
import { pageName } from '../../features/reading/pageName.ts';
import type { NarrowedSearch } from '../../features/search/narrowedSearch.ts';
import type { ApiName } from '../../shared/language/localizedName.ts';
import type { FormOptions } from '../routeResult.ts';
import type { FacetGroups, SearchFilterName } from './content.ts';

/** Maximum number of values of a facet. */
const MAX_FACETS = 8;

type Named<Id> = readonly (ApiName & { readonly id: Id })[];

function withNames<Id>(counts: readonly { id: Id; count: number }[], names: Named<Id>) {
  const named = counts.flatMap(({ id, count }) => {
    const name = names.find((each) => each.id === id);
    return name ? [{ id, count, english: name.english, unicode: name.unicode }] : [];
  });
  // A single value narrows nothing.
  return named.length > 1 ? named.slice(0, MAX_FACETS) : [];
}

/** The names that filters and facets are shown by. */
interface FilterNames {
  readonly sources: Named<SourceId>;
  readonly raags: Named<number>;
  readonly writers: Named<number>;
}

export async function loadFilterNames(
  api: ApiClient,
  { sources, writers }: FormOptions,
): Promise<FilterNames> {
  return {
    sources,
    raags: await api.getRaags(),
    writers: writers.map(({ id, english, unicode = null }) => ({ id, english, unicode })),
  };
}

/** The facets with names. */
export function facetGroups(facets: Facets | null, names: FilterNames): FacetGroups {
  return {
    source: withNames(facets?.sources ?? [], names.sources),
    raag: withNames(facets?.raags ?? [], names.raags),
    writer: withNames(facets?.writers ?? [], names.writers),
  };
}

/** The filters of a search with their names; one without a name is shown by its number. */
export async function filterNames(
  { api, i18n }: { readonly api: ApiClient; readonly i18n: I18n },
  { source, raag, writer, within }: NarrowedSearch,
  names: FilterNames,
): Promise<SearchFilterName[]> {
  const nameIn = <Id>(list: Named<Id>, id: Id): ApiName =>
    list.find((each) => each.id === id) ?? { english: String(id), unicode: null };
  const filters: SearchFilterName[] = [];
  const add = (field: SearchFilterName['field'], { english, unicode }: ApiName) =>
    filters.push({ field, english, unicode });
  if (within) add('within', await scopeName(api, i18n, within, source));
  // The work of a page is named with it.
  if (source !== null && within?.type !== 'ang') add('source', nameIn(names.sources, source));
  if (raag !== undefined) add('raag', nameIn(names.raags, raag));
  if (writer !== null) add('writer', nameIn(names.writers, writer));
  return filters;
}

async function scopeName(
  api: ApiClient,
  i18n: I18n,
  { type, id }: SearchScope,
  source: SourceId | null,
): Promise<ApiName> {
  const number: ApiName = { english: String(id), unicode: null };
  switch (type) {
    case 'ang':
      return { english: `${pageName(i18n, source ?? 'G')} ${String(id)}`, unicode: null };
    case 'bani': {
      const bani = (await api.getBanis()).find((each) => Number(each.id) === id);
      return bani ? { english: bani.transliteration, unicode: bani.unicode } : number;
    }
    case 'shabad': {
      const shabad = await findShabad(api, id);
      const title = shabad?.verses.find((verse) => verse.id === shabad.titleVerseId);
      return title ? { english: null, unicode: title.unicode } : number;
    }
  }
}

async function findShabad(api: ApiClient, number: number) {
  const id = parseShabadId(number);
  if (id === null) return undefined;
  try {
    const [shabad] = await api.getShabads([id], { translations: [], transliterations: [] });
    return shabad;
  } catch (error) {
    if (error instanceof ApiError && error.id === 'shabadNotFound') return undefined;
    throw error;
  }
}
