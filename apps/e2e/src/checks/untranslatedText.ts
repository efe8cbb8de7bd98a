import type { Page } from '@playwright/test';

/**
 * Words that a visitor reads or hears in the language of the interface and that no translation was asked for: in the
 * pseudo-locale every text of a catalog has marks over its letters, and what has none did not come from there. What
 * says that it is in another language (`lang`) is left out: scripture, translations, articles.
 *
 * @param given what comes from the API, or is a name: taken out of a text before it is looked at
 */
export async function untranslatedText(page: Page, given: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const ofInterface = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    // The title of an article is in the language of the article.
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
  // The longest first: a name may be part of another.
  const names = [...given].sort((one, other) => other.length - one.length);
  const rest = (text: string) => names.reduce((left, name) => left.replaceAll(name, ' '), text.trim());
  return [...new Set(texts.filter((text) => /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(rest(text))))].map(
    (text) => text.trim().slice(0, 100),
  );
}
