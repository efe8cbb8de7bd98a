import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterReadingBegan } from '../afterReadingBegan.ts';
import { loadReadingHelp } from '../loadReadingHelp.ts';
import type { holdPlace, PlaceHolder } from './holdPlace.ts';

/**
 * Keeps the line that is read in its place, as {@link PlaceHolder} does: from the time that reading began, or at once for a
 * view that brings what holds it, because its reader comes back to a line in the middle.
 */
export function useHeldPlace(area: RefObject<HTMLElement | null>, atOnce?: typeof holdPlace): void {
  const holder = useRef<PlaceHolder | null>(null);

  useEffect(() => {
    let isGone = false;
    const begin = (start: typeof holdPlace | undefined) => {
      if (!isGone && area.current) holder.current = start?.(area.current) ?? null;
    };
    if (atOnce) begin(atOnce);
    const takeBack = atOnce
      ? null
      : afterReadingBegan(() => void loadReadingHelp().then((help) => begin(help?.holdPlace)));
    return () => {
      isGone = true;
      takeBack?.();
      holder.current?.stop();
      holder.current = null;
    };
  }, [area, atOnce]);

  useLayoutEffect(() => {
    holder.current?.hold();
  });
}
