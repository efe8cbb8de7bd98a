import { hasModifier } from '../hasModifier.ts';
import { swipeDirection, type TouchPlace } from './swipeDirection.ts';

/** What has a use of its own for the arrow keys. */
const ARROWS_WITHIN =
  'input, select, textarea, [contenteditable], dialog, [role="slider"], [role="toolbar"], [role="menu"], [role="tablist"], [role="listbox"]';

interface StepOptions {
  readonly onStep: (towards: 'previous' | 'next') => void;
  /** Whether single keys have a meaning here. */
  readonly hasKeys: boolean;
}

/**
 * Listens for arrow keys and swipes.
 *
 * @param missed what was pressed and touched before this was here
 * @returns ends it
 */
export function listenForSteps({ onStep, hasKeys }: StepOptions, missed: readonly Event[]): () => void {
  const step = (isForward: boolean) => {
    // A page of Shahmukhi turns the other way.
    onStep(isForward === (document.documentElement.dir !== 'rtl') ? 'next' : 'previous');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!hasKeys || event.defaultPrevented || event.repeat || hasModifier(event)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.target instanceof Element && event.target.closest(ARROWS_WITHIN)) return;
    step(event.key === 'ArrowRight');
  };
  let start: TouchPlace | null = null;
  const handleTouchStart = (event: TouchEvent) => {
    start = event.touches.length === 1 ? placeOf(event) : null;
  };
  const handleTouchEnd = (event: TouchEvent) => {
    if (!start || event.touches.length > 0 || !isOnVerses(event)) return;
    const direction = swipeDirection(start, placeOf(event), window.innerWidth);
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

function placeOf({ changedTouches, timeStamp }: TouchEvent): TouchPlace {
  const [touch] = changedTouches;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0, ms: timeStamp };
}
