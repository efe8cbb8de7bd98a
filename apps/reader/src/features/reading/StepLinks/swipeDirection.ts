/** Where and when a finger was, in CSS pixels and milliseconds. */
export interface TouchPlace {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** As far as nobody moves who only taps, and as long as nobody takes who means to turn a page. */
const MIN_PX = 64;
const MAX_MS = 700;
/** Where a telephone has its own gesture of going back. */
const EDGE_PX = 28;

/** Which way a finger went that meant to turn the page; null for every other move. */
export function swipeDirection(start: TouchPlace, end: TouchPlace, width: number): 'left' | 'right' | null {
  const across = end.x - start.x;
  const along = Math.abs(end.y - start.y);
  const isFromEdge = start.x < EDGE_PX || start.x > width - EDGE_PX;
  if (isFromEdge || Math.abs(across) < MIN_PX || along * 2 > Math.abs(across)) return null;
  if (end.ms - start.ms > MAX_MS) return null;
  return across < 0 ? 'left' : 'right';
}
