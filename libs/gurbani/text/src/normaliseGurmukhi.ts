/**
 * The order of signs behind a letter: nukta, subjoined letters (under their virama), udaat, yakash, then vowel
 * signs as they sit around the letter (left, above, below, right), then addak, tippi, bindi, visarg.
 * The Unicode Standard (chapter 12, Gurmukhi) puts nukta first, signs that change the consonant before vowel
 * signs, the vowel sign above before the one below (ਗੋੁਪਾਲ), and nasal signs last.
 */
const SIGN_ORDER = '਼੍ੑੵਿੇੈੋੌੁੂਾੀੱੰਂਁਃ';

/** A vowel carrier and the sign on it, then the one code point that Unicode asks for instead. */
const CARRIED = 'ਅਾਆਅੈਐਅੌਔੲਿਇੲੀਈੲੇਏੳੁਉੳੂਊੳੋਓ';

/** One sign; a subjoined letter is one with its virama and its own nukta. */
const SIGN = '(?:੍[ਕ-ਹੜ]਼?|[਼ੑੵਾ-ੌੰੱਁ-ਃ])';

/** Letters that can need work: any with two signs or more, a carrier with one. */
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
  // One pass for each place in the order, not a sort: the time stays linear in the number of signs.
  for (const place of SIGN_ORDER) for (const sign of signs) if (sign.startsWith(place)) text += sign;
  return text;
}

/**
 * Writes Gurmukhi one way, so that equal text typed differently compares equal: NFC, the signs of each letter in
 * one order, and carriers joined with their vowel (ਅ + ਾ is ਆ). No letter or sign is added or dropped.
 *
 * @param unicode any text; what is not Gurmukhi comes back in NFC
 */
export function normaliseGurmukhi(unicode: string): string {
  return unicode.normalize('NFC').replace(CLUSTER, inOrder);
}
