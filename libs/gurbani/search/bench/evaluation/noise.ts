/** Letters a slip may add: all that lines are commonly found by. */
export const ALPHABET: readonly string[] = [...'ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜੳਅੲ'];

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** One letter of a run left out, added, or swapped with the next. */
export function oneSlip(
  letters: readonly string[],
  alphabet: readonly string[],
  random: () => number,
): string[] {
  const place = Math.floor(random() * letters.length);
  const spoiled = [...letters];
  switch (Math.floor(random() * 3)) {
    case 0:
      spoiled.splice(place, 1);
      return spoiled;
    case 1:
      spoiled.splice(place, 0, pick(alphabet, random) ?? '');
      return spoiled;
    default: {
      const at = Math.min(place, letters.length - 2);
      [spoiled[at], spoiled[at + 1]] = [spoiled[at + 1] ?? '', spoiled[at] ?? ''];
      return spoiled;
    }
  }
}

/** A phrase with one of its vowel signs left out, or null where it has none. */
export function withoutOneSign(text: string, random: () => number): string | null {
  const places = [...text.matchAll(/[ਾ-ੌ]/g)].map(({ index }) => index);
  const place = pick(places, random);
  return place === undefined ? null : text.slice(0, place) + text.slice(place + 1);
}

/** How people write who know no scheme; each rule is used on a word with even chances. */
const INFORMAL: readonly (readonly [what: RegExp, by: string])[] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/ii/g, 'i'],
  [/oo/g, 'u'],
  [/v/g, 'w'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/kh/g, 'k'],
  [/chh/g, 'ch'],
  [/\(n\)|n(?=[gkdtbpj])/g, 'n'],
  [/(?<=[a-z]{2})[aiu]$/g, ''],
];

/** A word in Latin letters as it may be typed by somebody else. Synthetic: these are rules, not people. */
export function informally(word: string, random: () => number): string {
  return INFORMAL.reduce((text, [what, by]) => (random() < 0.5 ? text.replace(what, by) : text), word);
}
