/** Holds a line in its place. */
export interface PlaceHolder {
  /** To be called whenever verses may have become higher or lower, before they are painted. */
  hold(): void;
  stop(): void;
}

/** Where a line stands on its page. */
interface Place {
  readonly verse: Element;
  readonly id: string;
  /** Its upper edge from that of the page, in CSS pixels: whoever scrolls does not move it. */
  readonly top: number;
  /** The same from that of the window. */
  readonly topInWindow: number;
}

/** Below a header that may lie over the text, in CSS pixels. */
const READING_LINE = 96;

/**
 * Keeps the line that is read where it stands on the screen when the verses around it become higher or lower: by another
 * choice of its reader, other texts beside the lines, or a turned device.
 */
export function holdPlace(area: HTMLElement): PlaceHolder {
  let place: Place | null = null;
  let frame = 0;
  let width = window.innerWidth;
  let isTurning = false;
  const look = () => {
    frame = 0;
    place = readPlace(area);
  };
  const handleScroll = () => {
    if (!isTurning) frame ||= requestAnimationFrame(look);
  };
  const handleResize = () => {
    // A phone whose bars come and go has not been turned.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    // A browser may move the page itself before and after this: the line goes where it stood on the screen.
    isTurning = true;
    const read = place;
    bringBack(area, read);
    requestAnimationFrame(() => {
      place = bringBack(area, read);
      isTurning = false;
    });
  };
  look();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('resize', handleResize);
  return {
    hold() {
      place = hold(area, place);
    },
    stop() {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleResize);
    },
  };
}

/**
 * The first line that begins on the screen, or the one that fills it; null above the first of all, where a page stays as
 * it is.
 */
function readPlace(area: HTMLElement): Place | null {
  const first = area.querySelector('[data-verse-id]')?.getBoundingClientRect();
  if (!first || first.top > READING_LINE) return null;
  let above: Element | null = null;
  for (let y = READING_LINE; y < window.innerHeight; y += 16) {
    const verse = document.elementFromPoint(first.left + 8, y)?.closest('[data-verse-id]');
    if (!verse || !area.contains(verse)) continue;
    if (verse.getBoundingClientRect().top >= READING_LINE) return placeOf(verse);
    above ??= verse;
  }
  return above && placeOf(above);
}

function placeOf(verse: Element): Place {
  const { top } = verse.getBoundingClientRect();
  const id = verse.getAttribute('data-verse-id') ?? '';
  return { verse, id, top: top + window.scrollY, topInWindow: top };
}

const findAgain = (area: HTMLElement, { verse, id }: Place) =>
  verse.isConnected ? verse : area.querySelector(`[data-verse-id="${id}"]`);

/** Brings the line back to where it stood on the screen. */
function bringBack(area: HTMLElement, place: Place | null): Place | null {
  const verse = place && findAgain(area, place);
  if (!verse) return place;
  window.scrollBy({ top: verse.getBoundingClientRect().top - place.topInWindow, behavior: 'instant' });
  return placeOf(verse);
}

/** Brings the line back to its place, and says where on the page that is now. */
function hold(area: HTMLElement, place: Place | null): Place | null {
  if (!place) return place;
  withoutAnchor();
  const verse = findAgain(area, place);
  if (!verse) return place;
  const now = placeOf(verse);
  const moved = now.top - place.top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  return now;
}

/** For one frame: a browser that holds the place by itself would do it a second time. */
function withoutAnchor(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    });
  });
}
