/**
 * The legacy ASCII alphabet of Gurbani (the layout of the Anmol Lipi and GurbaniAkhar fonts) and its Unicode
 * equivalents.
 *
 * Established by querying gurmukhi-utils 3.2.2 and anvaad-js 1.5.0 for every character in the corpus and all others up
 * to U+2300; they agree on every character both know, and only gurmukhi-utils knows `î` and `ï`. Letters with a nukta
 * are written decomposed, as NFC has them.
 */

/** Letters: one key, one Unicode letter, in the same order. */
const LETTER_KEYS = 'aAeshkKgG|cCjJ\\tTfFxqQdDnpPbBmXrlvVE';
const LETTERS = 'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜਓ';

/** Letters with a nukta: one key, two code points. */
const NUKTA_KEYS = 'S^ZzL&';
const NUKTA_LETTERS = 'ਸਖਗਜਲਫ';

/** Signs and marks of one code point each. The first key listed for a sign is the plain form. */
const SIGN_KEYS = 'wiIuUyYoOMN`Ú@´æ0123456789[]Ç';
const SIGNS = 'ਾਿੀੁੂੇੈੋੌੰਂੱਃੑੵ਼੦੧੨੩੪੫੬੭੮੯।॥☬';

/** Subjoined letters: virama and letter. */
const SUBJOINED_KEYS = 'RHÍÎçœ˜†';
const SUBJOINED_LETTERS = 'ਰਹਵਯਚਤਨਟ';

/** Alternative glyphs of other keys, chosen by where the sign had to sit in the font. */
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

/** Legacy key → Unicode, including glyph variants and keys for more than one sign. */
export const UNICODE_OF_KEY: ReadonlyMap<string, string> = /* @__PURE__ */ (() => {
  const table = new Map(pairs());
  for (const [key, plain] of VARIANTS) table.set(key, table.get(plain) ?? '');
  return table.set('W', 'ਾਂ').set('¡', 'ੴ').set('ƒ', 'ਨੂੰ');
})();

/** Unicode → plain legacy key. A letter with its nukta, or a subjoined letter with its virama, is one entry. */
export const KEY_OF_UNICODE: ReadonlyMap<string, string> = /* @__PURE__ */ (() => {
  const table = new Map(pairs().map(([key, unicode]) => [unicode, key]));
  const vowels = 'ਆAwਇieਈeIਉauਊaUਏeyਐAYਔAO';
  for (let i = 0; i < vowels.length; i += 3) table.set(vowels.charAt(i), vowels.slice(i + 1, i + 3));
  return table.set('ੴ', '<>');
})();

/** The letters before which a sihari (`i`) is typed; Unicode has it after them. */
export const SIHARI_LETTER = /[aAeshkKgG|cCjJ\\tTfFxqQdDnpPbBmXrlvVES^ZzL&ïƒ]/;
