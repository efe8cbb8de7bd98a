import { useEffect, useLayoutEffect, useRef } from 'react';
import { lineOf, linesOfPage, wordsIn } from './glossedWord.ts';
import { neighbourWord } from './neighbourWord.ts';

/** Where a word stands, so that it is found again when its line has been drawn anew. */
interface WordPlace {
  readonly verse: string;
  readonly word: string;
}

/**
 * One word of the page in the tab order, and not two thousand: arrows go from word to word and from row to row, Home and End
 * to the ends of the line, Enter and the space bar press it.
 *
 * @param open the word that is open: it has the place in the tab order, and so the focus can go back to it
 * @param onPress what happens to the word that has the focus
 */
export function useWordStop(open: HTMLElement | null, onPress: (word: HTMLElement) => void): void {
  const latest = useRef(onPress);
  const take = useRef<(word: HTMLElement) => void>(() => undefined);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    let stop: HTMLElement | null = null;
    let place: WordPlace | null = null;
    let isFocused = false;
    let frame = 0;

    const moveTo = (word: HTMLElement | null) => {
      if (stop === word) return;
      for (const name of ['tabindex', 'role', 'aria-haspopup']) stop?.removeAttribute(name);
      stop = word;
      place = word && placeOf(word);
      word?.setAttribute('tabindex', '0');
      word?.setAttribute('role', 'button');
      word?.setAttribute('aria-haspopup', 'dialog');
    };
    const look = () => {
      frame = 0;
      if (stop?.isConnected) return;
      // Where nothing has the focus, nothing takes it: only a word that had it gives it to the one drawn in its place.
      const hadFocus = isFocused && document.activeElement === document.body;
      isFocused = false;
      const word = (place && wordIn(place)) ?? firstWord();
      const isSame = word !== null && place !== null && sameWord(placeOf(word), place);
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
      // At the ends of the text, too, the key means words and not pages.
      event.preventDefault();
      if (next === null) return;
      moveTo(next);
      next.focus();
    };
    const handleFocus = (event: FocusEvent) => {
      // A press on a word takes the stop along.
      if (event.target instanceof HTMLElement && event.target.dataset['word'] !== undefined)
        moveTo(event.target);
      isFocused = event.target === stop;
    };
    const handleBlur = () => {
      // Some browsers tell of a word that is taken from the page as of one that is left; it is gone only after this.
      queueMicrotask(() => {
        if (stop?.isConnected && document.activeElement !== stop) isFocused = false;
      });
    };

    take.current = moveTo;
    look();
    const observer = new MutationObserver(() => {
      if (!stop?.isConnected) frame ||= requestAnimationFrame(look);
    });
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    // Before all else that listens for these keys.
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
      take.current = () => undefined;
    };
  }, []);

  useLayoutEffect(() => {
    if (open) take.current(open);
  }, [open]);
}

function placeOf(word: HTMLElement): WordPlace {
  return { verse: lineOf(word)?.dataset['verseId'] ?? '', word: word.dataset['word'] ?? '' };
}

const sameWord = (one: WordPlace, other: WordPlace) => one.verse === other.verse && one.word === other.word;

function wordIn({ verse, word }: WordPlace): HTMLElement | null {
  const line = linesOfPage().find(({ dataset }) => dataset['verseId'] === verse);
  return line?.querySelector<HTMLElement>(`[data-word="${word}"]`) ?? null;
}

/** Of the line that the address highlights, else of the page. */
function firstWord(): HTMLElement | null {
  const lines = linesOfPage();
  const first = lines.find((line) => line.ariaCurrent === 'true') ?? lines[0];
  for (const line of first ? [first, ...lines] : lines) {
    const [word] = wordsIn(line);
    if (word) return word;
  }
  return null;
}
