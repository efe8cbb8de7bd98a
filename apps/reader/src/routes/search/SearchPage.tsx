import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pagination } from '@naad/ui-kit';
import { AddToMultiView } from '../../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import { Credits } from '../../features/reading/Credits.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { searchHref } from '../../features/search/searchChoice.ts';
import { SearchResult } from '../../features/search/SearchResult/SearchResult.tsx';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import type { SearchContent } from '../routeResult.ts';
import styles from './SearchPage.module.css';
import { usePaginationWords } from './usePaginationWords.ts';

/** A page of what was found. */
export function SearchPage({ content }: { content: SearchContent }) {
  const { i18n, t } = useLingui();
  const paginationWords = usePaginationWords();
  const { choice, total, offset, pageCount, verses, credits } = content;
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['heading']}>
        <Trans>
          Results for <ShownQuery choice={choice} />
        </Trans>
      </h1>
      <p className={styles['count']}>
        <Plural value={total} one="# line" other="# lines" />
        {pageCount > 1 && (
          <>
            {', '}
            <Trans>
              page {i18n.number(offset)} of {i18n.number(pageCount)}
            </Trans>
          </>
        )}
      </p>
      <ul aria-label={t`Search results`}>
        {verses.map((verse) => (
          <li key={verse.id}>
            <SearchResult
              verse={verse}
              choice={choice}
              pageName={pageName(i18n, verse.source.id)}
              actions={<AddToMultiView verse={verse} />}
            />
          </li>
        ))}
      </ul>
      <Credits credits={credits} />
      <Pagination
        page={offset}
        pageCount={pageCount}
        hrefOf={(page) => searchHref(choice, page)}
        words={paginationWords}
      />
    </div>
  );
}
