/** Endings and their replacements; only the first that fits is tried. */
type Endings = readonly (readonly [ending: string, replacement: string])[];

const VOWEL = 'aeiou';

function isConsonant(word: string, position: number): boolean {
  const letter = word.charAt(position);
  if (VOWEL.includes(letter)) return false;
  return letter !== 'y' || position === 0 || !isConsonant(word, position - 1);
}

/** Number of vowel-consonant sequences: Porter's measure of a stem. */
function measure(stem: string): number {
  let count = 0;
  let isAfterVowel = false;
  for (let position = 0; position < stem.length; position++) {
    const consonant = isConsonant(stem, position);
    if (consonant && isAfterVowel) count++;
    isAfterVowel = !consonant;
  }
  return count;
}

function hasVowel(stem: string): boolean {
  for (let position = 0; position < stem.length; position++) if (!isConsonant(stem, position)) return true;
  return false;
}

const endsDouble = (stem: string): boolean =>
  stem.length > 1 && stem.at(-1) === stem.at(-2) && isConsonant(stem, stem.length - 1);

/** True if the stem ends consonant-vowel-consonant, the last not w, x or y: such a stem lost an e. */
function endsShort(stem: string): boolean {
  const last = stem.length - 1;
  if (last < 2 || 'wxy'.includes(stem.charAt(last))) return false;
  return isConsonant(stem, last) && !isConsonant(stem, last - 1) && isConsonant(stem, last - 2);
}

function replaceEnding(word: string, endings: Endings, minMeasure: number): string {
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measure(stem) > minMeasure ? stem + replacement : word;
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
 * The stem of an English word, not always a word itself.
 *
 * After M. F. Porter, “An algorithm for suffix stripping”, Program 14 (1980).
 * @param word lower case, without apostrophes
 */
export function porterStem(word: string): string {
  if (word.length < 3 || word.length > 40) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, SECOND, 0);
  stem = replaceEnding(stem, THIRD, 0);
  return withoutLastLetter(withoutLongEnding(stem));
}

/** Archaic and irregular forms by the word they are compared as. */
const FORMS: Readonly<Record<string, string>> = {
  you: 'thou thee ye',
  your: 'thy thine yours',
  yourself: 'thyself',
  do: 'doth does did done doest dost',
  have: 'hath has had hast having',
  be: 'is are am was were been being art wert',
  shall: 'shalt will wilt would wouldst should shouldst',
  can: 'canst could couldst',
  may: 'mayest mayst might',
  he: 'him his himself',
  she: 'her hers herself',
  i: 'me my mine myself',
  we: 'us our ours ourselves',
  they: 'them their theirs themselves',
  who: 'whom whose whosoever whoever whoso',
  come: 'came cometh comes coming',
  go: 'went gone goes goeth going',
  know: 'knew known knoweth',
  see: 'saw seen seeth',
  give: 'gave given giveth',
  take: 'took taken taketh',
  find: 'found findeth',
  become: 'became becometh',
  speak: 'spoke spoken speaketh',
  say: 'said saith says sayeth',
  forget: 'forgot forgotten',
  forsake: 'forsook forsaken',
  sing: 'sang sung singeth',
  drink: 'drank drunk drinketh',
  eat: 'ate eaten eateth',
  fall: 'fell fallen',
  hold: 'held',
  keep: 'kept',
  leave: 'left',
  lose: 'lost',
  make: 'made maketh',
  meet: 'met',
  obtain: 'obtaineth',
  think: 'thought',
  teach: 'taught',
  bring: 'brought',
  buy: 'bought',
  seek: 'sought seeketh',
  feel: 'felt',
  tell: 'told',
  bear: 'bore borne born',
  bind: 'bound',
  break: 'broke broken',
  burn: 'burnt',
  choose: 'chose chosen',
  die: 'died dying dead death dies dieth',
  draw: 'drew drawn',
  dwell: 'dwelt dwells dwelling abide abides abiding abode',
  enshrine: 'enshrined enshrining',
  flee: 'fled',
  grow: 'grew grown',
  hear: 'heard heareth',
  hide: 'hid hidden',
  lead: 'led',
  lie: 'lay lain lying',
  rise: 'rose risen arise arose arisen',
  run: 'ran runneth',
  send: 'sent',
  show: 'shown',
  slay: 'slew slain',
  sleep: 'slept asleep',
  spend: 'spent',
  spread: 'spreading',
  stand: 'stood',
  steal: 'stole stolen',
  strike: 'struck stricken',
  swear: 'swore sworn',
  throw: 'threw thrown',
  understand: 'understood',
  wake: 'woke awoke awake awaken awakened awakens',
  wear: 'wore worn',
  weep: 'wept',
  win: 'won',
  write: 'wrote written writ',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  life: 'lives live living lived',
  wife: 'wives',
  ox: 'oxen',
  grace: 'gracious graciously',
  lotus: 'lotuses',
  till: 'until',
  among: 'amongst',
  on: 'upon',
  although: 'though',
  never: 'neer',
  ever: 'eer',
  over: 'oer',
  through: 'thru',
  honour: 'honor honored honoured honors honours',
  saviour: 'savior',
  favour: 'favor favored favoured favors favours',
  colour: 'color colors colours colored coloured',
  jewel: 'jewelled jeweled jewels',
};

const LEMMA_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([lemma, forms]) => forms.split(' ').map((form) => [form, lemma] as const)),
);

/** Archaic third and second person: `meditateth`, `knowest`. */
const OLD_VERB = /(?<=[a-z]{3})(?:eth|est)$/;
/** Other words with these endings. */
const NON_VERBS = new Set([
  'forest',
  'honest',
  'modest',
  'harvest',
  'interest',
  'request',
  'conquest',
  'tempest',
  'teeth',
]);

/** Words that would share a stem with an unrelated word: a caste isn't cast. */
const UNSTEMMED: Readonly<Record<string, string>> = { caste: 'caste', castes: 'caste' };

/**
 * Folds an English word to the stem of its plain form, so that `doth` equals `does`, `thy` equals `your` and
 * `meditating` equals `meditates`.
 * @param word as `englishWords` returns it
 */
export function foldEnglish(word: string): string {
  const bare = word.replace(/'s$|'$/, '').replaceAll("'", '');
  const unstemmed = UNSTEMMED[bare];
  if (unstemmed !== undefined) return unstemmed;
  const lemma = LEMMA_OF.get(bare);
  if (lemma !== undefined) return porterStem(lemma);
  if (OLD_VERB.test(bare) && !NON_VERBS.has(bare)) {
    const stem = porterStem(bare.replace(OLD_VERB, ''));
    return LEMMA_OF.get(stem) ?? stem;
  }
  return porterStem(bare);
}
