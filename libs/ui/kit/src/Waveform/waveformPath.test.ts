import fc from 'fast-check';
import { expect, it } from 'vitest';
import { waveformPath } from './waveformPath.ts';

const measures = { height: 40, barWidth: 3, gap: 2 };

it('stands its bars in the middle, the newest at the right', () => {
  expect(waveformPath([0.5, 1], measures)).toBe('M-6.5 10.75v18.51M-1.5 1.5v37.01');
  expect(waveformPath([], measures)).toBe('');
});

it('draws silence, what is too loud and what is no number', () => {
  expect(waveformPath([-1], measures)).toBe(waveformPath([0], measures));
  expect(waveformPath([Number.NaN], measures)).toBe(waveformPath([0], measures));
  expect(waveformPath([7], measures)).toBe(waveformPath([1], measures));
  expect(waveformPath([0], measures)).toBe('M-1.5 20v0.01');
});

it('draws every level once and within its height', () => {
  fc.assert(
    fc.property(fc.array(fc.double()), (levels) => {
      const bars = [...waveformPath(levels, measures).matchAll(/M(-?[\d.]+) ([\d.]+)v([\d.]+)/g)];
      expect(bars).toHaveLength(levels.length);
      for (const [, , top, length] of bars) {
        expect(Number(top)).toBeGreaterThanOrEqual(1.49);
        expect(Number(top) + Number(length)).toBeLessThanOrEqual(38.52);
      }
    }),
  );
});
