import { expect, it } from 'vitest';
import { seeded } from '../bench/mutations.ts';
import { alignUnits, lowerBoundFor } from './alignUnits.ts';
import type { Unit } from './alignUnits.ts';

const random = seeded(3);
const unitsOf = (length: number, isAkhar: boolean): Unit[] =>
  Array.from({ length }, (_, index) => ({
    text: 'abc'.charAt(Math.floor(random() * 3)) + (isAkhar ? 'xy'.charAt(Math.floor(random() * 2)) : ''),
    word: index,
    isFirst: random() < 0.4,
    isAkhar,
  }));

it.each([true, false])('no alignment costs less than the lower bound (akhars: %s)', (isAkhar) => {
  let tight = 0;
  for (let round = 0; round < 500; round++) {
    const quoted = unitsOf(1 + Math.floor(random() * 12), isAkhar);
    const scripture = unitsOf(Math.floor(random() * 30), isAkhar);
    const { cost } = alignUnits(quoted, scripture);
    const bound = lowerBoundFor(quoted)(scripture);
    expect(bound).toBeLessThanOrEqual(cost);
    if (bound > 0 && bound > cost - 0.3) tight++;
  }
  // A bound of 0 would also hold.
  expect(tight).toBeGreaterThan(20);
});
