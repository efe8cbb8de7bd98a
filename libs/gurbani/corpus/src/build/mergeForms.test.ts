import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeForms } from './mergeForms.ts';

const form = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });

describe('two forms of a bani laid over each other', () => {
  it('give each form back, in its order, nothing lost or doubled', () => {
    fc.assert(
      fc.property(form, form, (short, long) => {
        const merged = mergeForms(short, long);
        expect(merged.filter(({ inShort }) => inShort).map(({ item }) => item)).toEqual(short);
        expect(merged.filter(({ inLong }) => inLong).map(({ item }) => item)).toEqual(long);
      }),
    );
  });

  it('share what they have in common', () => {
    const merged = mergeForms(['a', 'c'], ['a', 'b', 'c']);
    expect(merged.map(({ item, inShort }) => `${item}${inShort ? '+' : '-'}`)).toEqual(['a+', 'b-', 'c+']);
  });
});
