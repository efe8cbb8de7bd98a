import { type BaniId, parseBaniId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { baniHref, canonicalBaniHref, findBani } from './baniHref.ts';

const id = (number: number): BaniId => parseBaniId(number) ?? expect.unreachable();

const BANIS = [
  { id: id(2), slug: 'jap-jee-saahib' },
  { id: id(6), slug: 'tavai-prasaadh-savaye-(sraavag-sudh)' },
  { id: id(21), slug: 'raharaas-saahib-(s:)' },
  { id: id(31), slug: 'sukhamanee-saahib' },
];

describe('the address of a bani', () => {
  it('keeps the established names', () => {
    expect(BANIS.map(baniHref)).toEqual([
      '/sundar-gutka/japujee-saahib',
      '/sundar-gutka/tavai-prasaadh-savaye-sraavag-sudh',
      '/sundar-gutka/raharaas-saahib',
      '/sundar-gutka/sukhamanee-saahib',
    ]);
    expect(canonicalBaniHref(id(31))).toBe('/sundar-gutka/31');
  });

  it.each([
    ['2', 2],
    ['japujee-saahib', 2],
    ['jap-jee-saahib', 2],
    ['Raharaas-Saahib', 21],
    ['raharaas-saahib-(s:)', 21],
    ['tavai-prasaadh-savaye-(sraavag-sudh)', 6],
    ['tavai-prasaadh-savaye-sraavag-sudh', 6],
    ['999', null],
    ['02x', null],
    ['', null],
    ['__proto__', null],
    ['toString', null],
  ])('%j opens bani %j [B80]', (asked, found) => {
    expect(findBani(BANIS, asked)?.id ?? null).toBe(found);
  });
});
