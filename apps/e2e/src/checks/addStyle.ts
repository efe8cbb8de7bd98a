import type { Page } from '@playwright/test';

/** Adds rules to the page as a person's own style sheet would. By script, since the page allows no other sheet. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
