import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { searchHref, type SearchChoice } from '../../features/search/searchChoice.ts';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import { ownName } from '../../language/ownName.ts';
import type { FormOptions, NearQuery } from '../routeResult.ts';
import styles from './NoResults.module.css';

export interface NoResultsProps {
  choice: SearchChoice;
  options: FormOptions | null;
  nearby: readonly NearQuery[];
}

/** Where and how nothing was found, and what is near to it that finds something. */
export function NoResults({ choice, options, nearby }: NoResultsProps) {
  const { i18n, t } = useLingui();
  const searched = options?.sources.find(({ id }) => id === choice.source);
  const source = searched ? ownName(i18n, searched) : t`all sources`;
  const type = i18n._(searchTypeInfo(choice.type).label);
  return (
    <>
      <p>
        <Trans>
          Nothing in {source} matches it as “{type}”. Try another search type, source or writer.
        </Trans>
      </p>
      {nearby.length > 0 && <NearQueries choice={choice} nearby={nearby} />}
      <p>
        <a href="/help#Web-how-do-i-search-for-a-shabad">
          <Trans>How to search</Trans>
        </a>
      </p>
    </>
  );
}

function NearQueries({ choice, nearby }: Pick<NoResultsProps, 'choice' | 'nearby'>) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="near-queries" className={styles['near']}>
      <h2 id="near-queries" className={styles['heading']}>
        <Trans>Near to it, and found</Trans>
      </h2>
      <ul>
        {nearby.map((near) => {
          const asked = { ...choice, ...near };
          return (
            <li key={searchHref(asked)}>
              <a href={searchHref(asked)} className={styles['link']}>
                <span className={styles['query']}>
                  <ShownQuery choice={asked} />
                </span>
                <span className={styles['how']}>
                  {i18n._(searchTypeInfo(near.type).label)} ·{' '}
                  <Plural value={near.total} one="# line" other="# lines" />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
