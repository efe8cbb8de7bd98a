import type { TransliterationScript } from '../corpus.ts';

/**
 * Every character that a transliteration may hold: the letters, signs, digits and stops of its script. In all of them the
 * hyphens (567), colons and three dots of the source stand as they are.
 *
 * - `hi`: ੴ, which Devanagari has no sign for, stays as it is.
 * - `ipa`: a full stop is an end mark, and digits number the verses.
 * - `ur`: the Arabic short vowels and shadda, and ݨ for ਣ.
 * - `en`: `(h)` and `(n)` are a subjoined or nasal sound; `|` is a single danda.
 */
export const TRANSLITERATION_LETTERS: Readonly<Record<TransliterationScript, ReadonlySet<string>>> = {
  en: new Set("abcdefghijklmnoprstuvyzORT0123456789'().:|- "),
  hi: new Set('ँंअआइईउऊएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशसह़ािीुूृेैोौ्\u095C।॥०१२३४५६७८९ੴ.:- '),
  ipa: new Set('bdefhijklmnopqrstuzgæŋɑɒɓɔɕɖəɡɪɳɵɸɹɽɾʃʈʊʋʐʒʰʳⁿ\u0300\u032A\u03610123456789.:- '),
  ur: new Set('آابتجخدرزسشغفلمنهوٹپچڈڑکگںھیےݨ\u064C\u064D\u064E\u064F\u0650\u0651۔۰۱۲۳۴۵۶۷۸۹.:- '),
};
