import { lineOf, linesOfPage, wordsIn } from './glossedWord.ts';

/**
 * The word to which a key leads from another: undefined where the key leads nowhere, null where the text ends.
 *
 * @param key as a keyboard event names it
 */
export function neighbourWord(word: HTMLElement, key: string): HTMLElement | null | undefined {
  const line = lineOf(word);
  if (!line) return undefined;
  const words = wordsIn(line);
  const index = words.indexOf(word);
  switch (key) {
    // Gurmukhi runs from left to right whatever the interface does.
    case 'ArrowRight':
      return words[index + 1] ?? wordsIn(nextLine(line, 1) ?? new DocumentFragment())[0] ?? null;
    case 'ArrowLeft':
      return words[index - 1] ?? wordsIn(nextLine(line, -1) ?? new DocumentFragment()).at(-1) ?? null;
    case 'ArrowDown':
      return inNextRow(word, [...words, ...wordsOfLine(nextLine(line, 1))], 1);
    case 'ArrowUp':
      return inNextRow(word, [...wordsOfLine(nextLine(line, -1)), ...words], -1);
    case 'Home':
      return words[0];
    case 'End':
      return words.at(-1);
    default:
      return undefined;
  }
}

const wordsOfLine = (line: HTMLElement | null) => (line ? wordsIn(line) : []);

/** The next line with words, forwards (1) or backwards (-1). */
function nextLine(line: HTMLElement, step: 1 | -1): HTMLElement | null {
  const lines = linesOfPage();
  for (let index = lines.indexOf(line) + step; index >= 0 && index < lines.length; index += step) {
    const next = lines[index];
    if (next && wordsIn(next).length > 0) return next;
  }
  return null;
}

/** The word of the next row of the screen that is nearest across. */
function inNextRow(from: HTMLElement, words: readonly HTMLElement[], step: 1 | -1): HTMLElement | null {
  const at = from.getBoundingClientRect();
  const middle = (rect: DOMRect) => rect.left + rect.width / 2;
  const beyond = words
    .filter((word) => word !== from)
    .map((word) => ({ word, rect: word.getBoundingClientRect() }))
    .map(({ word, rect }) => ({ word, rect, away: (rect.top - at.top) * step }))
    .filter(({ away }) => away > at.height / 2);
  const nearest = Math.min(...beyond.map(({ away }) => away));
  const row = beyond.filter(({ away }) => away < nearest + at.height / 2);
  const distance = ({ rect }: { rect: DOMRect }) => Math.abs(middle(rect) - middle(at));
  return (
    row.reduce<(typeof row)[number] | null>(
      (best, each) => (best === null || distance(each) < distance(best) ? each : best),
      null,
    )?.word ?? null
  );
}
