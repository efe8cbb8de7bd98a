import { hasModifier } from '../../../shared/hasModifier.ts';

/** Elements that handle the arrow keys themselves. */
const ARROWS_WITHIN =
  'input, select, textarea, [contenteditable], dialog, [role="slider"], [role="toolbar"], [role="menu"], [role="tablist"], [role="listbox"]';

interface StepOptions {
  readonly onStep: (towards: 'previous' | 'next') => void;
  /** True if single-key shortcuts are enabled. */
  readonly hasKeys: boolean;
}

/**
 * Listens for arrow keys and swipes.
 *
 * @param missed events that came before this was loaded
 * @returns stops listening
 */
export function listenForSteps({ onStep, hasKeys }: StepOptions, missed: readonly Event[]): () => void {
  const step = (isForward: boolean) => {
    // A Shahmukhi page turns the other way.
    onStep(isForward === (document.documentElement.dir !== 'rtl') ? 'next' : 'previous');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!hasKeys || event.defaultPrevented || event.repeat || hasModifier(event)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.target instanceof Element && event.target.closest(ARROWS_WITHIN)) return;
    step(event.key === 'ArrowRight');
  };
  let start: TouchPoint | null = null;
  const handleTouchStart = (event: TouchEvent) => {
    start = event.touches.length === 1 ? pointOf(event) : null;
  };
  const handleTouchEnd = (event: TouchEvent) => {
    if (!start || event.touches.length > 0 || !isOnVerses(event)) return;
    const direction = swipeDirection(start, pointOf(event), window.innerWidth);
    if (direction === null || !(document.getSelection()?.isCollapsed ?? true)) return;
    step(direction === 'left');
  };
  for (const event of missed) {
    if (event instanceof KeyboardEvent) handleKeyDown(event);
    else if (event.type === 'touchstart') handleTouchStart(event as TouchEvent);
    else handleTouchEnd(event as TouchEvent);
  }
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('touchstart', handleTouchStart, { passive: true });
  document.addEventListener('touchend', handleTouchEnd, { passive: true });
  return () => {
    document.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('touchstart', handleTouchStart);
    document.removeEventListener('touchend', handleTouchEnd);
  };
}

const isOnVerses = ({ target }: TouchEvent) =>
  target instanceof Element && target.closest('[data-verse-area]') !== null;

function pointOf({ changedTouches, timeStamp }: TouchEvent): TouchPoint {
  const [touch] = changedTouches;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0, ms: timeStamp };
}

/** Position in CSS pixels and time in milliseconds of a touch. */
interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** A tap moves less than this, and a swipe takes no longer. */
const MIN_PX = 64;
const MAX_MS = 700;
/** Width of the screen edge where phones have their own back gesture. */
const EDGE_PX = 28;

/** Direction of a swipe that turns the page; null for any other movement. */
export function swipeDirection(start: TouchPoint, end: TouchPoint, width: number): 'left' | 'right' | null {
  const across = end.x - start.x;
  const along = Math.abs(end.y - start.y);
  const isFromEdge = start.x < EDGE_PX || start.x > width - EDGE_PX;
  if (isFromEdge || Math.abs(across) < MIN_PX || along * 2 > Math.abs(across)) return null;
  if (end.ms - start.ms > MAX_MS) return null;
  return across < 0 ? 'left' : 'right';
}
