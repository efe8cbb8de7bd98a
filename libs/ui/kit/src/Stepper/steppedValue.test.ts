import fc from 'fast-check';
import { expect, it } from 'vitest';
import { steppedValue } from './steppedValue.ts';

it.each([
  [18, 1, { min: 12, max: 40, step: 2 }, 20],
  [39, 1, { min: 12, max: 40, step: 2 }, 40],
  [12, -1, { min: 12, max: 40, step: 2 }, 12],
  [0.2, 1, { min: 0, max: 1, step: 0.1 }, 0.3],
  [1, -1, { min: 0, max: 2, step: 0.25 }, 0.75],
] as const)('from %d by %d step', (value, direction, range, expected) => {
  expect(steppedValue(value, direction, range)).toBe(expected);
});

it('stays within its ends and goes back the way it came', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 9 }), (value, step) => {
      const range = { min: -50, max: 50, step };
      const up = steppedValue(value, 1, range);
      expect(up).toBeLessThanOrEqual(50);
      if (value + step <= 50) expect(steppedValue(up, -1, range)).toBe(value);
    }),
  );
});
