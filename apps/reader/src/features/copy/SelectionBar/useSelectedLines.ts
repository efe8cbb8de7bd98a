import { useEffect, useState } from 'react';
import { type SelectedLines, selectedLines } from './selectedLines.ts';

/** Text is being marked as long as it changes more often than this, in milliseconds. */
const SETTLE_MS = 200;

/** The lines of which something is marked, once it is; and a way to have them no more until something else is. */
export function useSelectedLines(): readonly [SelectedLines | null, () => void] {
  const [lines, setLines] = useState<SelectedLines | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    let isChanged = true;
    const look = () => {
      // What was closed stays closed as long as the same text is marked.
      if (isPressed || !isChanged) return;
      isChanged = false;
      setLines(selectedLines(document.getSelection()));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLE_MS);
    };
    const handleChange = () => {
      isChanged = true;
      lookSoon();
    };
    const handleDown = (event: PointerEvent) => {
      isPressed = event.pointerType === 'mouse';
    };
    const handleUp = () => {
      isPressed = false;
      lookSoon();
    };
    lookSoon();
    document.addEventListener('selectionchange', handleChange);
    document.addEventListener('pointerdown', handleDown);
    document.addEventListener('pointerup', handleUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', handleChange);
      document.removeEventListener('pointerdown', handleDown);
      document.removeEventListener('pointerup', handleUp);
    };
  }, []);

  return [
    lines,
    () => {
      setLines(null);
    },
  ];
}
