import type { Page } from '@playwright/test';

/**
 * Lists interface texts without a translation. In the pseudo-locale every catalog message has marks over its letters,
 * so unmarked words didn't come from a catalog; elements in another language (`lang`) are skipped: scripture,
 * translations, articles.
 * @param given texts from the API and names, which are removed before the check
 */
export async function untranslatedText(page: Page, given: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const ofInterface = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    // An article's page title is in the language of the article.
    const heading = document.querySelector('main h1');
    const found: string[] = heading && ofInterface(heading) ? [document.title] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, kbd, code') || !ofInterface(element)) continue;
      found.push(node.textContent ?? '');
    }
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    for (const element of document.body.querySelectorAll('*')) {
      if (!ofInterface(element)) continue;
      for (const name of spoken) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  // Longest first, since a name can be part of another.
  const names = [...given].sort((one, other) => other.length - one.length);
  const rest = (text: string) => names.reduce((left, name) => left.replaceAll(name, ' '), text.trim());
  return [...new Set(texts.filter((text) => /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(rest(text))))].map(
    (text) => text.trim().slice(0, 100),
  );
}

/** Lists Gurmukhi texts without `lang="pa-Guru"`, which a screen reader would read in another language. */
export function untaggedGurmukhi(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // `zxx` marks code, which may contain Gurmukhi; its preview has its own language.
      if (!element || element.closest('script, style, textarea[lang="zxx"]')) continue;
      const language = element.closest('[lang]')?.getAttribute('lang');
      if (/[\u0A00-\u0A7F]/.test(node.textContent ?? '') && language !== 'pa-Guru') {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  });
}
