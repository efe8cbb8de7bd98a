import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestFitting } from './largestFitting.ts';

describe('the largest fitting scale', () => {
  it('is 1 after a single measurement if that fits', () => {
    let measures = 0;
    expect(largestFitting(() => (++measures > 0 ? 1 : 2))).toBe(1);
    expect(measures).toBe(1);
  });

  it('is within 3 % of the limit after at most 18 measurements', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.003, max: 0.999, noNaN: true }),
        fc.double({ min: 1, max: 2.5, noNaN: true }),
        (limit, power) => {
          let measures = 0;
          const scale = largestFitting((tried) => {
            measures++;
            return (tried / limit) ** power;
          });
          expect(scale).toBeLessThanOrEqual(limit);
          expect(scale).toBeGreaterThan(limit / 1.03);
          expect(measures).toBeLessThanOrEqual(18);
        },
      ),
    );
  });

  it('is always one that fitted, even for an erratic measure', () => {
    fc.assert(
      fc.property(fc.func(fc.double({ min: 0, max: 5, noNaN: true })), (fill) => {
        let measures = 0;
        const share = (tried: number) => fill(Math.round(tried * 1000));
        const scale = largestFitting((tried) => {
          measures++;
          return share(tried);
        });
        expect(scale === 1 / 512 || share(scale) <= 1).toBe(true);
        expect(measures).toBeLessThan(60);
      }),
    );
  });

  it('is the smallest scale if nothing fits', () => {
    expect(largestFitting(() => 7)).toBe(1 / 512);
    expect(largestFitting(() => Number.POSITIVE_INFINITY)).toBe(1 / 512);
    expect(largestFitting(() => Number.NaN)).toBe(1 / 512);
  });
});
