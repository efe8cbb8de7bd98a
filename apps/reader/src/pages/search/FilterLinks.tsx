import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, CloseIcon } from '@naad/ui-kit';
import { listHref, type NarrowedSearch } from '../../features/search/narrowedSearch.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import type { Facet, FacetGroups, FilterField, SearchFilterName } from './content.ts';
import styles from './FilterLinks.module.css';

const FIELD_NAMES: Readonly<Record<FilterField, MessageDescriptor>> = {
  source: msg`Source`,
  raag: msg`Raag`,
  writer: msg`Writer`,
  within: msg`Within`,
};

/** The search without one of its filters. */
function without(search: NarrowedSearch, field: FilterField): NarrowedSearch {
  switch (field) {
    case 'source':
      return { ...search, source: null };
    case 'writer':
      return { ...search, writer: null };
    case 'raag': {
      const { raag: _raag, ...others } = search;
      return others;
    }
    case 'within': {
      const { within, ...others } = search;
      // An ang came with its source.
      return within?.type === 'ang' ? { ...others, source: null } : others;
    }
  }
}

export interface ActiveFiltersProps {
  search: NarrowedSearch;
  filters: readonly SearchFilterName[];
}

/** The filters of a search, each a link that removes it. */
export function ActiveFilters({ search, filters }: ActiveFiltersProps) {
  const { t, i18n } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t`Filters`} className={styles['active']}>
      {filters.map((filter) => {
        const field = i18n._(FIELD_NAMES[filter.field]);
        const name = localizedName(i18n, filter);
        return (
          <li key={filter.field}>
            <a
              href={listHref(without(search, filter.field))}
              className={styles['remove']}
              aria-label={t`Remove filter: ${field}, ${name}`}
            >
              <span className={styles['field']}>{field}</span>
              <span dir="auto" lang={filter.english === null ? 'pa-Guru' : undefined}>
                {name}
              </span>
              <CloseIcon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export interface FacetLinksProps {
  search: NarrowedSearch;
  facets: FacetGroups;
}

/** Links that narrow the results, with the number of lines that each leaves; none for a filter that is set. */
export function FacetLinks({ search, facets }: FacetLinksProps) {
  const { t } = useLingui();
  const source = search.source === null ? facets.source : [];
  const raag = search.raag === undefined ? facets.raag : [];
  const writer = search.writer === null ? facets.writer : [];
  if (source.length + raag.length + writer.length === 0) return null;
  return (
    <nav aria-label={t`Narrow the results`} className={styles['facets']}>
      <details className={styles['details']}>
        <summary className={styles['summary']}>
          <Trans>Narrow the results</Trans>
          <ChevronDownIcon />
        </summary>
        <div className={styles['groups']}>
          <FacetGroup field="source" facets={source} hrefOf={(id) => listHref({ ...search, source: id })} />
          <FacetGroup field="raag" facets={raag} hrefOf={(id) => listHref({ ...search, raag: id })} />
          <FacetGroup field="writer" facets={writer} hrefOf={(id) => listHref({ ...search, writer: id })} />
        </div>
      </details>
    </nav>
  );
}

interface FacetGroupProps<Id> {
  field: FilterField;
  facets: readonly Facet<Id>[];
  hrefOf: (id: Id) => string;
}

function FacetGroup<Id>({ field, facets, hrefOf }: FacetGroupProps<Id>) {
  const { i18n } = useLingui();
  const headingId = `facet-${field}`;
  if (facets.length === 0) return null;
  return (
    <section>
      <h2 id={headingId} className={styles['heading']}>
        {i18n._(FIELD_NAMES[field])}
      </h2>
      <ul aria-labelledby={headingId}>
        {facets.map((facet) => (
          <li key={String(facet.id)}>
            <a href={hrefOf(facet.id)} className={styles['facet']}>
              <span dir="auto">{localizedName(i18n, facet)}</span>{' '}
              <span className={styles['count']}>{i18n.number(facet.count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
