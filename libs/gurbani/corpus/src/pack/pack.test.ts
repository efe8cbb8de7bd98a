import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePack, openPack, PackError } from './pack.ts';

const sample = encodePack('sample', {
  text: { kind: 'texts', values: ['ੴ', '', 'ਸਤਿ ਨਾਮੁ'] },
  number: { kind: 'numbers', values: Uint32Array.of(1, 2 ** 32 - 1) },
});

describe('a pack', () => {
  it('reads back its columns', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.uint8Array(),
        fc.uint16Array(),
        fc.uint32Array(),
        fc.jsonValue(),
        (texts, u8, u16, u32, json) => {
          const pack = openPack(
            encodePack('any', {
              texts: { kind: 'texts', values: texts },
              u8: { kind: 'numbers', values: u8 },
              u16: { kind: 'numbers', values: u16 },
              u32: { kind: 'numbers', values: u32 },
              json: { kind: 'json', value: json },
            }),
          );
          const column = pack.texts('texts');
          expect(Array.from({ length: column.length }, (_, index) => column.at(index))).toEqual(texts);
          expect([...pack.numbers8('u8')]).toEqual([...u8]);
          expect([...pack.numbers16('u16')]).toEqual([...u16]);
          expect([...pack.numbers32('u32')]).toEqual([...u32]);
          expect(pack.json('json')).toEqual(JSON.parse(JSON.stringify(json)));
        },
      ),
    );
  });

  it('finds the texts that contain a text, none of which ends in the next', () => {
    const letters = fc.constantFrom('ਸ', 'ਤ', 'ਿ', 'ੴ', 'a', ' ');
    const text = (maxLength: number) => fc.string({ unit: letters, maxLength });
    const texts = fc.array(text(6), { maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(texts, text(3), (values, sought) => {
        const column = openPack(encodePack('any', { texts: { kind: 'texts', values } })).texts('texts');
        const expected = values.flatMap((each, index) => (each.includes(sought) ? [index] : []));
        expect(column.indexesWith(sought)).toEqual(expected);
      }),
    );
  });

  it('is byte-identical for identical content', () => {
    const again = encodePack('sample', {
      text: { kind: 'texts', values: ['ੴ', '', 'ਸਤਿ ਨਾਮੁ'] },
      number: { kind: 'numbers', values: Uint32Array.of(1, 2 ** 32 - 1) },
    });
    expect(again).toEqual(sample);
  });

  it('can be read at any offset in a larger buffer', () => {
    const buffer = new Uint8Array(sample.length + 3);
    buffer.set(sample, 3);
    expect(openPack(buffer.subarray(3)).texts('text').at(2)).toBe('ਸਤਿ ਨਾਮੁ');
  });

  it('is rejected if it has the wrong signature, another format or too few bytes', () => {
    expect(() => openPack(new Uint8Array(4))).toThrow(PackError);
    expect(() => openPack(Uint8Array.from(sample, (byte, index) => (index === 0 ? byte + 1 : byte)))).toThrow(
      'not a pack',
    );
    expect(() => openPack(Uint8Array.from(sample, (byte, index) => (index === 8 ? byte + 1 : byte)))).toThrow(
      'format 2',
    );
    expect(() => openPack(sample.slice(0, -1))).toThrow('cut short');
    expect(() => openPack(sample.slice(0, 40))).toThrow('cut short');
  });

  it('throws for a missing column, a column of another type, and a text out of range', () => {
    const pack = openPack(sample);
    expect(() => pack.texts('other')).toThrow('no column other');
    expect(() => pack.numbers8('number')).toThrow('no column number of type u8');
    expect(() => pack.texts('text').at(3)).toThrow(RangeError);
  });
});
