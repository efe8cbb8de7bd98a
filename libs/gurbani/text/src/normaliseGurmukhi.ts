/**
 * Canonical order of the signs after a letter: nukta, subjoined letters (under their virama), udaat, yakash, vowel
 * signs by position (left, above, below, right), addak, tippi, bindi, visarg. This follows the Unicode Standard
 * (chapter 12, Gurmukhi): nukta first, consonant modifiers before vowel signs, the vowel sign above before the one
 * below (ਗੋੁਪਾਲ), nasal signs last.
 */
const SIGN_ORDER = '਼੍ੑੵਿੇੈੋੌੁੂਾੀੱੰਂਁਃ';

/** Triples of carrier, vowel sign and the single code point that Unicode prescribes for them. */
const CARRIED = 'ਅਾਆਅੈਐਅੌਔੲਿਇੲੀਈੲੇਏੳੁਉੳੂਊੳੋਓ';

/** One sign; a subjoined letter includes its virama and nukta. */
const SIGN = '(?:੍[ਕ-ਹੜ]਼?|[਼ੑੵਾ-ੌੰੱਁ-ਃ])';

/** Letters that may need reordering: any with two or more signs, a carrier with one. */
const CLUSTER = /* @__PURE__ */ new RegExp(`([ਅੲੳ]|[ਆ-ਔਕ-ਹੜ](?=${SIGN}{2}))(${SIGN}+)`, 'g');
const SIGNS = /* @__PURE__ */ new RegExp(SIGN, 'g');

function compose(letter: string, signs: string[]): string {
  for (const [index, sign] of signs.entries()) {
    const at = CARRIED.indexOf(letter + sign);
    if (at >= 0 && at % 3 === 0) {
      signs.splice(index, 1);
      return CARRIED.charAt(at + 2);
    }
  }
  return letter;
}

function inOrder(_cluster: string, letter: string, signText: string): string {
  const signs = signText.match(SIGNS) ?? [];
  let text = compose(letter, signs);
  // One pass per sign type instead of a sort keeps the time linear in the number of signs.
  for (const type of SIGN_ORDER) for (const sign of signs) if (sign.startsWith(type)) text += sign;
  return text;
}

/**
 * Normalises Gurmukhi so that differently typed text compares equal: NFC, one order of signs per letter, and carriers
 * joined with their vowel (ਅ + ਾ is ਆ). No letter or sign is added or dropped.
 *
 * @param unicode any text; non-Gurmukhi parts come back in NFC
 */
export function normaliseGurmukhi(unicode: string): string {
  return unicode.normalize('NFC').replace(CLUSTER, inOrder);
}

/** True if a text contains a Gurmukhi letter in Unicode; legacy ASCII, digits and dandas don't count. */
export function isGurmukhi(text: string): boolean {
  return /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/.test(text);
}
