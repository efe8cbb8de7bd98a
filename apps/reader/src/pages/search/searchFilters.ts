import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiClient, Facets, SearchScope } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseShabadId, type SourceId } from '@naad/gurbani-model';
import { numberedPage } from '../../features/reading/pageName.ts';
import { listHref, type NarrowedSearch } from '../../features/search/narrowedSearch.ts';
import { type ApiName, localizedName } from '../../shared/language/localizedName.ts';
import type { FormOptions } from '../routeResult.ts';
import type { ActiveFilter, FacetGroup } from './content.ts';

/** Maximum number of values of a facet. */
const MAX_FACETS = 8;

type Named<Id> = readonly (ApiName & { readonly id: Id })[];

/** The names that filters are shown by. */
interface FilterNames {
  readonly source: Named<SourceId>;
  readonly raag: Named<number>;
  readonly writer: Named<number>;
}

export async function loadFilterNames(
  api: ApiClient,
  { sources, writers }: FormOptions,
): Promise<FilterNames> {
  return {
    source: sources,
    raag: await api.getRaags(),
    writer: writers.map(({ id, english, unicode = null }) => ({ id, english, unicode })),
  };
}

const LABELS: Readonly<Record<keyof FilterNames | 'within', MessageDescriptor>> = {
  source: msg`Source`,
  raag: msg`Raag`,
  writer: msg`Writer`,
  within: msg`Within`,
};

/** Links that narrow the results: none for a filter that is set, or in which the lines don't differ. */
export function facetGroups(
  i18n: I18n,
  search: NarrowedSearch,
  facets: Facets,
  names: FilterNames,
): FacetGroup[] {
  const group = <Id>(
    label: MessageDescriptor,
    counts: readonly { readonly id: Id; readonly count: number }[],
    named: Named<Id>,
    narrowed: (id: Id) => NarrowedSearch,
  ): FacetGroup => ({
    label: i18n._(label),
    options: counts
      .flatMap(({ id, count }) => {
        const name = named.find((each) => each.id === id);
        return name ? [{ name: localizedName(i18n, name), count, href: listHref(narrowed(id)) }] : [];
      })
      .slice(0, MAX_FACETS),
  });
  const { sources, raags, writers } = facets;
  return [
    search.source === null &&
      group(LABELS.source, sources, names.source, (source) => ({ ...search, source })),
    search.raag === undefined && group(LABELS.raag, raags, names.raag, (raag) => ({ ...search, raag })),
    search.writer === null &&
      group(LABELS.writer, writers, names.writer, (writer) => ({ ...search, writer })),
  ].filter((each) => each !== false && each.options.length > 1) as FacetGroup[];
}

/** The filters of a search; one whose name is unknown is shown by its number. */
export async function activeFilters(
  { api, i18n }: { readonly api: ApiClient; readonly i18n: I18n },
  search: NarrowedSearch,
  names: FilterNames,
): Promise<ActiveFilter[]> {
  const { source, raag, writer, within } = search;
  const filters: ActiveFilter[] = [];
  const add = (field: keyof typeof LABELS, name: ApiName | undefined, id: unknown, rest: NarrowedSearch) => {
    filters.push({
      label: i18n._(LABELS[field]),
      name: name ? localizedName(i18n, name) : String(id),
      ...(name?.english === null && { lang: 'pa-Guru' }),
      href: listHref(rest),
    });
  };
  if (within) {
    const { within: _within, ...rest } = search;
    // An ang came with its work, and is named with it.
    const isAng = within.type === 'ang';
    add(
      'within',
      await scopeName(api, i18n, within, source),
      within.id,
      isAng ? { ...rest, source: null } : rest,
    );
  }
  if (source !== null && within?.type !== 'ang') {
    add('source', nameIn(names.source, source), source, { ...search, source: null });
  }
  if (raag !== undefined) {
    const { raag: _raag, ...rest } = search;
    add('raag', nameIn(names.raag, raag), raag, rest);
  }
  if (writer !== null) add('writer', nameIn(names.writer, writer), writer, { ...search, writer: null });
  return filters;
}

function nameIn<Id>(names: Named<Id>, id: Id): ApiName | undefined {
  return names.find((each) => each.id === id);
}

async function scopeName(
  api: ApiClient,
  i18n: I18n,
  { type, id }: SearchScope,
  source: SourceId | null,
): Promise<ApiName | undefined> {
  switch (type) {
    case 'ang': {
      const name = numberedPage(i18n, source ?? 'G', id);
      return { english: name, unicode: name };
    }
    case 'bani': {
      const bani = (await api.getBanis()).find((each) => Number(each.id) === id);
      return bani && { english: bani.transliteration, unicode: bani.unicode };
    }
    case 'shabad': {
      const shabad = await findShabad(api, id);
      const title = shabad?.verses.find((verse) => verse.id === shabad.titleVerseId);
      return title && { english: null, unicode: title.unicode };
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
