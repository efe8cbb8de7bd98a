import type { Page } from '@playwright/test';

/** The element that has the focus, as somebody sees it who has no mouse. */
export interface TabStop {
  /** What it is, for a report: its tag, its name or text. */
  readonly what: string;
  /** What is wrong with it; none where all is well. */
  readonly faults: readonly string[];
  /** Whether it is the document itself, where Tab begins and ends. */
  readonly isDocument: boolean;
}

/**
 * Looks at the element that has the focus: it has to be on the screen with nothing over its middle (WCAG 2.4.11), and
 * has to be drawn otherwise than without the focus (2.4.7).
 */
export async function tabStop(page: Page): Promise<TabStop> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement)
      return { what: 'document', faults: [], isDocument: true };
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const what = `<${element.tagName.toLowerCase()}> ${words}`;

    /** What lies over its middle; null where that is itself. A control may be drawn by its label. */
    const cover = (): string | null => {
      const boxes = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      const [box] = boxes;
      if (!box || box.width < 1 || box.height < 1) return 'no box';
      // Of what is higher or wider than the screen, the part that is on it.
      const middle = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(end, to)) / 2;
      const x = middle(box.left, box.right, window.innerWidth);
      const y = middle(box.top, box.bottom, window.innerHeight);
      const top = document.elementFromPoint(x, y);
      if (!top) return 'the edge of the screen';
      const label = element instanceof HTMLInputElement ? element.closest('label') : null;
      const isOwn = element.contains(top) || (label?.contains(top) ?? false);
      return isOwn ? null : `<${top.tagName.toLowerCase()} class="${top.getAttribute('class') ?? ''}">`;
    };
    // What folds away comes back when it gets the focus: that takes a moment.
    let covered = cover();
    for (let wait = 0; covered !== null && wait < 20; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      covered = cover();
    }

    // Within a frame of the site it is what has the focus there.
    const within = element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : null;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(within ?? element);
    const isTransparent = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !isTransparent;
    return {
      what,
      faults: [
        ...(covered === null ? [] : [`is covered by ${covered}`]),
        ...(hasOutline || boxShadow !== 'none' ? [] : ['has no sign of the focus']),
      ],
      isDocument: false,
    };
  });
}
