import { describe, expect, it } from 'vitest';
import { parsePadarth } from './parsePadarth.ts';

const pairs = (text: string) => parsePadarth(text).map(({ word, meaning }) => `${word}: ${meaning}`);

describe('the meanings of a line', () => {
  it('are its words with what stands behind the sign of equality', () => {
    expect(pairs("ਆਦਿ = ਮੁੱਢ ਤੋਂ। ਸਚੁ = ਹੋਂਦ ਵਾਲਾ। ਸ਼ਬਦ 'ਸਚੁ' ਸੰਸਕ੍ਰਿਤ ਦੇ 'ਸਤਯ' ਦਾ ਪ੍ਰਾਕ੍ਰਿਤ ਹੈ।")).toEqual([
      'ਆਦਿ: ਮੁੱਢ ਤੋਂ',
      'ਸਚੁ: ਹੋਂਦ ਵਾਲਾ',
    ]);
  });

  it('end before the number of the stanza', () => {
    expect(pairs('ਰੂਪਿ = ਰੂਪ ਵਾਲਾ, ਵੇਸ ਵਾਲਾ॥੧॥')).toEqual(['ਰੂਪਿ: ਰੂਪ ਵਾਲਾ, ਵੇਸ ਵਾਲਾ']);
    expect(pairs('ਰਸਿ = ਰਸ ਵਿਚ ॥੮॥੧੫॥{62-63}')).toEqual(['ਰਸਿ: ਰਸ ਵਿਚ']);
    expect(pairs('ਦੁਇ =  ਦੋ  ॥੧॥ ਰਹਾਉ॥')).toEqual(['ਦੁਇ: ਦੋ']);
  });

  it('are not what brackets say of the parts of a word', () => {
    expect(pairs('ਸੈਭੰ = ਸ੍ਵਯੰਭੂ (ਸ੍ਵ = ਸ੍ਵਯੰ। ਭੰ = ਭੂ) ਆਪਣੇ ਆਪ ਤੋਂ ਹੋਣ ਵਾਲਾ।')).toEqual([
      'ਸੈਭੰ: ਸ੍ਵਯੰਭੂ (ਸ੍ਵ = ਸ੍ਵਯੰ। ਭੰ = ਭੂ) ਆਪਣੇ ਆਪ ਤੋਂ ਹੋਣ ਵਾਲਾ',
    ]);
    expect(pairs('ਮਨਿ = ਮਨ ਵਿਚ (ਭਾਵ। ਗੁਰਿ = ਗੁਰੂ ਨੇ।')).toEqual(['ਮਨਿ: ਮਨ ਵਿਚ (ਭਾਵ', 'ਗੁਰਿ: ਗੁਰੂ ਨੇ']);
  });

  it('end at a call, and are left out where they run on into the next', () => {
    expect(pairs('ਨਾਨਕ = ਹੇ ਨਾਨਕ! ਆਪੇ = ਆਪ ਹੀ। ਮਨਿ = ਮਨ ਵਿਚ ਗੁਰਿ = ਗੁਰੂ ਨੇ। ਹਰਿ = ਹੇ ਹਰੀ! ਤੂੰ।')).toEqual([
      'ਨਾਨਕ: ਹੇ ਨਾਨਕ!',
      'ਆਪੇ: ਆਪ ਹੀ',
      'ਹਰਿ: ਹੇ ਹਰੀ! ਤੂੰ',
    ]);
  });

  it('may be of several words, but of nothing that is no word', () => {
    expect(
      pairs('ਸਤਿ  ਨਾਮੁ = ਨਾਮ। ਕੂੜਿ = ਝੂਠ ਵਿਚ। ❀ ਨੋਟ: ਕੋਟਿ = ਕ੍ਰੋੜ। दामोदर = ਪ੍ਰਭੂ। ਇਕੁ, ਇਕੋ = ਇੱਕ।  = ਕੁਝ। ਹਰਿ = ।'),
    ).toEqual(['ਸਤਿ ਨਾਮੁ: ਨਾਮ', 'ਕੂੜਿ: ਝੂਠ ਵਿਚ']);
    expect(pairs('ਹਉ = ਮੈਂ \uF02B ਤੂੰ।')).toEqual([]);
    expect(pairs('')).toEqual([]);
  });
});
