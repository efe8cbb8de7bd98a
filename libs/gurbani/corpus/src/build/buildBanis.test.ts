import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeForms } from './buildBanis.ts';

const form = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });

describe('mergeForms', () => {
  it('preserves both forms in their order, losing and duplicating nothing', () => {
    fc.assert(
      fc.property(form, form, (short, long) => {
        const merged = mergeForms(short, long);
        expect(merged.filter(({ inShort }) => inShort).map(({ item }) => item)).toEqual(short);
        expect(merged.filter(({ inLong }) => inLong).map(({ item }) => item)).toEqual(long);
      }),
    );
  });

  it('shares common items', () => {
    const merged = mergeForms(['a', 'c'], ['a', 'b', 'c']);
    expect(merged.map(({ item, inShort }) => `${item}${inShort ? '+' : '-'}`)).toEqual(['a+', 'b-', 'c+']);
  });
});
