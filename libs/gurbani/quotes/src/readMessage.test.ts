import { expect, it } from 'vitest';
import { readMessage } from './readMessage.ts';

const page = (from: number, to = from, source: string | null = null) => ({ from, to, source });

it('leaves out what a messenger puts before and around a text', () => {
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

it('keeps the signs of the ASCII layout', () => {
  expect(readMessage('idRV@ü; iqn@ jn')[0]?.text).toBe('idRV@ü; iqn@ jn');
});

it('cuts a line where the script changes, not at a word or two', () => {
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
  // Words of lines, not pages: no number is behind them.
  ['ਅੰਗ ਅੰਗ ਸੁਖਦਾਈ', null],
])('takes the page out of %s', (text, expected) => {
  const [passage, ...others] = readMessage(text);
  expect(others).toEqual([]);
  expect(passage?.namedPage).toEqual(expected);
  expect(passage?.text).not.toMatch(/\d|Ang|Granth/);
});

it('gives a page on a line of its own to the passages above it, or to those below', () => {
  const pages = (text: string) => readMessage(text).map(({ namedPage }) => namedPage?.from ?? null);
  expect(pages('ਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ\n\nSGGS 1\n\nਸੋਚੈ ਸੋਚਿ')).toEqual([1, 1, null]);
  expect(pages('ਸੋਚੈ ਸੋਚਿ\n\nਆਦਿ ਸਚੁ\nAng 1')).toEqual([null, 1]);
  expect(pages('Ang 1\nਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ')).toEqual([1, 1]);
});
