import { type RefObject, useEffect } from 'react';

/** Free space between the touched line and the sheet, in CSS pixels. */
const GAP = 8;

/**
 * Scrolls the page by as much as a sheet hides of a touched line, and no further than the line's beginning. It does so
 * when the line was touched and while the sheet fills, until the visitor does something.
 *
 * @param line its element on the page; null for none
 */
export function useLineInView(sheet: RefObject<HTMLElement | null>, line: HTMLElement | null): void {
  useEffect(() => {
    const cover = sheet.current;
    if (!cover || !line) return undefined;
    const filling = new ResizeObserver(() => {
      window.scrollBy({ top: hiddenPart(line, cover), behavior: 'instant' });
    });
    filling.observe(cover);
    const stop = () => {
      filling.disconnect();
    };
    const ends = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const end of ends) window.addEventListener(end, stop, { passive: true });
    return () => {
      stop();
      for (const end of ends) window.removeEventListener(end, stop);
    };
  }, [sheet, line]);
}

/** Height of the part of a line behind a sheet, in CSS pixels, that fits above it; 0 if the sheet is beside the line. */
function hiddenPart(line: HTMLElement, sheet: HTMLElement): number {
  const [text, cover] = [line.getBoundingClientRect(), sheet.getBoundingClientRect()];
  if (text.right <= cover.left || text.left >= cover.right) return 0;
  // The sheet may still be moving to its place at the bottom.
  const edge = window.innerHeight - cover.height;
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return Math.max(0, Math.min(text.bottom + GAP - edge, text.top - header));
}
