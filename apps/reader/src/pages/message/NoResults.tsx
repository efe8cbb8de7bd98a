import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { NearbyQuery } from '@naad/api-client';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localizedName } from '../../shared/language/localizedName.ts';
import { type SearchChoice, searchHref } from '../../features/search/searchChoice.ts';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import type { FormOptions } from '../routeResult.ts';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import styles from './NoResults.module.css';

export interface NoResultsProps {
  choice: SearchChoice;
  options: FormOptions | null;
  nearby: readonly NearbyQuery[];
}

/** Says which search had no results, and suggests nearby queries that have some. */
export function NoResults({ choice, options, nearby }: NoResultsProps) {
  const { i18n, t } = useLingui();
  const searched = options?.sources.find(({ id }) => id === choice.source);
  const source = searched ? localizedName(i18n, searched) : t`all sources`;
  const type = i18n._(searchTypeInfo(choice.type).label);
  return (
    <>
      <p>
        <Trans>
          No matches in {source} for “{type}”. Try another search type, source or writer.
        </Trans>
      </p>
      {nearby.length > 0 && <NearbyQueries choice={choice} options={options} nearby={nearby} />}
      <p>
        <a href="/help#Web-how-do-i-search-for-a-shabad">
          <Trans>How to search</Trans>
        </a>
      </p>
    </>
  );
}

/** Links to nearby queries that have results, each with its type, and its source and writer if they differ. */
function NearbyQueries({ choice, options, nearby }: NoResultsProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="near-queries" className={styles['near']}>
      <h2 id="near-queries" className={styles['heading']}>
        <Trans>Close matches</Trans>
      </h2>
      <ul>
        {nearby.map((query) => (
          <li key={searchHref(query)}>
            <a href={searchHref(query)} className={styles['link']}>
              <span className={styles['query']}>
                <ShownQuery choice={query} />
              </span>
              <span className={styles['how']}>
                {[
                  i18n._(searchTypeInfo(query.type).label),
                  query.source === choice.source ? null : sourceName(i18n, query, options),
                  query.writer === choice.writer ? null : writerName(i18n, query, options),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
                {' · '}
                <Plural value={query.total} one="# line" other="# lines" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Options = NoResultsProps['options'];

function sourceName(i18n: I18n, { source }: NearbyQuery, options: Options): string {
  const named = options?.sources.find(({ id }) => id === source);
  return named ? localizedName(i18n, named) : i18n._(msg`all sources`);
}

function writerName(i18n: I18n, { writer }: NearbyQuery, options: Options): string {
  const named = options?.writers.find(({ id }) => id === writer);
  return named ? named.english : i18n._(msg`all writers`);
}
