import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBaniEntries } from './baniEntries.ts';
import { buildBanis, mergeForms } from './buildBanis.ts';
import type { BaniMaterial } from './buildBanis.ts';

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

describe('a bani that is a range', () => {
  const TEXTS = ['ਪਹਿਲੀ ॥੧॥', 'ਗਾਥਾ ਮਹਲਾ ੫ ॥', 'ਕਰਪੂਰ ਪੁਹਪ', 'ਨ ਸੁਪਨਹ ॥੨੪॥', 'ਫੁਨਹੇ ਮਹਲਾ ੫ ॥'];
  const line = (index: number) => ({ id: `000${String(index)}`, text: TEXTS[index] ?? '' });
  const material = (texts: readonly string[], name = 'ਗਾਥਾ'): BaniMaterial => ({
    entries: [
      {
        id: 955,
        shelf: 'granth',
        name: { gurmukhi: [{ line: '0001', text: name }], english: 'Gatha' },
        forms: [{ first: line(1), last: line(3), next: line(4), count: 3 }],
      },
    ],
    banis: [6, 25, 26, 27].map((id) => ({ id, gurmukhi: '', english: '' })),
    sections: [],
    baniLines: [],
    lineIndexOf: (id) => Number(id),
    unicode: (index) => texts[index] ?? '',
    isHeading: (index) => index === 1,
  });

  it('is built from its first to its last line', () => {
    const [bani] = buildBanis(material(TEXTS)).banis;
    expect(bani?.lines.map((each) => each.line)).toEqual([1, 2, 3]);
    expect(bani?.name).toEqual({ ascii: 'gwQw', unicode: 'ਗਾਥਾ', english: 'Gatha' });
  });

  it.each([1, 3, 4])(
    'stops the build if its first, last or next line has another text: line %i [T12]',
    (changed) => {
      const texts = TEXTS.map((text, index) => (index === changed ? 'ਹੋਰ' : text));
      expect(() => buildBanis(material(texts))).toThrow(`Line 000${String(changed)}`);
    },
  );

  it('stops the build if a line was added, or if a name is not in its line [T12]', () => {
    const moved = material(TEXTS);
    const added: BaniMaterial = {
      ...moved,
      lineIndexOf: (id) => (Number(id) > 2 ? Number(id) + 1 : Number(id)),
      unicode: (index) => TEXTS[index > 2 ? index - 1 : index] ?? '',
    };
    expect(() => buildBanis(added)).toThrow("isn't the 3 lines");
    expect(() => buildBanis(material(TEXTS, 'ਫੁਨਹੇ'))).toThrow("doesn't say “ਫੁਨਹੇ”");
  });

  it('entries fit their schema, which the build reads them with [T12]', () => {
    expect(readBaniEntries()).toHaveLength(119);
  });
});
