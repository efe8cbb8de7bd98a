/** How many numbered pages are offered at once, and how many of them lie before the current one. */
const WINDOW = 10;
const BEFORE = 5;

export type PageLink =
  /** A numbered page of the window around the current one. */
  | { readonly kind: 'page'; readonly page: number }
  /** The first or last page, where the window does not reach it. */
  | { readonly kind: 'end'; readonly page: number }
  /** A leap to halfway through the pages left out between an end and the window. */
  | { readonly kind: 'leap'; readonly page: number };

/**
 * The pages to offer: ten, five of them before the current one where there are as many, and beyond them the first and
 * last page with a leap halfway where pages are left out.
 *
 * @param page the current page, from 1
 * @param pageCount how many there are
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
