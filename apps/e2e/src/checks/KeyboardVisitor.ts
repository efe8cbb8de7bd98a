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

/** A stop as it is now: an element that slides back on focus may still be on its way. */
interface StopNow extends TabStop {
  /** Describes the element that covers it; null if it is uncovered. */
  readonly cover: string | null;
}

/** Runs in the page. */
function readStop(): StopNow {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { description: 'document', faults: [], isDocument: true, cover: null };
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);

  /** The element over its middle, or null for itself; a control may be drawn by its label. */
  const findCover = (): string | null => {
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

  // In a frame of the site, the element that has the focus there.
  const within = element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : null;
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(within ?? element);
  const isTransparent = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
  const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !isTransparent;
  const cover = findCover();
  return {
    description: `<${element.tagName.toLowerCase()}> ${words}`,
    faults: [
      ...(cover === null ? [] : [`is covered by ${cover}`]),
      ...(hasOutline || boxShadow !== 'none' ? [] : ['has no sign of the focus']),
    ],
    isDocument: false,
    cover,
  };
}

/** Number of waits of 50 ms for an element that slides back on focus. */
const RETURN_STEPS = 20;

/** Checks that the focused element is on the screen and uncovered (WCAG 2.4.11), and has a visible focus indicator (2.4.7). */
export async function tabStop(page: Page): Promise<TabStop> {
  let stop = await page.evaluate(readStop);
  for (let step = 0; stop.cover !== null && step < RETURN_STEPS; step++) {
    // A transition takes time, and its end is read again below.
    await page.waitForTimeout(50);
    stop = await page.evaluate(readStop);
  }
  return stop;
}

/** Number of key presses sent at once. Waiting for each of them would take most of the time. */
const BURST = 30;

/**
 * Presses Tab, or Shift+Tab, until the focus is on the document, and checks each stop on the way.
 * @throws Error after 600 stops, more than any page has
 */
async function tabStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop[]> {
  const client = await page.context().newCDPSession(page);
  const send = async (type: 'rawKeyDown' | 'keyUp') => {
    const modifiers = key === 'Tab' ? 0 : 8;
    await client.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers,
    });
  };
  await page.evaluate(`(${recordStops.toString()})(${readStop.toString()})`);
  const stops: TabStop[] = [];
  while (stops.at(-1)?.isDocument !== true) {
    if (stops.length > MAX_WALK) throw new Error(`${key} never reached the end of the page.`);
    // A frame receives the keys itself, so press one at a time and read the stop from outside.
    const burst = page.frames().length > 1 ? 1 : BURST;
    await Promise.all(Array.from({ length: burst }, () => [send('rawKeyDown'), send('keyUp')]).flat());
    const taken = await page.evaluate(takeStops);
    const read = burst === 1 ? [] : taken;
    const isDone = read.at(-1)?.cover === null;
    stops.push(...(isDone ? read : [...read.slice(0, -1), await tabStop(page)]));
  }
  await client.detach();
  return stops;
}

const MAX_WALK = 600;

interface Recorder {
  stops: StopNow[];
  /** True at the end of the page and at a covered stop: further presses are ignored. */
  isHeld: boolean;
}

/** Runs in the page: records a stop at each keyup. */
function recordStops(read: () => StopNow): void {
  const holder = window as unknown as { tabStops?: Recorder };
  if (!holder.tabStops) {
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab' || holder.tabStops?.isHeld !== true) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    window.addEventListener(
      'keyup',
      ({ key }) => {
        const { tabStops } = holder;
        if (key !== 'Tab' || !tabStops || tabStops.isHeld) return;
        const stop = read();
        tabStops.stops.push(stop);
        tabStops.isHeld = stop.isDocument || stop.cover !== null;
      },
      { capture: true },
    );
  }
  holder.tabStops = { stops: [], isHeld: false };
}

/** Runs in the page: the stops since the last time. */
function takeStops(): StopNow[] {
  const { tabStops } = window as unknown as { tabStops: Recorder };
  const { stops } = tabStops;
  Object.assign(tabStops, { stops: [], isHeld: false });
  return stops;
}

/** Faults of the focus on the way through a page and back, a line each. */
export async function focusFaults(page: Page): Promise<string[]> {
  // From the document, where Home has its field focused.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const faults: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (const { description, faults: found } of await tabStops(page, key))
      faults.push(...found.map((fault) => `${description} ${fault}, by ${key}`));
  }
  return faults;
}
