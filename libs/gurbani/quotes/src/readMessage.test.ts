import { expect, it } from 'vitest';
import { readMessage as readAll } from './readMessage.ts';

const readMessage = (text: string) => readAll(text).passages;

const page = (from: number, to = from, source: string | null = null) => ({ from, to, source });

it('leaves out headers and decoration of messengers [V18]', () => {
  const text = [
    '[22/11/26, 8:12:44 AM] Harpreet: *ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ ॥*',
    '22/11/2026, 08:12 - Harpreet Singh: ☀️ *ਆਦਿ ਸਚੁ* 🙏🏽',
    '> _ਜੁਗਾਦਿ ਸਚੁ_ https://example.org/ਸਚੁ #gurbani',
    '🙏🙏',
  ].join('\n');
  expect(readMessage(text).map((passage) => passage.text)).toEqual([
    'ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ',
    'ਆਦਿ ਸਚੁ',
    'ਜੁਗਾਦਿ ਸਚੁ',
  ]);
});

it('keeps the characters of the ASCII layout', () => {
  expect(readMessage('idRV@ü; iqn@ jn')[0]?.text).toBe('idRV@ü; iqn@ jn');
});

it('cuts a line where the script changes for more than two words', () => {
  const texts = (text: string) => readMessage(text).map((passage) => passage.text);
  expect(texts('ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ - So why call her bad?')).toEqual(['ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ', 'So why call her bad?']);
  expect(texts('ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ x2')).toEqual(['ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ x2']);
});

it.each([
  ['ਆਦਿ ਸਚੁ ॥ (ਅੰਗ ੧)', page(1)],
  ['ਆਦਿ ਸਚੁ (SGGS Ang 1)', page(1, 1, 'G')],
  ['ਆਦਿ ਸਚੁ - Guru Granth Sahib Ji, p. 441-442', page(441, 442, 'G')],
  ['Ang 1: ਆਦਿ ਸਚੁ', page(1)],
  ['आदि सचु ॥ अंग १', page(1)],
  ['ਆਦਿ ਸਚੁ', null],
  // Words of a line, not a page: no number follows.
  ['ਅੰਗ ਅੰਗ ਸੁਖਦਾਈ', null],
])('extracts the page from %s', (text, expected) => {
  const [passage, ...others] = readMessage(text);
  expect(others).toEqual([]);
  expect(passage?.namedPage).toEqual(expected);
  expect(passage?.text).not.toMatch(/\d|Ang|Granth/);
});

it('assigns a page on a line of its own to the passages above it, else to those below', () => {
  const pages = (text: string) => readMessage(text).map(({ namedPage }) => namedPage?.from ?? null);
  expect(pages('ਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ\n\nSGGS 1\n\nਸੋਚੈ ਸੋਚਿ')).toEqual([1, 1, null]);
  expect(pages('ਸੋਚੈ ਸੋਚਿ\n\nਆਦਿ ਸਚੁ\nAng 1')).toEqual([null, 1]);
  expect(pages('Ang 1\nਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ')).toEqual([1, 1]);
});

it('returns the lines after the maximum number of passages unread', () => {
  const { passages, rest } = readAll('ਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ\n\n*ਸੋਚੈ ਸੋਚਿ*\nAng 1', 2);
  expect(passages.map(({ text }) => text)).toEqual(['ਆਦਿ ਸਚੁ', 'ਜੁਗਾਦਿ ਸਚੁ']);
  expect(rest).toBe('\n*ਸੋਚੈ ਸੋਚਿ*\nAng 1');
});
