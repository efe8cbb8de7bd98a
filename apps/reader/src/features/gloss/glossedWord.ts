/** A dictionary can only have words with a Gurmukhi letter, not end marks or verse numbers. */
const HAS_LETTER = /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/u;

/** Areas where words can be looked up: lines of scripture that aren't links. */
const AREA = '[data-verse-area]';

/** The pressed word of a line; null for any other target. */
export function wordAt(target: EventTarget | null): HTMLElement | null {
  const word = target instanceof Element ? target.closest<HTMLElement>(`${AREA} [data-word]`) : null;
  return word && isGlossed(word) ? word : null;
}

/** Words in an element that can be looked up, in order. */
export function wordsIn(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-word]')].filter(isGlossed);
}

/** Lines of the page, in order. */
export function linesOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${AREA} [data-verse-id]`)];
}

/** Line that contains a word. */
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
