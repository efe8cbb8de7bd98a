/** CSS pixels a second at a speed from 1 to 100: even steps from the slowest to the fastest, and none that does not move. */
export function pixelsPerSecond(speed: number): number {
  return 2 * speed;
}

/** What moves a page, or a stand-in of it. */
export interface ScrollTarget {
  /** Where the page is, in CSS pixels. */
  position(): number;
  /** The farthest it can go. */
  end(): number;
  moveTo(position: number): void;
  /** Whether more is on its way below the end. */
  hasMoreToCome(): boolean;
}

/** A screen that was not drawn for so long was not looked at: the page does not catch up, in milliseconds. */
const LONGEST_FRAME_MS = 250;
/** A place that differs by more than this was chosen by somebody, or the page was moved under it, in CSS pixels. */
const OWN_PX = 2;

/**
 * Moves a page by the clock, whatever the rate at which it is drawn.
 *
 * @returns for each frame its time, in milliseconds: whether there is farther to go
 */
export function createScrollClock(target: ScrollTarget, speed: () => number): (time: number) => boolean {
  let before: number | null = null;
  // Browsers keep whole pixels, of which a slow page has fewer than frames.
  let place = target.position();
  let set = place;
  return (time) => {
    const elapsed = before === null ? 0 : Math.min(time - before, LONGEST_FRAME_MS);
    before = time;
    const actual = target.position();
    if (Math.abs(actual - set) > OWN_PX) place = actual;
    const end = target.end();
    place = Math.min(place + (pixelsPerSecond(speed()) * elapsed) / 1000, end);
    target.moveTo(place);
    set = place;
    return place < end - 0.5 || target.hasMoreToCome();
  };
}
