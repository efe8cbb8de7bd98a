import type { Page } from '@playwright/test';

/**
 * Lists the letters on a page that no font has, one line each with its font stack, in texts, fields, their placeholders and
 * generated content. Each letter is compared with one that certainly no font has.
 */
export async function missingLetters(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const letters = new Map<string, Set<string>>();
    const note = (element: Element, text: string, pseudo?: string) => {
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element, pseudo);
      const font = `${fontStyle} ${fontWeight} 24px ${fontFamily}`;
      const found = letters.get(font) ?? new Set();
      letters.set(font, found);
      // Spaces, joiners and marks of direction have no shape.
      for (const letter of text.replace(/[\p{Z}\p{C}]/gu, '')) found.add(letter);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.checkVisibility() && !element.closest('script, style, option'))
        note(element, node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const pseudo of ['::before', '::after']) {
        const { content } = getComputedStyle(element, pseudo);
        if (content.startsWith('"')) note(element, content.slice(1, -1), pseudo);
      }
      if (element instanceof HTMLSelectElement) {
        for (const { label } of element.options) note(element, label);
      } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        if (['checkbox', 'radio', 'range'].includes(element.type)) continue;
        note(element, element.value + element.placeholder);
      }
    }

    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    /** The picture of a letter, four bytes at a time. All is black, so pictures differ only in their opacity. */
    const shapeOf = (letter: string): Uint32Array => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillText(letter, 16, 40);
      return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    };
    const faults: string[] = [];
    for (const [font, found] of letters) {
      // Fonts that only the canvas has asked for so far.
      await document.fonts.load(font, [...found].join('')).catch(() => []);
      context.font = font;
      const box = shapeOf('\u{10FFFD}');
      const lost = [...found].filter((letter) => shapeOf(letter).every((pixel, at) => pixel === box[at]));
      if (lost.length > 0) faults.push(`${lost.join(' ')} in ${font.slice(0, 80)}`);
    }
    return faults;
  });
}
