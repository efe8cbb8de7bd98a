import { selectHasGloss, useSettingsSelector } from '@naad/settings-state';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lineOf, wordAt } from './glossedWord.ts';
import { useWordStop } from './useWordStop.ts';
import './glossedWords.css';
import { WordPopover } from './WordPopover/WordPopover.tsx';

export interface WordLookUpProps {
  /** What can be done with a line, by its verse id as it stands in the page. */
  actionsFor: (verseId: number, close: () => void) => ReactNode;
  /** What was pressed before this was there. */
  pressed: EventTarget | null;
}

/**
 * Words of the page's lines, pressed: what they mean, and what can be done with their line. A visitor who wants no meanings
 * gets the latter by keyboard alone; a finger or a mouse marks text for it.
 */
export function WordLookUp({ actionsFor, pressed }: WordLookUpProps) {
  const hasGloss = useSettingsSelector(selectHasGloss);
  const [word, setWord] = useState<HTMLElement | null>(() => (hasGloss ? wordAt(pressed) : null));
  const close = useCallback(() => {
    setWord(null);
  }, []);
  useWordStop(word, setWord);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-gloss', hasGloss);
    if (!hasGloss) return undefined;
    const handleClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      // Who has marked text did not mean the word at its end.
      if (!(document.getSelection()?.isCollapsed ?? true)) return;
      const found = wordAt(event.target);
      if (found) setWord(found);
    };
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('click', handleClick);
      document.documentElement.removeAttribute('data-gloss');
    };
  }, [hasGloss]);

  if (!word) return null;
  const verseId = Number(lineOf(word)?.dataset['verseId']);
  return (
    <WordPopover
      key={verseId + (word.dataset['word'] ?? '')}
      word={word}
      hasMeanings={hasGloss}
      actions={actionsFor(verseId, close)}
      onClose={close}
    />
  );
}
