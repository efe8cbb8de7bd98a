/** A piece of text that stays on one page. */
export interface Piece {
  /** In CSS pixels. */
  readonly height: number;
  /** True if it shouldn't be the last on a page: a heading, or a line with its translation below. */
  readonly isWithNext: boolean;
}

/**
 * Fills pages with pieces, in order. Pieces that belong together move to the next page together, unless they fill more than
 * one.
 *
 * @param room height of the text of a page, in CSS pixels
 * @returns the indexes of the pieces on each page; null if a piece is higher than a page
 */
export function fillPages(pieces: readonly Piece[], room: number): number[][] | null {
  if (pieces.some(({ height }) => height > room)) return null;
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  pieces.forEach(({ height }, index) => {
    if (page.length > 0 && used + height > room) {
      const end = page.findLastIndex((each) => pieces[each]?.isWithNext === false) + 1;
      const moved = end > 0 ? page.splice(end) : [];
      pages.push(page);
      page = moved;
      used = heightOf(moved, pieces);
      if (used + height > room) {
        pages.push(page);
        page = [];
        used = 0;
      }
    }
    page.push(index);
    used += height;
  });
  return page.length > 0 ? [...pages, page] : pages;
}

function heightOf(indexes: readonly number[], pieces: readonly Piece[]): number {
  return indexes.reduce((sum, index) => sum + (pieces[index]?.height ?? 0), 0);
}

/** The two pages, counted from 0, on one side of a sheet. */
export type Side = readonly [left: number, right: number];

/** The least number of pages, a multiple of four, that sheets folded in the middle give to a booklet. */
export function bookletLength(pages: number): number {
  return Math.ceil(pages / 4) * 4;
}

/**
 * The sides of a booklet in printing order: printed on both sides, stacked and folded in the middle, its pages are in order.
 *
 * @param pages a multiple of four
 */
export function bookletSides(pages: number): Side[] {
  return Array.from({ length: pages / 2 }, (_each, side): Side => {
    const inner = side;
    const outer = pages - 1 - side;
    return side % 2 === 0 ? [outer, inner] : [inner, outer];
  });
}
