import { expect, type Locator, type Page } from '@playwright/test';
/** Stop pressing Tab after this many stops: the target is unreachable or the focus is trapped. */
const MAX_STOPS = 400;

/** A visitor with a keyboard and no mouse. Checks every tab stop on the way for visibility. */
export class KeyboardVisitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the target has the focus, and checks each stop on the way. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      await this.press(key);
      const { description, faults } = await tabStop(this.page);
      expect(faults, `${description}, after ${passed.slice(-3).join(', ')}`).toEqual([]);
      if (await hasFocus(target)) return;
      passed.push(description);
    }
    throw new Error(`Tab never reached ${String(target)}; its stops were ${passed.slice(0, 30).join(', ')}`);
  }

  /** Tabs to the target and presses Enter. */
  async enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.press('Enter');
  }
}

/** True when one of the elements has the focus now; doesn't wait. */
async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
}

/** The focused element as a sighted keyboard user sees it. */
export interface TabStop {
  /** Tag and name or text of the element, for reports. */
  readonly description: string;
  /** Descriptions of its faults. */
  readonly faults: readonly string[];
  /** True for the document itself, where Tab starts and ends. */
  readonly isDocument: boolean;
}

/** Checks that the focused element is on the screen and uncovered (WCAG 2.4.11), and has a visible focus indicator (2.4.7). */
export async function tabStop(page: Page): Promise<TabStop> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement)
      return { description: 'document', faults: [], isDocument: true };
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const description = `<${element.tagName.toLowerCase()}> ${words}`;

    /** The element over its middle, or null for itself; a control may be drawn by its label. */
    const cover = (): string | null => {
      const boxes = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      const [box] = boxes;
      if (!box || box.width < 1 || box.height < 1) return 'no box';
      // For an element larger than the screen, the middle of its visible part.
      const middle = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(end, to)) / 2;
      const x = middle(box.left, box.right, window.innerWidth);
      const y = middle(box.top, box.bottom, window.innerHeight);
      const top = document.elementFromPoint(x, y);
      if (!top) return 'the edge of the screen';
      const label = element instanceof HTMLInputElement ? element.closest('label') : null;
      const isOwn = element.contains(top) || (label?.contains(top) ?? false);
      return isOwn ? null : `<${top.tagName.toLowerCase()} class="${top.getAttribute('class') ?? ''}">`;
    };
    // An element that slides away returns on focus, after a moment.
    let covered = cover();
    for (let wait = 0; covered !== null && wait < 20; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      covered = cover();
    }

    // In a frame of the site, the element that has the focus there.
    const within = element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : null;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(within ?? element);
    const isTransparent = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !isTransparent;
    return {
      description,
      faults: [
        ...(covered === null ? [] : [`is covered by ${covered}`]),
        ...(hasOutline || boxShadow !== 'none' ? [] : ['has no sign of the focus']),
      ],
      isDocument: false,
    };
  });
}
