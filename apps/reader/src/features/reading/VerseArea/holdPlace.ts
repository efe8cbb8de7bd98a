/** Keeps a line in place on the screen. */
export interface PlaceHolder {
  /** Call whenever verses may have changed height, before paint. */
  hold(): void;
  stop(): void;
}

/** Position of a line. */
interface LinePosition {
  readonly verse: Element;
  readonly id: string;
  /** Top edge relative to the page, in CSS pixels; independent of scrolling. */
  readonly top: number;
  /** Top edge relative to the window. */
  readonly topInWindow: number;
}

/** CSS pixels; below a sticky header. */
const READING_LINE = 96;

/**
 * Keeps the line being read in place when the verses around it change height: by a change of settings or texts, or when
 * the device is rotated.
 */
export function holdPlace(area: HTMLElement): PlaceHolder {
  let position: LinePosition | null = null;
  let frame = 0;
  let width = window.innerWidth;
  let isResizing = false;
  const updatePosition = () => {
    frame = 0;
    position = positionRead(area);
  };
  const handleScroll = () => {
    if (!isResizing) frame ||= requestAnimationFrame(updatePosition);
  };
  const handleResize = () => {
    // The height alone changes when a phone's toolbars hide.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    // The browser may scroll by itself before and after this, so restore the line's position in the window, twice.
    isResizing = true;
    const read = position;
    restore(area, read);
    requestAnimationFrame(() => {
      position = restore(area, read);
      isResizing = false;
    });
  };
  updatePosition();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('resize', handleResize);
  return {
    hold() {
      position = hold(area, position);
    },
    stop() {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleResize);
    },
  };
}

/**
 * First line that starts on the screen, or the one that fills it; null above the first line, where the page needs no
 * correction.
 */
function positionRead(area: HTMLElement): LinePosition | null {
  const first = area.querySelector('[data-verse-id]')?.getBoundingClientRect();
  if (!first || first.top > READING_LINE) return null;
  let above: Element | null = null;
  for (let y = READING_LINE; y < window.innerHeight; y += 16) {
    const verse = document.elementFromPoint(first.left + 8, y)?.closest('[data-verse-id]');
    if (!verse || !area.contains(verse)) continue;
    if (verse.getBoundingClientRect().top >= READING_LINE) return positionOf(verse);
    above ??= verse;
  }
  return above && positionOf(above);
}

function positionOf(verse: Element): LinePosition {
  const { top } = verse.getBoundingClientRect();
  const id = verse.getAttribute('data-verse-id') ?? '';
  return { verse, id, top: top + window.scrollY, topInWindow: top };
}

const findLine = (area: HTMLElement, { verse, id }: LinePosition) =>
  verse.isConnected ? verse : area.querySelector(`[data-verse-id="${id}"]`);

/** Scrolls the line back to its position in the window. */
function restore(area: HTMLElement, position: LinePosition | null): LinePosition | null {
  const verse = position && findLine(area, position);
  if (!verse) return position;
  window.scrollBy({ top: verse.getBoundingClientRect().top - position.topInWindow, behavior: 'instant' });
  return positionOf(verse);
}

/** Scrolls by as much as the line has moved on the page, and returns its new position. */
function hold(area: HTMLElement, position: LinePosition | null): LinePosition | null {
  if (!position) return position;
  pauseScrollAnchoring();
  const verse = findLine(area, position);
  if (!verse) return position;
  const now = positionOf(verse);
  const moved = now.top - position.top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  return now;
}

/** Turns scroll anchoring off until the next frame, as the browser would correct the position a second time. */
function pauseScrollAnchoring(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    });
  });
}
