import { selectHasGloss, useSettingsSelector } from '@naad/settings-state';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lineOf, wordAt } from './glossedWord.ts';
import { useWordStop } from './useWordStop.ts';
import './glossedWords.css';
import { WordPopover } from './WordPopover/WordPopover.tsx';

export interface WordLookUpProps {
  /** Renders the actions for a line, by verse id. */
  actionsFor: (verseId: number, close: () => void) => ReactNode;
  /** Target of a press that came before this was loaded. */
  pressed: EventTarget | null;
}

/**
 * Popover for a pressed word: its meaning and the actions of its line. If meanings are off it opens by keyboard only;
 * with a pointer the visitor selects text instead.
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
      // The press ended a text selection.
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
