/** A dictionary can only have words with a Gurmukhi letter, not end marks or verse numbers. */
const HAS_LETTER = /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/u;

/** Areas where words can be looked up: lines of scripture that aren't links. */
const AREA = '[data-verse-area]';

/** The pressed word of a line; null for any other target. */
function wordAt(target: EventTarget | null): HTMLElement | null {
  const word = target instanceof Element ? target.closest<HTMLElement>(`${AREA} [data-word]`) : null;
  return word && isGlossed(word) ? word : null;
}

/** Parts of a line that do something of their own when pressed. */
const CONTROLS = 'a, button, input, select, summary, label';

/** A line that was pressed, and the word if one was hit that can be looked up. */
export interface TouchedLine {
  readonly verseId: number;
  readonly line: HTMLElement;
  readonly word: HTMLElement | null;
}

/** The line at a press; null outside of the lines, and on a control. */
export function lineAt(target: EventTarget | null): TouchedLine | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null;
  const line = target.closest<HTMLElement>(`${AREA} [data-verse-id]`);
  return line && { verseId: Number(line.dataset['verseId']), line, word: wordAt(target) };
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
function textOf(word: Element): string {
  return word.textContent;
}

function isGlossed(word: Element): boolean {
  return HAS_LETTER.test(textOf(word));
}
