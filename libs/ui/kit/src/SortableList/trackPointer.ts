export interface PointerTrack {
  /** How far the pointer has come down since it was pressed, in pixels. */
  onMove: (distance: number) => void;
  /** Called once, when it is let go: whether it was, and not taken away by the browser. */
  onEnd: (isDropped: boolean) => void;
}

/**
 * Follows a pressed pointer wherever it goes on the page.
 *
 * @returns stops following, without a word
 */
export function trackPointer(
  pressed: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  { onMove, onEnd }: PointerTrack,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const isIt = (event: PointerEvent) => event.pointerId === pressed.pointerId;
  const handleMove = (event: PointerEvent) => {
    if (isIt(event)) onMove(event.clientY - pressed.clientY);
  };
  const handleEnd = (event: PointerEvent) => {
    if (!isIt(event)) return;
    listening.abort();
    onEnd(event.type === 'pointerup');
  };
  document.addEventListener('pointermove', handleMove, { signal });
  document.addEventListener('pointerup', handleEnd, { signal });
  document.addEventListener('pointercancel', handleEnd, { signal });
  return () => {
    listening.abort();
  };
}
