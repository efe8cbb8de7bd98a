import styles from './Pagination.module.css';

/** Number of page links at once, and how many of them precede the current page. */
const WINDOW = 10;
const BEFORE = 5;

type PageLink =
  /** A page in the window around the current one. */
  | { readonly kind: 'page'; readonly page: number }
  /** The first or last page, if outside the window. */
  | { readonly kind: 'end'; readonly page: number }
  /** The page halfway between an end and the window. */
  | { readonly kind: 'leap'; readonly page: number };

/**
 * The page links to show: a window of ten, with up to five before the current page, plus the first and last page and,
 * if pages are skipped, one halfway.
 *
 * @param page the current page, counted from 1
 * @param pageCount the number of pages
 */
export function pageLinks(page: number, pageCount: number): PageLink[] {
  const last = Math.min(pageCount, Math.max(page - BEFORE, 1) + WINDOW - 1);
  const first = Math.max(1, last - WINDOW + 1);
  const links: PageLink[] = [];
  if (first > 1) links.push({ kind: 'end', page: 1 });
  if (first > 2) links.push({ kind: 'leap', page: Math.floor((1 + first) / 2) });
  for (let each = first; each <= last; each++) links.push({ kind: 'page', page: each });
  if (last < pageCount - 1) links.push({ kind: 'leap', page: Math.ceil((last + pageCount) / 2) });
  if (last < pageCount) links.push({ kind: 'end', page: pageCount });
  return links;
}

/** Texts of the links, for translation. */
export interface PaginationWords {
  /** Name of the navigation. */
  readonly label: string;
  /** Name of the link ‹. */
  readonly previous: string;
  /** Name of the link ›. */
  readonly next: string;
  /** Name of the link to the first page, if apart from the others. */
  readonly first: (page: number) => string;
  /** Name of the link to the last page, if apart from the others. */
  readonly last: (page: number) => string;
  /** Name of a link that skips pages. */
  readonly leap: (page: number) => string;
  /** A page number in the language's digits. */
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
  /** The current page, counted from 1. */
  page: number;
  /** Number of pages; nothing is rendered below 2. */
  pageCount: number;
  /** Address of a page, by its number. */
  hrefOf: (page: number) => string;
  /** Names and digits in the language of the interface; English by default. */
  words?: Partial<PaginationWords>;
}

/** Plain links to the pages of a list; renders nothing for a single page. */
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
              // The current page is a disabled link.
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

/** Hidden on phones, which have room only for the nearest pages, the ends, and the skipping links. */
function isFar({ kind, page: number }: PageLink, page: number): boolean {
  return kind === 'page' && Math.abs(number - page) > 1;
}

/** The accessible name of a link; a page number needs none. */
function nameOf(
  { kind, page }: PageLink,
  { leap, first, last }: Pick<PaginationWords, 'leap' | 'first' | 'last'>,
): string | undefined {
  if (kind === 'page') return undefined;
  if (kind === 'leap') return leap(page);
  return page === 1 ? first(page) : last(page);
}
