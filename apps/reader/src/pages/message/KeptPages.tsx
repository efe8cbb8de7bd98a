import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { PageOutcome } from '../../shared/navigation/routeCache.ts';
import { type KeptPage, listKeptPages } from '../../shared/offline/keptPages.ts';
import styles from './MessagePage.module.css';

export interface KeptPagesProps {
  /** Pages of this visit, latest first. */
  opened?: readonly PageOutcome[];
}

/** Most visited pages in the list. */
const MAX_VISITED = 8;

/** Matches runs of Gurmukhi words with their end marks. */
const GURMUKHI = /([\u0A00-\u0A7F]+(?:[\s\u0964\u0965]*[\u0A00-\u0A7F\u0964\u0965]+)*)/;

/** Path of the list of banis; banis are below it. */
const BANIS = '/sundar-gutka';

/** Links to what can be read without a connection: pages of this visit and earlier ones, then the daily banis. */
export function KeptPages({ opened = [] }: KeptPagesProps) {
  const kept = useKeptPages();
  const visited = new Map(
    [
      ...opened.filter(({ page }) => isReadable(page)).map(({ href, page: { title } }) => ({ href, title })),
      ...kept.filter(({ keptFor }) => keptFor === 'visit'),
    ].map((page) => [page.href, page.title]),
  );
  const daily = kept
    .filter(({ keptFor, href }) => keptFor === 'daily' && href.startsWith(`${BANIS}/`))
    // Kept in their order of the day.
    .toReversed();
  const others = [...visited]
    .map(([href, title]) => ({ href, title }))
    .filter(({ href }) => href !== '/' && !daily.some((bani) => bani.href === href))
    .slice(0, MAX_VISITED);
  return (
    <>
      {others.length > 0 && (
        <PageList id="opened" heading={<Trans>What you can read now</Trans>} pages={others} />
      )}
      {daily.length > 0 && <PageList id="daily" heading={<Trans>Daily banis</Trans>} pages={daily} />}
    </>
  );
}

interface PageListProps {
  id: string;
  heading: ReactNode;
  pages: readonly Pick<KeptPage, 'href' | 'title'>[];
}

function PageList({ id, heading, pages }: PageListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      <ul className={styles['opened']}>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{inGurmukhi(href.startsWith(`${BANIS}/`) ? nameOfBani(title) : title)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Titles of banis end in the name of their collection. */
const nameOfBani = (title: string): string => title.replace(/ - [^-]*$/, '');

function useKeptPages(): readonly KeptPage[] {
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void listKeptPages().then((pages) => {
      if (!isUnmounted) setKept(pages);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return kept;
}

const isReadable = ({ status, content }: PageOutcome['page']): boolean =>
  status === 200 && content.page !== 'home' && content.page !== 'message';

/** Marks the Gurmukhi in a title. */
function inGurmukhi(title: string) {
  return title.split(GURMUKHI).map((part, index) =>
    // Odd parts are the captured Gurmukhi.
    index % 2 === 1 ? (
      <span key={index} lang="pa-Guru">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
