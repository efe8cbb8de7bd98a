import type { Random } from './createRandom.ts';

const UNRESERVED = /[\w.~-]/;
const BROKEN = [
  '%',
  '%2',
  '%zz',
  '%E0',
  '%E0%A8',
  '%C0%AE',
  '%F4%90%80%80',
  '%00',
  '%2F',
  '%5C',
  '%25',
  '%u0041',
];

/** A text in UTF-8, with lone surrogates as the three bytes that UTF-8 forbids. */
export function bytesOf(text: string): number[] {
  return [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return isHalf
      ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
      : [...Buffer.from(character)];
  });
}

/** A percent-encoded text. */
export function escapeText(text: string): string {
  return bytesOf(text)
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return byte < 0x80 && UNRESERVED.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

/** A badly percent-encoded text: broken escapes, needless escapes, or escaped twice. */
export function escapeBadly(random: Random, text: string): string {
  switch (random.below(4)) {
    case 0:
      return escapeText(text) + random.pick(BROKEN);
    case 1:
      return bytesOf(text)
        .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
        .join('');
    case 2:
      return escapeText(escapeText(text));
    default: {
      const escaped = escapeText(text);
      const position = random.below(escaped.length + 1);
      return escaped.slice(0, position) + random.pick(BROKEN) + escaped.slice(position);
    }
  }
}

/** Names that objects inherit. */
export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
];

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '-Infinity',
  '9007199254740993',
  '99999999999999999999999999999999',
  '0x10',
  '1.5',
  '1e3',
  '٣',
  '੧',
  '1,,2',
  '1-2-3',
  '1-1430',
  '1430-1',
  '+',
  ',',
  '2147483648',
  '-2147483649',
];
const SYNTAX = [
  '../../../../etc/passwd',
  '..\\..\\windows',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '${7*7}{{7*7}}',
  '%s%n%x',
  '\r\nset-cookie: a=b',
  '(((((((((((a+)+)+)+)+)+)',
  '[]',
  '{}',
  'null',
  'undefined',
  'true',
  '',
  ' ',
  '.',
  '..',
  'javascript:alert(1)',
  '//evil.example',
  'http://[::1',
];
/** Words found in thousands of lines, the most expensive to search for. */
const COMMON = ['hir ', 'ਹਰਿ ', 'a', 'n ', 'the ', 'of the ', 'ਕੇ ', 'gur ', 'so ', '* ', '+', 'h', 'ਸਤਿ '];
const CODE_UNITS = [
  '\0',
  '\u0001',
  '\t',
  '\n',
  '\r',
  '\u007f',
  '\u0085',
  '\u200d',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\uffff',
  '\ud800',
  '\udfff',
  'ਹ',
  'ਿ',
  '੍',
  '਼',
  'ا',
  'क',
  'İ',
  'ß',
  'ﬁ',
  '🙏',
  '𝐚',
  'ａ',
  '%',
  '"',
  "'",
  '\\',
  '<',
];
const DEFAULT_MAX_LENGTH = 12_000;
const LONG_LIMIT = 400;

function anyUnicode(random: Random): string {
  return Array.from({ length: random.between(1, 60) }, () =>
    random.chance(0.5) ? random.pick(CODE_UNITS) : String.fromCharCode(random.below(0x1_0000)),
  ).join('');
}

/** A length at or around a limit, to find off-by-one faults. */
function lengthAround(random: Random, limit: number): number {
  return Math.max(0, random.pick([limit - 1, limit, limit + 1, limit * 2, Math.floor(limit / 2)]));
}

/** Common words around a limit: one word repeated, or all mixed. */
function manyWords(random: Random, marker: string, limit: number): string {
  const length = lengthAround(random, Math.min(limit, DEFAULT_MAX_LENGTH));
  if (random.chance(0.5)) {
    const word = random.pick(COMMON);
    return word.repeat(Math.ceil(length / word.length)).slice(0, length);
  }
  const words = Array.from({ length: Math.ceil(length / 2) }, () => random.pick(COMMON)).join('');
  return `${marker} ${words}`.slice(0, Math.max(length, marker.length));
}

/**
 * An unexpected text.
 * @param marker included where there is room
 * @param maxLength limit of the contract in characters, or null
 */
export function hostileText(random: Random, marker: string, maxLength: number | null): string {
  const limit = maxLength ?? random.pick([64, 500, 2_000, DEFAULT_MAX_LENGTH]);
  // Long texts are the most expensive.
  if (limit >= LONG_LIMIT && random.chance(0.4)) return manyWords(random, marker, limit);
  switch (random.below(8)) {
    case 0:
      return random.pick(NUMBERS);
    case 1:
      return random.pick(PROTOTYPE_KEYS);
    case 2:
      return random.pick(SYNTAX) + marker;
    case 3:
      return manyWords(random, marker, limit);
    default:
      return anyUnicode(random) + marker + (random.chance(0.3) ? anyUnicode(random) : '');
  }
}
