import type { Page } from '@playwright/test';

/** Texts in Gurmukhi of which the page does not say that they are (`lang="pa-Guru"`): read aloud as something else. */
export function untaggedGurmukhi(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Code is in no language, and says so; what it draws says its own.
      if (!element || element.closest('script, style, textarea[lang="zxx"]')) continue;
      const language = element.closest('[lang]')?.getAttribute('lang');
      if (/[\u0A00-\u0A7F]/.test(node.textContent ?? '') && language !== 'pa-Guru') {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  });
}
