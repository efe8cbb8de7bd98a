import { describe, expect, it } from 'vitest';
import { buildGlossary, parsePadarth } from './buildGlossary.ts';

const pairs = (text: string) => parsePadarth(text).map(({ word, meaning }) => `${word}: ${meaning}`);

describe('parsePadarth', () => {
  it('reads pairs of word and meaning separated by an equals sign', () => {
    expect(pairs("ਆਦਿ = ਮੁੱਢ ਤੋਂ। ਸਚੁ = ਹੋਂਦ ਵਾਲਾ। ਸ਼ਬਦ 'ਸਚੁ' ਸੰਸਕ੍ਰਿਤ ਦੇ 'ਸਤਯ' ਦਾ ਪ੍ਰਾਕ੍ਰਿਤ ਹੈ।")).toEqual([
      'ਆਦਿ: ਮੁੱਢ ਤੋਂ',
      'ਸਚੁ: ਹੋਂਦ ਵਾਲਾ',
    ]);
  });

  it('drops the stanza number after the last meaning', () => {
    expect(pairs('ਰੂਪਿ = ਰੂਪ ਵਾਲਾ, ਵੇਸ ਵਾਲਾ॥੧॥')).toEqual(['ਰੂਪਿ: ਰੂਪ ਵਾਲਾ, ਵੇਸ ਵਾਲਾ']);
    expect(pairs('ਰਸਿ = ਰਸ ਵਿਚ ॥੮॥੧੫॥{62-63}')).toEqual(['ਰਸਿ: ਰਸ ਵਿਚ']);
    expect(pairs('ਦੁਇ =  ਦੋ  ॥੧॥ ਰਹਾਉ॥')).toEqual(['ਦੁਇ: ਦੋ']);
  });

  it('does not split at equals signs inside brackets', () => {
    expect(pairs('ਸੈਭੰ = ਸ੍ਵਯੰਭੂ (ਸ੍ਵ = ਸ੍ਵਯੰ। ਭੰ = ਭੂ) ਆਪਣੇ ਆਪ ਤੋਂ ਹੋਣ ਵਾਲਾ।')).toEqual([
      'ਸੈਭੰ: ਸ੍ਵਯੰਭੂ (ਸ੍ਵ = ਸ੍ਵਯੰ। ਭੰ = ਭੂ) ਆਪਣੇ ਆਪ ਤੋਂ ਹੋਣ ਵਾਲਾ',
    ]);
    expect(pairs('ਮਨਿ = ਮਨ ਵਿਚ (ਭਾਵ। ਗੁਰਿ = ਗੁਰੂ ਨੇ।')).toEqual(['ਮਨਿ: ਮਨ ਵਿਚ (ਭਾਵ', 'ਗੁਰਿ: ਗੁਰੂ ਨੇ']);
  });

  it('ends a meaning at an exclamation, and drops one that runs into the next', () => {
    expect(pairs('ਨਾਨਕ = ਹੇ ਨਾਨਕ! ਆਪੇ = ਆਪ ਹੀ। ਮਨਿ = ਮਨ ਵਿਚ ਗੁਰਿ = ਗੁਰੂ ਨੇ। ਹਰਿ = ਹੇ ਹਰੀ! ਤੂੰ।')).toEqual([
      'ਨਾਨਕ: ਹੇ ਨਾਨਕ!',
      'ਆਪੇ: ਆਪ ਹੀ',
      'ਹਰਿ: ਹੇ ਹਰੀ! ਤੂੰ',
    ]);
  });

  it('allows several Gurmukhi words, but nothing else, as a headword', () => {
    expect(
      pairs('ਸਤਿ  ਨਾਮੁ = ਨਾਮ। ਕੂੜਿ = ਝੂਠ ਵਿਚ। ❀ ਨੋਟ: ਕੋਟਿ = ਕ੍ਰੋੜ। दामोदर = ਪ੍ਰਭੂ। ਇਕੁ, ਇਕੋ = ਇੱਕ।  = ਕੁਝ। ਹਰਿ = ।'),
    ).toEqual(['ਸਤਿ ਨਾਮੁ: ਨਾਮ', 'ਕੂੜਿ: ਝੂਠ ਵਿਚ']);
    expect(pairs('ਹਉ = ਮੈਂ \uF02B ਤੂੰ।')).toEqual([]);
    expect(pairs('')).toEqual([]);
  });
});

it('buildGlossary lists each word once, with its most frequent meanings first and their lines [P34]', () => {
  const lines = ['ਮਨਿ = ਮਨ ਵਿਚ। ਗੁਰਿ = ਗੁਰੂ ਨੇ।', 'ਮਨਿ = ਮਨ ਕਰਕੇ॥੧॥', '', 'ਮਨਿ =  ਮਨ ਕਰਕੇ। ਮਨਿ = ਮੰਨ ਕੇ।'];
  expect(buildGlossary(lines.map(parsePadarth))).toEqual([
    { word: 'ਗੁਰਿ', meanings: [{ text: 'ਗੁਰੂ ਨੇ', lines: [0] }] },
    {
      word: 'ਮਨਿ',
      meanings: [
        { text: 'ਮਨ ਕਰਕੇ', lines: [1, 3] },
        { text: 'ਮਨ ਵਿਚ', lines: [0] },
        { text: 'ਮੰਨ ਕੇ', lines: [3] },
      ],
    },
  ]);
});
