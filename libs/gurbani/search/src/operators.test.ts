import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOperators } from './operators.ts';

const parse = (text: string) => parseOperators(text, { hasHyphens: true });
const part = (pieces: string[], isExact = false) => ({ pieces, isExact });

describe('parseOperators', () => {
  it.each(['', 'har naam', 'har-naam', '  ', 'ਹਰਿ'])('returns null for %j, without operators', (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each([
    ['har + naam', [part(['har']), part(['naam'])], []],
    ['har -naam', [part(['har'])], [part(['naam'])]],
    ['-naam har', [], [part(['naam har'])]],
    ['har*naam', [part(['har', 'naam'])], []],
    ['"har naam"', [part(['har naam'], true)], []],
    ['“har naam” guru', [part(['har naam'], true), part(['guru'])], []],
    ['guru -"har naam" jap', [part(['guru']), part(['jap'])], [part(['har naam'], true)]],
    ['"a+b', [part(['a+b'], true)], []],
    ['har-har -naam', [part(['har-har'])], [part(['naam'])]],
  ])('parses %j', (text, wanted, unwanted) => {
    expect(parse(text)).toEqual({ wanted, unwanted });
  });

  it('treats a hyphen among first letters as an operator', () => {
    expect(parseOperators('abc-d', { hasHyphens: false })).toEqual({
      wanted: [part(['abc'])],
      unwanted: [part(['d'])],
    });
  });

  it.each(['+', '-', '*', '"', '""', '+-*"', '- -', '* *'])(
    'parses the lone operators %j as an empty query',
    (text) => {
      expect(parse(text)).toEqual({ wanted: [], unwanted: [] });
    },
  );

  it('never returns an empty piece', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+-*" ab') }), (text) => {
        const query = parse(text);
        for (const { pieces } of [...(query?.wanted ?? []), ...(query?.unwanted ?? [])]) {
          expect(pieces.length).toBeGreaterThan(0);
          for (const piece of pieces) expect(piece.trim()).not.toBe('');
        }
      }),
    );
  });
});
