/** Endings and what stands for them; the first that fits is tried, and no other. */
type Endings = readonly (readonly [ending: string, instead: string])[];

const VOWEL = 'aeiou';

function isConsonant(word: string, place: number): boolean {
  const letter = word.charAt(place);
  if (VOWEL.includes(letter)) return false;
  return letter !== 'y' || place === 0 || !isConsonant(word, place - 1);
}

/** How many times a vowel is followed by a consonant: Porter's measure of a stem. */
function measure(stem: string): number {
  let count = 0;
  let isAfterVowel = false;
  for (let place = 0; place < stem.length; place++) {
    const consonant = isConsonant(stem, place);
    if (consonant && isAfterVowel) count++;
    isAfterVowel = !consonant;
  }
  return count;
}

function hasVowel(stem: string): boolean {
  for (let place = 0; place < stem.length; place++) if (!isConsonant(stem, place)) return true;
  return false;
}

const endsDouble = (stem: string): boolean =>
  stem.length > 1 && stem.at(-1) === stem.at(-2) && isConsonant(stem, stem.length - 1);

/** Consonant, vowel, consonant at the end, the last not w, x or y: such a stem lost an e. */
function endsShort(stem: string): boolean {
  const last = stem.length - 1;
  if (last < 2 || 'wxy'.includes(stem.charAt(last))) return false;
  return isConsonant(stem, last) && !isConsonant(stem, last - 1) && isConsonant(stem, last - 2);
}

function replaceEnding(word: string, endings: Endings, least: number): string {
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measure(stem) > least ? stem + instead : word;
  }
  return word;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ['ed', 'ing'].find((each) => word.endsWith(each));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (!hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

const SECOND: Endings = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['eli', 'e'],
];
const THIRD: Endings = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const FOURTH = /(?:ement|ance|ence|able|ible|ment|(?<=[st])ion|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou)$/;

function withoutLongEnding(word: string): string {
  const [ending] = FOURTH.exec(word) ?? [];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return measure(stem) > 1 ? stem : word;
}

function withoutLastLetter(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const rest = stem.slice(0, -1);
    const count = measure(rest);
    if (count > 1 || (count === 1 && !endsShort(rest))) stem = rest;
  }
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

/**
 * The stem of an English word: what is left when its endings are taken off, not always a word itself.
 *
 * After M. F. Porter, “An algorithm for suffix stripping”, Program 14 (1980).
 * @param word lower case, without an apostrophe
 */
export function porterStem(word: string): string {
  if (word.length < 3 || word.length > 40) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, SECOND, 0);
  stem = replaceEnding(stem, THIRD, 0);
  return withoutLastLetter(withoutLongEnding(stem));
}
