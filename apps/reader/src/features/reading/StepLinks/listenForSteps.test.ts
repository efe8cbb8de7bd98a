import { expect, it } from 'vitest';
import { swipeDirection } from './listenForSteps.ts';

const from = { x: 200, y: 300, ms: 0 };
const to = (x: number, y: number, ms = 200) => swipeDirection(from, { x, y, ms }, 360);

it('a quick horizontal swipe turns the page', () => {
  expect(to(100, 310)).toBe('left');
  expect(to(300, 280)).toBe('right');
});

it("a tap, a slow swipe and a vertical one don't turn the page", () => {
  expect(to(150, 300)).toBeNull();
  expect(to(100, 300, 900)).toBeNull();
  expect(to(120, 380)).toBeNull();
});

it('a swipe from the edge of the screen is left to the phone', () => {
  expect(swipeDirection({ ...from, x: 10 }, { x: 200, y: 300, ms: 100 }, 360)).toBeNull();
  expect(swipeDirection({ ...from, x: 350 }, { x: 200, y: 300, ms: 100 }, 360)).toBeNull();
});
