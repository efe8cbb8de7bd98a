import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { pageLinks, Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/search?q=x&offset=${String(page)}`;

it('Pagination marks the current page and links to its neighbours [S9.2, B44]', () => {
  render(<Pagination page={7} pageCount={30} hrefOf={hrefOf} />);
  const nav = within(screen.getByRole('navigation', { name: 'Pagination' }));
  const here = nav.getByRole('link', { current: 'page' });
  expect(here.textContent).toBe('7');
  // A link to the current page does nothing [B45].
  expect(here.hasAttribute('href')).toBe(false);
  expect(nav.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(hrefOf(6));
  expect(nav.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(hrefOf(8));
  expect(nav.getByRole('link', { name: '30, last page' }).getAttribute('href')).toBe(hrefOf(30));
});

it('Pagination has no previous or next link at the ends', () => {
  const { rerender } = render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy();
  rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

it('Pagination renders nothing for a single page', () => {
  render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('Pagination uses the given texts', () => {
  const words = {
    label: 'ਪੰਨੇ',
    previous: 'ਪਿਛਲਾ',
    next: 'ਅਗਲਾ',
    first: (page: number) => `ਪਹਿਲਾ ${String(page)}`,
    last: (page: number) => `ਆਖ਼ਰੀ ${String(page)}`,
    leap: (page: number) => `ਪੰਨਾ ${String(page)}`,
    number: (page: number) => page.toLocaleString('pa-u-nu-guru'),
  };
  render(<Pagination page={15} pageCount={30} hrefOf={hrefOf} words={words} />);
  const nav = within(screen.getByRole('navigation', { name: 'ਪੰਨੇ' }));
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('੧੫');
  expect(nav.getByRole('link', { name: 'ਆਖ਼ਰੀ 30' }).textContent).toBe('੩੦');
  const names = nav.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names.filter((name) => name !== null)).toEqual([
    'ਪਿਛਲਾ',
    'ਪਹਿਲਾ 1',
    'ਪੰਨਾ 5',
    'ਪੰਨਾ 25',
    'ਆਖ਼ਰੀ 30',
    'ਅਗਲਾ',
  ]);
});

function format(page: number, pageCount: number): string {
  return pageLinks(page, pageCount)
    .map((link) => (link.kind === 'leap' ? `…${String(link.page)}` : String(link.page)))
    .join(' ');
}

describe('pageLinks', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [1, 30, '1 2 3 4 5 6 7 8 9 10 …20 30'],
    [6, 30, '1 2 3 4 5 6 7 8 9 10 …20 30'],
    [7, 30, '1 2 3 4 5 6 7 8 9 10 11 …21 30'],
    [15, 30, '1 …5 10 11 12 13 14 15 16 17 18 19 …25 30'],
    [25, 30, '1 …10 20 21 22 23 24 25 26 27 28 29 30'],
    [30, 30, '1 …11 21 22 23 24 25 26 27 28 29 30'],
  ])('for page %i of %i returns %s [S9.2, B44]', (page, pageCount, expected) => {
    expect(format(page, pageCount)).toBe(expected);
  });

  it('returns distinct pages in order, ten numbered if available, five before the current [S9.1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const [page, pageCount] = a < b ? [a, b] : [b, a];
        const links = pageLinks(page, pageCount);
        const pages = links.map((link) => link.page);
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
        const numbered = links.filter(({ kind }) => kind === 'page').map((link) => link.page);
        expect(numbered).toHaveLength(Math.min(10, pageCount));
        expect(numbered).toContain(page);
        if (page > 5 && page + 4 <= pageCount) expect(numbered.indexOf(page)).toBe(5);
        expect(pages[0]).toBe(1);
        expect(pages.at(-1)).toBe(pageCount);
      }),
    );
  });
});
