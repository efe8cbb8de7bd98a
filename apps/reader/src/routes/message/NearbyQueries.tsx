import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NearbyQuery } from '@naad/api-client';
import { searchHref } from '../../features/search/searchChoice.ts';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import { ownName } from '../../language/ownName.ts';
import styles from './NearbyQueries.module.css';
import type { NoResultsProps } from './NoResults.tsx';

/** Queries that find something, as links; of each what it searches for, how, and where that is not what was asked. */
export function NearbyQueries({ choice, options, nearby }: NoResultsProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="near-queries" className={styles['near']}>
      <h2 id="near-queries" className={styles['heading']}>
        <Trans>Near to it, and found</Trans>
      </h2>
      <ul>
        {nearby.map((near) => (
          <li key={searchHref(near)}>
            <a href={searchHref(near)} className={styles['link']}>
              <span className={styles['query']}>
                <ShownQuery choice={near} />
              </span>
              <span className={styles['how']}>
                {[
                  i18n._(searchTypeInfo(near.type).label),
                  near.source === choice.source ? null : sourceOf(i18n, near, options),
                  near.writer === choice.writer ? null : writerOf(i18n, near, options),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
                {' · '}
                <Plural value={near.total} one="# line" other="# lines" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Options = NoResultsProps['options'];

function sourceOf(i18n: I18n, { source }: NearbyQuery, options: Options): string {
  const named = options?.sources.find(({ id }) => id === source);
  return named ? ownName(i18n, named) : i18n._(msg`all sources`);
}

function writerOf(i18n: I18n, { writer }: NearbyQuery, options: Options): string {
  const named = options?.writers.find(({ id }) => id === writer);
  return named ? named.english : i18n._(msg`all writers`);
}
