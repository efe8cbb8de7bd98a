import { parsePreferences } from './parsePreferences.ts';
import type { Preferences } from './preferences.ts';
import type { ReadingMode, TranslationLanguage } from './readingChoices.ts';

type Texts = Readonly<Record<string, string | undefined>>;
type Field = keyof Preferences;

/** What a stored text means for a field; undefined where it means nothing. */
type Meaning = (text: string) => unknown;

const asItIs: Meaning = (text) => text;

/** The script's `true` and `false`, as text. */
const flag: Meaning = (text) => (text === 'true' ? true : text === 'false' ? false : undefined);

/** The site of before had sizes in ems, and at times the ten times larger numbers of its lists. */
const size: Meaning = (text) => {
  const number = Number.parseFloat(text);
  return number >= 10 ? number / 10 : number;
};

/** The long names are those of the sync protocol. */
const length: Meaning = (text) =>
  ({ short: 's', medium: 'm', long: 'l', extralong: 'xl' })[text.toLowerCase()] ?? text.toLowerCase();

const scriptNames: Readonly<Record<string, string>> = {
  english: 'en',
  hindi: 'hi',
  shahmukhi: 'ur',
  ipa: 'ipa',
};

const scripts: Meaning = (text) => names(text)?.map((name) => scriptNames[name.toLowerCase()] ?? '');

/**
 * The keys under which the site of before kept choices in the browser, each with the field it is now. Those of more than
 * one field, or of none, are below.
 */
const KEYS: Readonly<Record<string, readonly [Field, Meaning]>> = {
  // Set when the notice was closed; its presence says so.
  gdpr_notice: ['hasAcceptedNotice', (text) => !/^(|false|null|undefined|0)$/.test(text)],
  searchSource: ['searchSource', asItIs],
  searchType: ['searchType', asItIs],
  searchWriter: ['searchWriter', asItIs],
  autoDetectGurmukhi: ['isSearchGurmukhi', flag],
  transliterationLanguages: ['transliterations', scripts],
  larivaar: ['isLarivaar', flag],
  larivaarAssist: ['hasAssist', flag],
  larivaarAssistStrength: ['assistStrength', asItIs],
  unicode: ['isUnicode', flag],
  fontSize: ['fontSize', size],
  translationFontSize: ['translationSize', size],
  transliterationFontSize: ['transliterationSize', size],
  lineHeight: ['lineHeight', size],
  fontFamily: ['font', asItIs],
  // Light is what that site had for everyone; only dark was chosen.
  darkMode: ['theme', (text) => (text === 'true' ? 'dark' : undefined)],
  mahaanKoshTooltip: ['hasGloss', flag],
  autoScrollMode: ['hasAutoScroll', flag],
  visraams: ['hasVisraams', flag],
  visraamSource: ['visraamSource', asItIs],
  visraamStyle: ['visraamStyle', asItIs],
  previouslyReadAng: ['lastAng', asItIs],
  centerAlignView: ['isCentred', flag],
  paragraphMode: ['isParagraph', flag],
  sgBaani: ['baniLength', length],
  cartoonifiedPages: ['hasDrawings', flag],
  shabadAudioPlayer: ['hasAudioPlayer', flag],
};

/** Modes that were flags of their own, the one that hides the others first. */
const MODE_KEYS: readonly (readonly [string, ReadingMode])[] = [
  ['sehajPaathMode', 'akhand'],
  ['splitView', 'split'],
  ['readingMode', 'reading'],
];

const LANGUAGES_KEY = 'translationLanguages';

/** Where the translators of a language were listed; Spanish had one and no list. */
const TRANSLATOR_KEYS: Readonly<Record<TranslationLanguage, string | null>> = {
  english: 'englishTranslationLanguages',
  punjabi: 'steekLanguages',
  hindi: 'hindiTranslationLanguages',
  spanish: null,
};

/** Who a name stands for. What is of the provider's own is here by the translator a language begins with. */
const TRANSLATORS: readonly (readonly [RegExp, string])[] = [
  [/manmohan|^ms$/i, 'ms'],
  [/sant singh|^ssk$/i, 'ssk'],
  [/sahib singh|^ss$/i, 'ss'],
  [/faridkot|^ft$/i, 'ft'],
  [/teja|^sts$/i, 'sts'],
];

/** Whose words a language begins with now, as far as that site had the language; frozen, as all of this is. */
const FIRST_TRANSLATORS: Readonly<Record<TranslationLanguage, string>> = {
  english: 'ssk',
  punjabi: 'ss',
  spanish: 'sn',
  hindi: 'ss',
};

/** Every key that is read. */
export const REFERENCE_KEYS: readonly string[] = [
  ...Object.keys(KEYS),
  ...MODE_KEYS.map(([key]) => key),
  LANGUAGES_KEY,
  ...Object.values(TRANSLATOR_KEYS).filter((key) => key !== null),
];

/**
 * What a visitor had chosen on the site that this one takes the place of, from the texts it kept in the browser under
 * {@link REFERENCE_KEYS}. Nonsense is the default of its field. Never throws.
 */
export function referencePreferences(stored: Texts): Partial<Preferences> {
  const meant: Record<string, unknown> = {};
  for (const [key, [field, meaning]] of Object.entries(KEYS)) {
    const text = stored[key];
    if (text !== undefined) meant[field] = meaning(unquoted(text));
  }
  const mode = MODE_KEYS.find(([key]) => stored[key] !== undefined && unquoted(stored[key]) === 'true');
  if (mode) [, meant['readingMode']] = mode;
  if (
    stored[LANGUAGES_KEY] !== undefined ||
    Object.values(TRANSLATOR_KEYS).some((key) => key && stored[key])
  ) {
    meant['translations'] = chosenTranslators(stored);
  }
  const parsed = parsePreferences(meant);
  // The parser puts right what cannot be together, also in fields that were not stored.
  if (parsed.isLarivaar) meant['isLarivaar'] = true;
  if (parsed.isUnicode) meant['isUnicode'] = true;
  const fields = (Object.keys(meant) as Field[]).filter((field) => meant[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, parsed[field]])) as Partial<Preferences>;
}

/** Languages that were on, each with the translators that can be told from their names, or the one it begins with. */
function chosenTranslators(stored: Texts): Record<string, string[]> {
  const isOn = names(stored[LANGUAGES_KEY])?.map((name) => name.toLowerCase()) ?? ['english'];
  return Object.fromEntries(
    Object.entries(TRANSLATOR_KEYS).map(([language, key]) => {
      if (!isOn.includes(language)) return [language, []];
      const first = FIRST_TRANSLATORS[language as TranslationLanguage];
      const known = names(key === null ? undefined : stored[key])?.map(
        (name) => TRANSLATORS.find(([pattern]) => pattern.test(name))?.[1] ?? first,
      );
      return [language, known?.length ? [...new Set(known)] : [first]];
    }),
  );
}

/** A text as it was stored plain or as JSON. */
function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/s, '$1');
}

/** The names of a list that was stored as JSON or parted by commas; none where there is no list. */
function names(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list.filter((each): each is string => typeof each === 'string');
  } catch {
    // Not JSON: the other way lists were kept.
  }
  return unquoted(text)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
