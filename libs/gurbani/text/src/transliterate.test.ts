import { describe, expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';
import type { AnvaadScript } from './transliterate.ts';

describe('transliterate', () => {
  it.each<[string, AnvaadScript, string]>([
    ['nimakh na bisarau', 'english', 'inmK n ibsrau'],
    ['निमख न बिसरउ', 'hindi', 'inmK n ibsrau'],
  ])('writes %s in %s', (text, scheme, ascii) => {
    expect(transliterate(ascii, scheme)).toBe(text);
  });

  it.each<[sign: string, AnvaadScript, ascii: string, text: string]>([
    ['µ', 'shahmukhi', 'Anµdu', 'انںد'],
    ['®', 'shahmukhi', 'k®oDu', 'کرودھ'],
    ['ü', 'shahmukhi', 'mMqRü', 'مںتر'],
    ['¨', 'shahmukhi', 'DR¨', 'دھرُو'],
    ['¤', 'shahmukhi', 'X¤k', 'ےکّ'],
    ['~', 'shahmukhi', 'au~cI', 'اُچّیِ'],
    ['ˆ', 'shahmukhi', 'hˆau', 'هںا'],
    ['ˆØI', 'shahmukhi', 'sKˆØI', 'سکھیِں'],
    ['Ú', 'shahmukhi', 'mÚ 3', 'م: ۳'],
    ['₂', 'shahmukhi', 'gauVI₂', 'گاڑیِ'],
    ['।', 'shahmukhi', 'krwhI ।', 'کراهیِ ۔'],
    ['ï', 'hindi', 'sïwm', 'सयाम'],
    ['î', 'hindi', 'qRsîo', 'त्रस्यो'],
    ['ੲ', 'hindi', 'cuAwੲY', 'चुआऐ'],
    ['₁₅', 'hindi', 'iqpdy₁₅', 'तिपदे'],
    ['G', 'ipa', 'jgq gur', 'd͡ʒəɡət̪ ɡʊr'],
    ['N', 'ipa', 'i|Awnu hY', 'ŋɪəɑn hæ'],
    ['@', 'ipa', 'kwn@', 'kɑnʰ'],
    ['ï', 'ipa', 'sïwm', 'səjɑm'],
    ['µØI', 'ipa', 'iQqµØI', 't̪ʰɪt̪iⁿ'],
    ['ਮਹਲਾ', 'ipa', 'iqlµg mÚ 1 ]', 't̪ɪləⁿɡ məhəlɑ pəhɪlɑ.'],
    ['135', 'ipa', 'pCwnI ]3]6]135]', 'pəɕɑni.3.6.135.'],
  ])('transliterates %s in %s [S3.5]', (_sign, scheme, ascii, text) => {
    expect(transliterate(ascii, scheme)).toBe(text);
  });

  it('gives English as searches expect it for any glyph variant', () => {
    expect(transliterate('sunIïhu k®oDu', 'english')).toBe('suneeh karodhu');
  });
});
