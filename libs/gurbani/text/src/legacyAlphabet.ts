/**
 * The legacy ASCII alphabet of Gurbani (the layout of the Anmol Lipi and GurbaniAkhar fonts) beside Unicode.
 *
 * Established by asking gurmukhi-utils 3.2.2 and anvaad-js 1.5.0 for every character that the corpus uses and for
 * all others up to U+2300; where both know a character they agree on it. `î` and `ï` only gurmukhi-utils knows.
 * In Unicode, letters with a nukta are written decomposed, as NFC has them.
 */

/** Letters: what stands on its own and carries signs. One key, one Unicode letter, in the same order. */
const LETTER_KEYS = 'aAeshkKgG|cCjJ\\tTfFxqQdDnpPbBmXrlvVE';
const LETTERS = 'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜਓ';

/** Letters with a nukta: one key, two code points. */
const NUKTA_KEYS = 'S^ZzL&';
const NUKTA_LETTERS = 'ਸਖਗਜਲਫ';

/** Signs and marks of one code point each. The first key given for a sign is the plain one. */
const SIGN_KEYS = 'wiIuUyYoOMN`Ú@´æ0123456789[]Ç';
const SIGNS = 'ਾਿੀੁੂੇੈੋੌੰਂੱਃੑੵ਼੦੧੨੩੪੫੬੭੮੯।॥☬';

/** Letters drawn joined to the one before: virama and letter. */
const SUBJOINED_KEYS = 'RHÍÎçœ˜†';
const SUBJOINED_LETTERS = 'ਰਹਵਯਚਤਨਟ';

/** A second glyph for what another key writes, chosen by where the sign had to sit in the font. */
const VARIANTS: readonly (readonly [key: string, plain: string])[] = [
  ['®', 'R'],
  ['ü', 'u'],
  ['¨', 'U'],
  ['µ', 'M'],
  ['ˆ', 'N'],
  ['¤', '`'],
  ['~', '`'],
  ['î', 'Î'],
  ['ï', 'X'],
  ['Ï', '´'],
];

const VIRAMA = '੍';
const NUKTA = '਼';

function pairs(): [string, string][] {
  const table: [string, string][] = [];
  const add = (keys: string, letters: string, before: string, after: string): void => {
    for (let i = 0; i < keys.length; i++) table.push([keys.charAt(i), before + letters.charAt(i) + after]);
  };
  add(LETTER_KEYS, LETTERS, '', '');
  add(NUKTA_KEYS, NUKTA_LETTERS, '', NUKTA);
  add(SIGN_KEYS, SIGNS, '', '');
  add(SUBJOINED_KEYS, SUBJOINED_LETTERS, VIRAMA, '');
  return table;
}

/** Legacy key → Unicode, glyph variants and the keys that stand for more than one sign included. */
export const UNICODE_OF_KEY: ReadonlyMap<string, string> = /* @__PURE__ */ (() => {
  const table = new Map(pairs());
  for (const [key, plain] of VARIANTS) table.set(key, table.get(plain) ?? '');
  return table.set('W', 'ਾਂ').set('¡', 'ੴ').set('ƒ', 'ਨੂੰ');
})();

/** Unicode → the plain legacy key. A letter with a nukta, and a subjoined letter with its virama, are one entry. */
export const KEY_OF_UNICODE: ReadonlyMap<string, string> = /* @__PURE__ */ (() => {
  const table = new Map(pairs().map(([key, unicode]) => [unicode, key]));
  const vowels = 'ਆAwਇieਈeIਉauਊaUਏeyਐAYਔAO';
  for (let i = 0; i < vowels.length; i += 3) table.set(vowels.charAt(i), vowels.slice(i + 1, i + 3));
  return table.set('ੴ', '<>');
})();

/**
 * The letters that a sihari (`i`) can be typed before, and moves behind. The carriers ੳ and ਅ never bear one: before
 * them it belongs to the letter before (`driAwE`, one line, is ਦਰਿਆਓ).
 */
export const SIHARI_LETTER = /[eshkKgG|cCjJ\\tTfFxqQdDnpPbBmXrlvVES^ZzL&ïƒ]/;
