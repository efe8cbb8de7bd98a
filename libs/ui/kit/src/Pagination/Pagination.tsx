import styles from './Pagination.module.css';
import { type PageLink, pageLinks } from './pageLinks.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Plain links to the pages of a list; nothing for a list of one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pagination" className={styles['pagination']}>
      <ul className={styles['list']}>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={styles['step']} aria-label="Previous page">
              ‹
            </a>
          </li>
        )}
        {pageLinks(page, pageCount).map((link) => (
          <li key={link.page} data-kind={link.kind} data-far={isFar(link, page) ? '' : undefined}>
            {link.page === page ? (
              <a href={hrefOf(page)} aria-current="page" className={styles['link']}>
                {page}
              </a>
            ) : (
              <a href={hrefOf(link.page)} aria-label={nameOf(link)} className={styles['link']}>
                {link.kind === 'leap' ? '…' : link.page}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className={styles['step']} aria-label="Next page">
              ›
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** On a phone there is room for the nearest pages only. */
function isFar(link: PageLink, page: number): boolean {
  return link.kind === 'leap' || (link.kind === 'page' && Math.abs(link.page - page) > 1);
}

function nameOf(link: PageLink): string | undefined {
  if (link.kind === 'page') return undefined;
  if (link.kind === 'leap') return `… page ${String(link.page)}`;
  return `${String(link.page)}, ${link.page === 1 ? 'first' : 'last'} page`;
}
