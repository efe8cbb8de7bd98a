import { Trans } from '@lingui/react/macro';
import { Fragment, useEffect, useState } from 'react';
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

/** Links to what can be read without a connection: pages of this visit, earlier ones, and the daily banis. */
export function KeptPages({ opened = [] }: KeptPagesProps) {
  const kept = useKeptPages();
  const visited = new Map(
    [
      ...opened.filter(({ page }) => isReadable(page)).map(({ href, page: { title } }) => ({ href, title })),
      ...kept.filter(({ keptFor }) => keptFor === 'visit'),
    ].map((page) => [page.href, page.title]),
  );
  const daily = kept.filter(({ keptFor, href }) => keptFor === 'daily' && !visited.has(href)).reverse();
  const links = [
    ...[...visited].map(([href, title]) => ({ href, title })).slice(0, MAX_VISITED),
    ...daily,
  ].filter(({ href }) => href !== '/');
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="opened">
      <h2 id="opened" className={styles['heading']}>
        <Trans>What you can read now</Trans>
      </h2>
      <ul className={styles['opened']}>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{inGurmukhi(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
