import type { Page } from '@playwright/test';

/**
 * Lists unreadable or unreachable content of the page in its current layout, one line each: horizontal scrolling of the
 * page, text beyond the edge or cut off, overlapping words, and sticky or fixed elements higher than a third of the
 * screen.
 */
export async function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const width = root.clientWidth;
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 30)}`;
    if (root.scrollWidth > width) faults.push(`The page is ${String(root.scrollWidth)} px wide.`);

    /** Answers a question about an element once; long pages ask about the same ancestors for each of their texts. */
    const once = <Answer>(ask: (element: Element) => Answer) => {
      const answers = new Map<Element, Answer>();
      return (element: Element): Answer => {
        const known = answers.get(element);
        if (known !== undefined) return known;
        const answer = ask(element);
        answers.set(element, answer);
        return answer;
      };
    };
    const isHidden = once((element): boolean => {
      const { clipPath, display, visibility } = getComputedStyle(element);
      if (clipPath.startsWith('inset(50%') || display === 'none' || visibility === 'hidden') return true;
      return element.parentElement !== null && isHidden(element.parentElement);
    });
    /** True for elements that are only read aloud, hidden, or not laid out until they are near the viewport. */
    const isUndrawn = once(
      (element) => !element.checkVisibility({ contentVisibilityAuto: true }) || isHidden(element),
    );
    /** True for a title that an ellipsis keeps to one line: a press on it shows the whole names. */
    const isShortened = (element: Element) =>
      element.matches('[aria-hidden]') && getComputedStyle(element).textOverflow === 'ellipsis';
    const isInScroller = once((element): boolean => {
      const { parentElement: each } = element;
      if (!each || each === document.body) return false;
      const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowX);
      return (scrolls && each.scrollWidth > each.clientWidth) || isInScroller(each);
    });

    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX, overflowY, position, opacity } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // A field scrolls its text, so it may show only a part.
      const isField = element.matches('input, select, textarea');
      const isCut =
        (cuts(overflowX) && scrollWidth > clientWidth + 1 && !isShortened(element)) ||
        (cuts(overflowY) && scrollHeight > clientHeight + 1);
      if (!isField && isCut && element.textContent.trim() !== '' && !isUndrawn(element))
        faults.push(`Cut off: ${nameOf(element)}`);
      if ((position === 'sticky' || position === 'fixed') && opacity !== '0') {
        const box = element.getBoundingClientRect();
        const { height } = box;
        const isWhole = element.matches('dialog');
        // A rail stands beside the page.
        const isRail = box.width < window.innerWidth / 10;
        if (!isWhole && !isRail && height > window.innerHeight / 3) {
          faults.push(`${nameOf(element)} stays over ${String(Math.round(height))} px of the screen.`);
        }
      }
    }

    const lines: { box: DOMRect; text: string; parent: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!parent || text === '' || parent.closest('script, style, option, svg') || isUndrawn(parent))
        continue;
      if (isShortened(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const hasScroller = isInScroller(parent);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        if (!hasScroller && (box.right > width + 1 || box.left < -1))
          faults.push(`Beyond the edge: ${text.slice(0, 40)} (${nameOf(parent)})`);
        lines.push({ box, text, parent });
      }
    }

    // A line's box is higher than its letters, so only overlapping middles count as overlapping text.
    const core = ({ top, bottom, height }: DOMRect) => ({
      top: top + height * 0.3,
      bottom: bottom - height * 0.3,
    });
    const isFloating = once((element): boolean => {
      if (/fixed|sticky/.test(getComputedStyle(element).position) || element.matches('dialog, [popover]'))
        return true;
      return element.parentElement !== null && isFloating(element.parentElement);
    });
    const sorted = lines.filter(({ parent }) => !isFloating(parent)).sort((a, b) => a.box.top - b.box.top);
    sorted.forEach((one, index) => {
      const a = core(one.box);
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next];
        if (!other || other.box.top > one.box.bottom) break;
        const b = core(other.box);
        const isOver =
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2;
        if (isOver) faults.push(`“${one.text.slice(0, 30)}” lies over “${other.text.slice(0, 30)}”`);
      }
    });
    return [...new Set(faults)].slice(0, 12);
  });
}

/** Sets a visitor's own style rules by script, since the page's policy allows no other style sheet. */
async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** A screen size in CSS pixels. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The visitor's own style rules. */
  readonly css?: string;
}

/** Lists lost content of the open page on several screens in turn, prefixed with the screen's name. */
export async function lostOnScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { name, width, height, css } of screens) {
    await page.setViewportSize({ width, height });
    if (css !== undefined) await setStyle(page, css);
    lost.push(...(await lostContent(page)).map((each) => `on ${name}, ${each}`));
    if (css !== undefined) await setStyle(page, '');
  }
  return lost;
}
