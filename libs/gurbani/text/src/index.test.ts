import { describe, expect, it } from 'vitest';
import {
  firstLetterQuery,
  firstLetters,
  foldNukta,
  isGurmukhi,
  mainLetters,
  normaliseGurmukhi,
  parseLine,
  splitSyllables,
  splitWords,
  toAscii,
  toLarivaar,
  toUnicode,
  toWords,
} from './index.ts';

describe('toUnicode', () => {
  it.each([
    ['<> siq nwmu krqw purKu', 'ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ'],
    ['gur pRswid ]1]', 'ਗੁਰ ਪ੍ਰਸਾਦਿ ॥੧॥'],
    ['guxˆØI', 'ਗੁਣੀਂ'],
    ['dyin@', 'ਦੇਨੑਿ'.normalize('NFC')],
    ['rimïw', 'ਰਮਿਯਾ'],
    ['SrmiMdwie', 'ਸ਼ਰਮਿੰਦਾਇ'.normalize('NFC')],
    ['goupwl', 'ਗੋੁਪਾਲ'],
    ['quohI', 'ਤੋੁਹੀ'],
    ['idsMqiR', 'ਦਿਸੰਤ੍ਰਿ'],
    ['diuD', 'ਦੁਧਿ'],
    ['driAwE', 'ਦਰਿਆਓ'],
    ['kIÎo', 'ਕੀਯੋ'],
    ['mÚ 3', 'ਮਃ ੩'],
    ['b´wpwru', 'ਬੵਾਪਾਰੁ'],
    ['pUrbI₁', 'ਪੂਰਬੀ₁'],
    ['hr ik: ... ।', 'ਹਰ ਕਿ: ... ।'],
    ['ਧਨੁ', 'ਧਨੁ'],
    ['', ''],
  ])('%s → %s', (ascii, unicode) => {
    expect(toUnicode(ascii)).toBe(unicode);
  });
});

it('toAscii writes the glyph variants of the source', () => {
  expect(toAscii('ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ ॥੧॥')).toBe('<> siqgur pRswid ]1]');
  expect(toAscii('ਕ੍ਰੋਧ ਅਨੰਦ ਮੰਤ੍ਰੁ ਖ਼ੁਦਾ ਤਾਂ')).toBe('k®oD Anµd mMqRü ^udw qW');
});

it('normaliseGurmukhi makes differently typed text equal', () => {
  expect(normaliseGurmukhi('ਅਾਦਿ')).toBe('ਆਦਿ');
  expect(normaliseGurmukhi('ਸ\u0A3C\u0A41')).toBe(normaliseGurmukhi('\u0A36\u0A41'));
});

it('isGurmukhi is true for Unicode letters only', () => {
  expect(isGurmukhi('DDrgj')).toBe(false);
  expect(isGurmukhi('x ਧ')).toBe(true);
  expect(isGurmukhi('\u0A36')).toBe(true);
  expect(isGurmukhi('॥੧॥')).toBe(false);
});

it('parseLine separates the pauses from the text', () => {
  expect(parseLine('horu; koie. .n kImiq')).toEqual({
    text: 'horu koie n kImiq',
    visraams: [
      { word: 0, type: 'main' },
      { word: 1, type: 'light' },
    ],
  });
});

it('parseLine repairs misplaced marks', () => {
  const repaired = (source: string): [string, string] => {
    const { text, visraams } = parseLine(source);
    return [text, visraams.map(({ word, type }) => `${word} ${type}`).join(', ')];
  };
  expect(repaired('scu sc;u qwxu')).toEqual(['scu scu qwxu', '1 main']);
  expect(repaired('KIxM .q inrBvh ]')).toEqual(['KIxM q inrBvh ]', '0 light']);
  expect(repaired('cMifk; w ey')).toEqual(['cMifkw ey', '0 main']);
  expect(repaired('hzUr ... dI')).toEqual(['hzUr ... dI', '']);
  expect(repaired('; ,')).toEqual(['', '']);
});

it('lines split into words and syllables, and join as larivaar', () => {
  expect(splitWords('ਹਰਿ ॥੧॥')).toEqual(['ਹਰਿ', '॥੧॥']);
  expect(toWords('ਹਰਿ ॥੧॥', [{ word: 0, type: 'main' }])).toEqual([
    { text: 'ਹਰਿ', visraam: 'main', isEndMark: false },
    { text: '॥੧॥', visraam: null, isEndMark: true },
  ]);
  expect(toLarivaar('ਧੰਨੁ ਧੰਨੁ')).toBe('ਧੰਨੁਧੰਨੁ');
  expect(splitSyllables('ਪ੍ਰਸਾਦਿ')).toEqual(['ਪ੍ਰ', 'ਸਾ', 'ਦਿ']);
  expect(splitSyllables('ਬ-ਯਾਦ')).toEqual(['ਬ-', 'ਯਾ', 'ਦ']);
  expect(splitSyllables('ਗਉੜੀ₁')).toEqual(['ਗ', 'ਉ', 'ੜੀ₁']);
  expect(splitSyllables('॥੧੨॥')).toEqual(['॥', '੧੨॥']);
  expect(splitSyllables('')).toEqual([]);
});

it('letter functions keep letters and drop everything else', () => {
  expect(firstLetters('ੴ ਸਤਿਗੁਰ ਆਦਿ ਉਸਤਤਿ ॥੧॥')).toBe('ੴਸਅੳ');
  expect(firstLetters('ਸੂਕੇ ਕਾਸਟ ਹਰਿਆ ॥੧॥ ਰਹਾਉ ॥')).toBe('ਸਕਹ');
  expect(firstLetters('ਓਹੁ ਸ਼ੌਕ')).toBe('ਓਸ਼'.normalize('NFC'));
  expect(firstLetterQuery('DDrgj')).toBe('ਧਧਰਗਜ');
  expect(firstLetterQuery('<>snkp')).toBe('ੴਸਨਕਪ');
  expect(firstLetterQuery('S^')).toBe(firstLetterQuery('\u0A36\u0A59'));
  expect(firstLetterQuery('isq (nwm) "pR" 12*-')).toBe('ਸਤਨਮਪ');
  expect(firstLetterQuery('ਆਇ')).toBe('ਅੲ');
  expect(firstLetterQuery('123 ,.;')).toBe('');
  expect(firstLetterQuery('ਧ ਧ +ਰਗਜ')).toBe('ਧਧਰਗਜ');
  expect(foldNukta('ਸ਼ਖ਼')).toBe('ਸਖ');
  expect(mainLetters('ਗੁਰ ਪ੍ਰਸਾਦਿ ॥੧॥')).toBe('ਗਰ ਪਸਦ');
});
