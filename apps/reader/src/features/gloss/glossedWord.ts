/** What a dictionary could have: something with a letter of Gurmukhi, and not an end mark or a verse number. */
const HAS_LETTER = /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/u;

/** Where words can be looked up: lines of scripture that stand for themselves, not for a link. */
const AREA = '[data-verse-area]';

/** The word of a line that was pressed; null for anything else. */
export function wordAt(target: EventTarget | null): HTMLElement | null {
  const word = target instanceof Element ? target.closest<HTMLElement>(`${AREA} [data-word]`) : null;
  return word && isGlossed(word) ? word : null;
}

/** The words of an element that can be looked up, in their order. */
export function wordsIn(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-word]')].filter(isGlossed);
}

/** The lines of the page, in their order. */
export function linesOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${AREA} [data-verse-id]`)];
}

/** The line that a word stands in. */
export function lineOf(word: Element): HTMLElement | null {
  return word.closest<HTMLElement>('[data-verse-id]');
}

/** The word itself, letter for letter. */
export function textOf(word: Element): string {
  return word.textContent;
}

function isGlossed(word: Element): boolean {
  return HAS_LETTER.test(textOf(word));
}
