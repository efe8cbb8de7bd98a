/** Guesses that a password must withstand: over a hundred years at the account limit of 100 an hour. */
const MIN_GUESSES = 1e8;
/** Characters to estimate. More make a password no weaker, only its estimate slower. */
const ESTIMATED_LENGTH = 64;
/** Maximum substituted spellings to try (`p4$$w0rd`); each costs up to 2 ms. */
const MAX_SUBSTITUTIONS = 10;
/** Letters that a password needs besides names and common words. */
const MIN_OTHER_LETTERS = 4;

/** Words that many of our visitors would think of first but no list of common passwords has. */
const COMMON_WORDS = [
  ...[
    'waheguru',
    'vaheguru',
    'wahiguru',
    'satnam',
    'satinam',
    'khalsa',
    'fateh',
    'gurbani',
    'gurmukhi',
    'nanak',
  ],
  ...['gobind', 'singh', 'kaur', 'guru', 'japji', 'akal', 'sikh', 'punjab', 'panjab', 'amritsar', 'password'],
  ...[
    'ਵਾਹਿਗੁਰੂ',
    'ਸਤਿਨਾਮੁ',
    'ਸਤਿਨਾਮ',
    'ਸਤਨਾਮ',
    'ਖਾਲਸਾ',
    'ਖ਼ਾਲਸਾ',
    'ਫਤਹਿ',
    'ਫ਼ਤਹਿ',
    'ਗੁਰਬਾਣੀ',
    'ਨਾਨਕ',
    'ਗੋਬਿੰਦ',
    'ਸਿੰਘ',
    'ਕੌਰ',
    'ਪੰਜਾਬ',
  ],
  ...['waheguru ji ka khalsa waheguru ji ki fateh', 'ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖਾਲਸਾ ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫਤਹਿ'],
];

/** Letters by the characters typed in their place. */
const LETTER_FOR: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

type Estimate = (password: string, names: readonly string[]) => number;

let estimator: Promise<Estimate> | null = null;

/** Loaded on first use, to save 0.1 s and 17 MB at startup. */
async function loadEstimator(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary,
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
  return (password, names) => zxcvbn.check(password.slice(0, ESTIMATED_LENGTH), [...names]).guesses;
}

/** Keeps only letters of any script, lower-cased and normalised. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
}

function withoutSubstitutes(text: string): string {
  return text.replace(/[4@3€1!05$7]/g, (each) => LETTER_FOR[each] ?? each);
}

/** Folds names, their parts and common words to the letters compared with a password, longest first. */
function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const letters = [...parts, ...COMMON_WORDS].map(lettersOf).filter((each) => each.length >= 3);
  // A longer name before those it contains.
  return [...new Set(letters)].sort((one, other) => other.length - one.length);
}

function isMadeOf(parts: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const rest = parts.reduce((remaining, part) => remaining.replaceAll(part, ''), letters);
  return rest !== letters && rest.length < MIN_OTHER_LETTERS;
}

/**
 * True if an attacker who knows these names would soon guess the password: it consists of them, is common, repeats itself or
 * is a keyboard row. Takes at most 25 ms of CPU once loaded.
 *
 * @param names known facts of the account and site: e-mail address, first and last name, site name
 */
export async function isWeakPassword(password: string, names: readonly string[]): Promise<boolean> {
  const parts = partsOf(names);
  if (isMadeOf(parts, password) || isMadeOf(parts, withoutSubstitutes(password))) return true;
  estimator ??= loadEstimator();
  const estimate = await estimator;
  return estimate(password, [...names, ...parts]) < MIN_GUESSES;
}
