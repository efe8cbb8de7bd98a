import { describe, expect, it } from 'vitest';
import { createScrollClock, pixelsPerSecond, type ScrollTarget } from './useAutoScroll.ts';

/** A page that rounds its position to whole pixels, as browsers do. */
function pageOf(height: number) {
  const page = { y: 0, end: height, more: false };
  const target: ScrollTarget = {
    position: () => page.y,
    end: () => page.end,
    moveTo: (place) => (page.y = Math.round(place)),
    hasMoreToCome: () => page.more,
  };
  return { page, target };
}

/** Scrolls for a number of milliseconds at a frame rate and returns the distance in pixels. */
function scrolledBy(speed: number, ms: number, framesPerSecond: number): number {
  const { page, target } = pageOf(100_000);
  const tick = createScrollClock(target, () => speed);
  for (let time = 0; time <= ms; time += 1000 / framesPerSecond) tick(time);
  return page.y;
}

describe('auto-scroll [S9.9]', () => {
  it('moves at every speed, each step faster by the same amount [S4.13]', () => {
    const steps = Array.from({ length: 100 }, (_, place) => pixelsPerSecond(place + 1));
    expect(steps[0]).toBeGreaterThan(0);
    for (let place = 1; place < 100; place++) {
      expect((steps[place] ?? 0) - (steps[place - 1] ?? 0)).toBeCloseTo(steps[0] ?? 0);
    }
  });

  it.each([1, 11, 30, 100])(
    'covers the same distance per second at speed %i whatever the frame rate',
    (speed) => {
      const expected = pixelsPerSecond(speed) * 10;
      for (const rate of [30, 60, 90, 120, 144]) {
        expect(Math.abs(scrolledBy(speed, 10_000, rate) - expected)).toBeLessThanOrEqual(
          1 + pixelsPerSecond(speed) / rate,
        );
      }
    },
  );

  it("doesn't catch up after a pause between frames", () => {
    const { page, target } = pageOf(100_000);
    const tick = createScrollClock(target, () => 50);
    tick(0);
    tick(60_000);
    expect(page.y).toBeLessThan(pixelsPerSecond(50));
  });

  it('continues from where the visitor scrolled to', () => {
    const { page, target } = pageOf(100_000);
    const tick = createScrollClock(target, () => 50);
    tick(0);
    tick(100);
    page.y = 5000;
    tick(200);
    expect(page.y).toBe(5010);
  });

  it('stops at the end of the page, but waits there while more is loading', () => {
    const { page, target } = pageOf(50);
    const tick = createScrollClock(target, () => 100);
    expect(tick(0)).toBe(true);
    expect(tick(200)).toBe(true);
    page.more = true;
    expect(tick(400)).toBe(true);
    page.more = false;
    expect(tick(600)).toBe(false);
    expect(page.y).toBe(50);
  });
});
