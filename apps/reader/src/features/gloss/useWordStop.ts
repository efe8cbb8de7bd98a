import { useEffect, useLayoutEffect, useRef } from 'react';
import { lineOf, linesOfPage, wordsIn } from './glossedWord.ts';

/** Identifies a word, to find it again after its line was rerendered. */
interface WordPosition {
  readonly verse: string;
  readonly word: string;
}

/**
 * Makes one word of the page a tab stop instead of thousands: arrows move by word and row, Home and End to the ends of
 * the line, Enter and Space press it.
 *
 * @param open the open word: it becomes the tab stop, so that focus can return to it
 * @param onPress called with the focused word
 */
export function useWordStop(open: HTMLElement | null, onPress: (word: HTMLElement) => void): void {
  const latest = useRef(onPress);
  const moveStop = useRef<(word: HTMLElement) => void>(() => undefined);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    let stop: HTMLElement | null = null;
    let position: WordPosition | null = null;
    let isFocused = false;
    let frame = 0;

    const moveTo = (word: HTMLElement | null) => {
      if (stop === word) return;
      for (const name of ['tabindex', 'role', 'aria-haspopup']) stop?.removeAttribute(name);
      stop = word;
      position = word && positionOf(word);
      word?.setAttribute('tabindex', '0');
      word?.setAttribute('role', 'button');
      word?.setAttribute('aria-haspopup', 'dialog');
    };
    const updateStop = () => {
      frame = 0;
      if (stop?.isConnected) return;
      // Never take the focus; only hand it from a removed word to the one rendered in its place.
      const hadFocus = isFocused && document.activeElement === document.body;
      isFocused = false;
      const word = (position && wordIn(position)) ?? firstWord();
      const isSame = word !== null && position !== null && sameWord(positionOf(word), position);
      moveTo(word);
      if (hadFocus && isSame) word.focus({ preventScroll: true });
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!stop || event.target !== stop || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        latest.current(stop);
        return;
      }
      if (event.shiftKey) return;
      const next = neighbourWord(stop, event.key);
      if (next === undefined) return;
      // Arrow keys must not turn the page, even at the ends of the text.
      event.preventDefault();
      if (next === null) return;
      moveTo(next);
      next.focus();
    };
    const handleFocus = (event: FocusEvent) => {
      // A pressed word becomes the tab stop.
      if (event.target instanceof HTMLElement && event.target.dataset['word'] !== undefined)
        moveTo(event.target);
      isFocused = event.target === stop;
    };
    const handleBlur = () => {
      // Some browsers fire `focusout` for a removed element too; it is detached only after the event.
      queueMicrotask(() => {
        if (stop?.isConnected && document.activeElement !== stop) isFocused = false;
      });
    };

    moveStop.current = moveTo;
    updateStop();
    const observer = new MutationObserver(() => {
      if (!stop?.isConnected) frame ||= requestAnimationFrame(updateStop);
    });
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    // Before any other listener for these keys.
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', handleBlur);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('keydown', handleKeyDown, { capture: true });
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', handleBlur);
      moveTo(null);
      moveStop.current = () => undefined;
    };
  }, []);

  useLayoutEffect(() => {
    if (open) moveStop.current(open);
  }, [open]);
}

function positionOf(word: HTMLElement): WordPosition {
  return { verse: lineOf(word)?.dataset['verseId'] ?? '', word: word.dataset['word'] ?? '' };
}

const sameWord = (one: WordPosition, other: WordPosition) =>
  one.verse === other.verse && one.word === other.word;

function wordIn({ verse, word }: WordPosition): HTMLElement | null {
  const line = linesOfPage().find(({ dataset }) => dataset['verseId'] === verse);
  return line?.querySelector<HTMLElement>(`[data-word="${word}"]`) ?? null;
}

/** First word of the highlighted line, otherwise of the page. */
function firstWord(): HTMLElement | null {
  const lines = linesOfPage();
  const first = lines.find((line) => line.ariaCurrent === 'true') ?? lines[0];
  for (const line of first ? [first, ...lines] : lines) {
    const [word] = wordsIn(line);
    if (word) return word;
  }
  return null;
}

/**
 * Finds the word that a key moves to: undefined if the key doesn't move, null at the end of the text.
 *
 * @param key `key` of a keyboard event
 */
function neighbourWord(word: HTMLElement, key: string): HTMLElement | null | undefined {
  const line = lineOf(word);
  if (!line) return undefined;
  const words = wordsIn(line);
  const index = words.indexOf(word);
  switch (key) {
    // Gurmukhi runs left to right whatever the interface's direction.
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

/** Next line with words, forwards (1) or backwards (-1). */
function nextLine(line: HTMLElement, step: 1 | -1): HTMLElement | null {
  const lines = linesOfPage();
  for (let index = lines.indexOf(line) + step; index >= 0 && index < lines.length; index += step) {
    const next = lines[index];
    if (next && wordsIn(next).length > 0) return next;
  }
  return null;
}

/** Horizontally nearest word in the next visual row. */
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
