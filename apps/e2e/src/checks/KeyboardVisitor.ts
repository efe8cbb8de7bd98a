import { expect, type Locator, type Page } from '@playwright/test';
import { tabStop } from './tabStop.ts';

/** As often as one presses Tab before one gives up, or the page holds one in a circle. */
const MOST_STOPS = 400;

/** Somebody who has a keyboard and no mouse: what they reach they reach by keys, and they see where they are. */
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

  /** Presses Tab until something has the focus, looking at each stop on the way. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await this.press(key);
      const { what, faults } = await tabStop(this.page);
      expect(faults, `${what}, after ${passed.slice(-3).join(', ')}`).toEqual([]);
      if (await hasFocus(target)) return;
      passed.push(what);
    }
    throw new Error(`Tab never came to ${String(target)}; it went to ${passed.slice(0, 30).join(', ')}`);
  }

  /** Goes to something and presses Enter on it. */
  async enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.press('Enter');
  }
}

/** Whether one of the elements has the focus. Does not wait. */
async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
}
