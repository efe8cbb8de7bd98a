import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES } from '@naad/api-contract';
import { Breadcrumb, Pagination } from '@naad/ui-kit';
import { Credits } from '../../features/reading/Credits.tsx';
import { offerNarrowing } from '../../features/search/SearchForm/narrowing.ts';
import { NarrowingChoices } from '../../features/search/SearchForm/NarrowingChoices.tsx';
import { searchHref } from '../../features/search/searchChoice.ts';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import type { SearchContent } from '../routeResult.ts';
import { ExperimentalNotice } from './ExperimentalNotice.tsx';
import { ResultList } from './ResultList.tsx';
import styles from './SearchPage.module.css';
import { usePaginationWords } from './usePaginationWords.ts';

offerNarrowing(NarrowingChoices);

/** A page of what was found. */
export function SearchPage({ content }: { content: SearchContent }) {
  const { i18n, t } = useLingui();
  const paginationWords = usePaginationWords();
  const { choice, total, offset, pageCount, searchedAs = [], credits } = content;
  return (
    <div className={styles['page']}>
      <Breadcrumb
        label={t`Breadcrumb`}
        crumbs={[{ label: t`Home`, href: '/' }, { label: t`Search results` }]}
      />
      <h1 tabIndex={-1} className={styles['heading']}>
        <Trans>
          Results for <ShownQuery choice={choice} />
        </Trans>
      </h1>
      <p className={styles['count']}>
        {choice.type === SEARCH_TYPES.askAQuestion ? (
          <Plural value={total} one="# shabad" other="# shabads" />
        ) : (
          <Plural value={total} one="# line" other="# lines" />
        )}
        {pageCount > 1 && (
          <>
            {', '}
            <Trans>
              page {i18n.number(offset)} of {i18n.number(pageCount)}
            </Trans>
          </>
        )}
      </p>
      <ExperimentalNotice choice={choice} searchedAs={searchedAs} />
      <ResultList content={content} />
      {/* Others are named beside their own words. */}
      <Credits credits={credits.filter(({ key }) => key.startsWith('en.'))} />
      <Pagination
        page={offset}
        pageCount={pageCount}
        hrefOf={(page) => searchHref(choice, page)}
        words={paginationWords}
      />
    </div>
  );
}
