import { selectHasGloss, useSettingsSelector } from '@naad/settings-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lineAt, lineOf, type TouchedLine, wordsIn } from './glossedWord.ts';
import './glossedWords.css';
import { useWordStop } from './useWordStop.ts';
import { hasModifier } from '../../shared/hasModifier.ts';

/** Milliseconds after which a finger at rest is a long press. */
const LONG_PRESS_MS = 500;
/** CSS pixels that a finger at rest may move. */
const MAX_DRIFT = 10;

/**
 * The line that the visitor touched last, by a tap, a long press or the keyboard, and a function that forgets it. The end
 * of a text selection is no tap. A tap elsewhere and Escape forget it; presses in `[data-line-sheet]` don't.
 *
 * @param pressed target of a press that came before this was loaded
 */
export function useTouchedLine(pressed: EventTarget | null): readonly [TouchedLine | null, () => void] {
  const hasGloss = useSettingsSelector(selectHasGloss);
  const [touched, setTouched] = useState<TouchedLine | null>(() => lineAt(pressed));
  const close = useCallback(() => {
    setTouched(null);
  }, []);
  // On closing, the focus returns to this word.
  useWordStop(touched && (touched.word ?? wordsIn(touched.line)[0] ?? null), (word) => {
    setTouched(lineAt(word));
  });
  usePresses(setTouched);
  useOpenMark(touched);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-gloss', hasGloss);
    return () => {
      document.documentElement.removeAttribute('data-gloss');
    };
  }, [hasGloss]);

  const isOpen = touched !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const handleSelection = () => {
      if (isAcrossLines(document.getSelection())) close();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('selectionchange', handleSelection);
    };
  }, [isOpen, close]);

  return [touched, close];
}

/** Reports taps and long presses on lines, and null for taps elsewhere. */
function usePresses(onPress: (touched: TouchedLine | null) => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    let hadSelection = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    const cancel = () => {
      clearTimeout(timer);
    };
    const touch = (target: EventTarget | null) => {
      cancel();
      const found = lineAt(target);
      if (found) latest.current(found);
    };
    const handleDown = (event: PointerEvent) => {
      cancel();
      // A press that only clears a selection is no tap.
      hadSelection = hasSelection();
      start = event;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      timer = setTimeout(touch, LONG_PRESS_MS, event.target);
    };
    const handleMove = ({ clientX, clientY }: PointerEvent) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > MAX_DRIFT) cancel();
    };
    // Browsers that open a menu for a long press cancel the pointer first.
    const handleMenu = (event: MouseEvent) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') touch(event.target);
    };
    const handleClick = (event: MouseEvent) => {
      if (event.button !== 0 || hasModifier(event)) return;
      if (hadSelection || hasSelection()) return;
      const isInSheet = event.target instanceof Element && event.target.closest('[data-line-sheet]') !== null;
      if (!isInSheet) latest.current(lineAt(event.target));
    };
    document.addEventListener('pointerdown', handleDown);
    document.addEventListener('pointermove', handleMove, { passive: true });
    document.addEventListener('pointerup', cancel);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('contextmenu', handleMenu);
    document.addEventListener('click', handleClick);
    return () => {
      cancel();
      document.removeEventListener('pointerdown', handleDown);
      document.removeEventListener('pointermove', handleMove);
      document.removeEventListener('pointerup', cancel);
      document.removeEventListener('pointercancel', cancel);
      document.removeEventListener('contextmenu', handleMenu);
      document.removeEventListener('click', handleClick);
    };
  }, []);
}

/** Marks the open line and word on the page. */
function useOpenMark(touched: TouchedLine | null): void {
  useEffect(() => {
    const marked = touched ? [touched.line, touched.word] : [];
    for (const element of marked) element?.setAttribute('data-open', '');
    return () => {
      for (const element of marked) element?.removeAttribute('data-open');
    };
  }, [touched]);
}

const hasSelection = () => !(document.getSelection()?.isCollapsed ?? true);

/** True if a selection leaves the line in which it began. */
function isAcrossLines(selection: Selection | null): boolean {
  if (!selection || selection.isCollapsed) return false;
  const [start, end] = [selection.anchorNode, selection.focusNode].map(
    (node) => node?.parentElement && lineOf(node.parentElement),
  );
  return start !== end;
}
