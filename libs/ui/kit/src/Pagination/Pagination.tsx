import styles from './Pagination.module.css';
import { type PageLink, pageLinks } from './pageLinks.ts';

/** What its links are called, for an app that is translated. */
export interface PaginationWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly first: (page: number) => string;
  readonly last: (page: number) => string;
  /** Of a leap over pages that are not offered. */
  readonly leap: (page: number) => string;
  /** A page as its link shows it, in the digits of the language. */
  readonly number: (page: number) => string;
}

const ENGLISH: PaginationWords = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  first: (page) => `${String(page)}, first page`,
  last: (page) => `${String(page)}, last page`,
  leap: (page) => `… page ${String(page)}`,
  number: String,
};

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  words?: Partial<PaginationWords>;
}

/** Plain links to the pages of a list; nothing for a list of one page. */
export function Pagination({ page, pageCount, hrefOf, words }: PaginationProps) {
  const { label, previous, next, number, ...names } = { ...ENGLISH, ...words };
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles['pagination']}>
      <ul className={styles['list']}>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={styles['step']} aria-label={previous}>
              ‹
            </a>
          </li>
        )}
        {pageLinks(page, pageCount).map((link) => (
          <li key={link.page} data-kind={link.kind} data-far={isFar(link, page) ? '' : undefined}>
            {link.page === page ? (
              // A link to where one is, which leads nowhere.
              <span role="link" aria-disabled="true" aria-current="page" className={styles['link']}>
                {number(page)}
              </span>
            ) : (
              <a href={hrefOf(link.page)} aria-label={nameOf(link, names)} className={styles['link']}>
                {link.kind === 'leap' ? '…' : number(link.page)}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className={styles['step']} aria-label={next}>
              ›
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** On a phone there is room for the nearest pages only, the ends, and the leaps between. */
function isFar({ kind, page: number }: PageLink, page: number): boolean {
  return kind === 'page' && Math.abs(number - page) > 1;
}

/** A number that is drawn is its own name. */
function nameOf(
  { kind, page }: PageLink,
  { leap, first, last }: Pick<PaginationWords, 'leap' | 'first' | 'last'>,
): string | undefined {
  if (kind === 'page') return undefined;
  if (kind === 'leap') return leap(page);
  return page === 1 ? first(page) : last(page);
}
