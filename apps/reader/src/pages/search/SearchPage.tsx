import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES, type ShabadId } from '@naad/gurbani-model';
import { Breadcrumb, Pagination, type PaginationWords } from '@naad/ui-kit';
import type { FoundVerse } from '@naad/api-client';
import { Credits } from '../../features/reading/Credits.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { SaveButton } from '../../features/saved/SaveButton/SaveButton.tsx';
import { SearchFilters } from '../../features/search/SearchForm/SearchFilters.tsx';
import { SearchWithin } from '../../features/search/SearchWithin/SearchWithin.tsx';
import { SearchResult } from '../../features/search/SearchResult/SearchResult.tsx';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import type { SearchContent } from './content.ts';
import { ExperimentalNotice } from './ExperimentalNotice.tsx';
import { ActiveFilters, FacetLinks } from './FilterLinks.tsx';
import { InsteadNotice } from './InsteadNotice.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './SearchPage.module.css';

/** A page of search results. */
export function SearchPage({ content }: { content: SearchContent }) {
  const { i18n, t } = useLingui();
  const paginationWords = usePaginationWords();
  const { choice, total, offset, pageCount, searchedAs = [], credits, instead, places, pagesHref } = content;
  return (
    <div className={styles['page']} data-facets={content.facets.length > 0 || undefined}>
      <div className={styles['head']}>
        <Breadcrumb
          label={t`Breadcrumb`}
          crumbs={[{ label: t`Home`, href: '/' }, { label: t`Search results` }]}
        />
        <h1 tabIndex={-1} className={styles['heading']}>
          <Trans>
            Results for <SearchedText content={content} />
          </Trans>
        </h1>
        <p className={styles['count']}>
          {choice.type === SEARCH_TYPES.question ? (
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
        {instead && <InsteadNotice type={choice.type} />}
        {instead === null && <ExperimentalNotice choice={choice} searchedAs={searchedAs} />}
        <ActiveFilters filters={content.filters} />
        {choice.within && (
          <SearchWithin
            within={choice.within}
            source={choice.within.type === 'ang' ? (choice.source ?? 'G') : undefined}
            query={choice.query}
          />
        )}
        <PlaceRow places={places} />
      </div>
      <FacetLinks groups={content.facets} />
      <div className={styles['body']}>
        {total === 0 && content.filters.length > 0 && (
          <p>
            <Trans>No lines match here. Remove a filter to search everywhere.</Trans>
          </p>
        )}
        <ResultList content={content} />
        {/* Translators of other languages are credited beside their words. */}
        <Credits credits={credits.filter(({ key }) => /^(en\.|scheme)/.test(key))} />
        <Pagination
          page={offset}
          pageCount={pageCount}
          hrefOf={(page) => (page > 1 ? `${pagesHref}&offset=${String(page)}` : pagesHref)}
          words={paginationWords}
        />
      </div>
    </div>
  );
}

/** The query; what auto-detect searched for instead is shown as it was typed. */
function SearchedText({ content: { choice, instead } }: { content: SearchContent }) {
  const shown =
    instead === null ? choice : { ...choice, query: instead.query, type: SEARCH_TYPES.autoDetect };
  return <ShownQuery choice={shown} />;
}

// For the form in the header, which all pages share.
SearchPage.SearchFilters = SearchFilters;

/** Labels of the pagination links. */
function usePaginationWords(): PaginationWords {
  const { t, i18n } = useLingui();
  return {
    label: t`Pagination`,
    previous: t`Previous page`,
    next: t`Next page`,
    first: (page) => t`${i18n.number(page)}, first page`,
    last: (page) => t`${i18n.number(page)}, last page`,
    leap: (page) => t`… page ${i18n.number(page)}`,
    number: (page) => i18n.number(page),
  };
}

/** The results line by line, or grouped by shabad for a question. */
function ResultList({ content: { choice, verses, credits } }: { content: SearchContent }) {
  const { i18n, t } = useLingui();
  const translators = Object.fromEntries(credits.map(({ key, translator }) => [key, translator]));
  const renderResult = (verse: FoundVerse) => (
    <SearchResult
      verse={verse}
      choice={choice}
      pageName={pageName(i18n, verse.source.id)}
      translators={translators}
      actions={<SaveButton verse={verse} />}
    />
  );
  const isQuestion = choice.type === SEARCH_TYPES.question;
  return (
    <ul aria-label={t`Search results`}>
      {isQuestion
        ? groupByShabad(verses).map((group) => (
            <li key={group.shabadId} className={styles['shabad']}>
              {group.verses.map((verse) => (
                <div key={verse.id}>{renderResult(verse)}</div>
              ))}
            </li>
          ))
        : verses.map((verse) => <li key={verse.id}>{renderResult(verse)}</li>)}
    </ul>
  );
}

interface ShabadGroup {
  readonly shabadId: ShabadId;
  readonly verses: readonly FoundVerse[];
}

/** Groups lines by shabad, keeping the order of shabads and lines. */
function groupByShabad(verses: readonly FoundVerse[]): ShabadGroup[] {
  const groups = new Map<ShabadId, FoundVerse[]>();
  for (const verse of verses) {
    const group = groups.get(verse.shabadId);
    if (group) group.push(verse);
    else groups.set(verse.shabadId, [verse]);
  }
  return [...groups].map(([shabadId, members]) => ({ shabadId, verses: members }));
}
