import type { Page } from '@playwright/test';

/** The distinct left edges of the visible texts of the matching elements, in whole px of the window. */
export function leftEdges(page: Page, selector: string): Promise<number[]> {
  return page.evaluate((each) => {
    const range = document.createRange();
    const boxes = [...document.querySelectorAll(each)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      });
    // A text that only screen readers get is at most 1 px wide.
    return [...new Set(boxes.filter(({ width }) => width >= 2).map(({ left }) => Math.round(left)))];
  }, selector);
}
