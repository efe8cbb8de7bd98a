import type { Page } from '@playwright/test';

/** The top of the first line, and how many lines are whole between the head and the bar. */
export function firstScreen(page: Page): Promise<{ top: number; whole: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Site"]');
    const isAtFoot = bar !== null && getComputedStyle(bar).position === 'fixed';
    const foot = isAtFoot ? bar.getBoundingClientRect().top : window.innerHeight;
    const lines = [...document.querySelectorAll('[data-verse-id]')].map((line) =>
      line.getBoundingClientRect(),
    );
    return {
      top: lines[0]?.top ?? Infinity,
      whole: lines.filter(({ top, bottom }) => top >= 0 && bottom <= foot).length,
    };
  });
}
