import fc from 'fast-check';

/** Arbitrary and malformed parts of addresses, for tests that each of them gets a response. */

const escapeByte = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;

/** Percent-encodes every byte of a text, lone surrogates as the three bytes that UTF-8 forbids. */
export function escapeBytes(text: string): string {
  const bytes = [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return isSurrogate
      ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
      : [...Buffer.from(character)];
  });
  return bytes.map(escapeByte).join('');
}

export const units = (...each: string[]) => fc.constantFrom(...each);
export const repeated = (unit: fc.Arbitrary<string>, max: number) =>
  fc.tuple(unit, fc.integer({ min: 1, max: max })).map(([text, count]) => text.repeat(count));

/** Text that visitors may type. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: units('\ud800', '\udfff', 'ਹ', 'ਿ', '੍', '਼', '\u200d', 'w', 'Z', '<', '>', ' ', '੯', 'ا', 'क'),
  }),
  fc.string({ unit: units('+', '-', '*', '"', "'", ' ', '%', '_', '\\', '(', '['), maxLength: 80 }),
  fc.string({ unit: units('\0', '\u0001', '\t', '\n', '\r', '\u007f', '\u0085', '\u2028', '\ufeff', 'a') }),
  fc.string({ unit: units('hir ', 'the Lord ', 'ਹਰਿ ', 'k', '*', '+', '-', '"', 'ang ', '9') }),
);

/** A path segment that is escaped well, badly or not at all. */
export const anySegment = fc.oneof(
  { weight: 3, arbitrary: anyText.map(escapeBytes) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => [...bytes].map(escapeByte).join('')),
  },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: units(
        '%',
        '%2',
        '%zz',
        '%E0',
        '%E0%A8',
        '%ED%A0%80',
        '%F4%90%80%80',
        '%C0%AE',
        '%00',
        '%2F',
        '%25',
        '..',
        '/',
        '?',
        '#',
        '&',
        '=',
        ';',
        'h',
      ),
      maxLength: 60,
    }),
  },
);
