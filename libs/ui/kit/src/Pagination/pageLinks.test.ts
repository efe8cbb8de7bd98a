import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLinks } from './pageLinks.ts';

function drawn(page: number, pageCount: number): string {
  return pageLinks(page, pageCount)
    .map((link) => (link.kind === 'leap' ? `…${String(link.page)}` : String(link.page)))
    .join(' ');
}

describe('the pages that are offered', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [1, 30, '1 2 3 4 5 6 7 8 9 10 …20 30'],
    [6, 30, '1 2 3 4 5 6 7 8 9 10 …20 30'],
    [7, 30, '1 2 3 4 5 6 7 8 9 10 11 …21 30'],
    [15, 30, '1 …5 10 11 12 13 14 15 16 17 18 19 …25 30'],
    [25, 30, '1 …10 20 21 22 23 24 25 26 27 28 29 30'],
    [30, 30, '1 …11 21 22 23 24 25 26 27 28 29 30'],
  ])('on page %i of %i are %s', (page, pageCount, expected) => {
    expect(drawn(page, pageCount)).toBe(expected);
  });

  it('are in order, none twice, ten numbered where there are ten, five before the current', () => {
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
