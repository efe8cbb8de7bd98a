import { parsePreferences } from './parsePreferences.ts';
import type { Preferences } from './preferences.ts';
import type { TranslationLanguage } from '@naad/gurbani-model';
import type { ReadingMode } from './readingChoices.ts';

type Texts = Readonly<Record<string, string | undefined>>;
type Field = keyof Preferences;

/** Converts a stored text to a field value, or undefined if meaningless. */
type Conversion = (text: string) => unknown;

const unchanged: Conversion = (text) => text;

/** JavaScript's `true` and `false` as text. */
const flag: Conversion = (text) => (text === 'true' ? true : text === 'false' ? false : undefined);

/** The legacy site stored sizes in ems, and at times the ten times larger preset numbers. */
const size: Conversion = (text) => {
  const number = Number.parseFloat(text);
  return number >= 10 ? number / 10 : number;
};

/** Long names are from the sync protocol. */
const length: Conversion = (text) =>
  ({ short: 's', medium: 'm', long: 'l', extralong: 'xl' })[text.toLowerCase()] ?? text.toLowerCase();

const scriptNames: Readonly<Record<string, string>> = {
  english: 'en',
  hindi: 'hi',
  shahmukhi: 'ur',
  ipa: 'ipa',
};

const scripts: Conversion = (text) => names(text)?.map((name) => scriptNames[name.toLowerCase()] ?? '');

/** The legacy site's localStorage keys with their fields here. Keys for several fields or none are below. */
const KEYS: Readonly<Record<string, readonly [Field, Conversion]>> = {
  // Set when the notice was closed; any truthy value counts.
  gdpr_notice: ['hasAcceptedNotice', (text) => !/^(|false|null|undefined|0)$/.test(text)],
  searchSource: ['searchSource', unchanged],
  searchType: ['searchType', unchanged],
  searchWriter: ['searchWriter', unchanged],
  autoDetectGurmukhi: ['isSearchGurmukhi', flag],
  transliterationLanguages: ['transliterations', scripts],
  larivaar: ['isLarivaar', flag],
  larivaarAssist: ['hasAssist', flag],
  larivaarAssistStrength: ['assistStrength', unchanged],
  unicode: ['isUnicode', flag],
  fontSize: ['fontSize', size],
  translationFontSize: ['translationSize', size],
  transliterationFontSize: ['transliterationSize', size],
  lineHeight: ['lineHeight', size],
  fontFamily: ['font', unchanged],
  // Light was the legacy default; only dark was a choice.
  darkMode: ['theme', (text) => (text === 'true' ? 'dark' : undefined)],
  mahaanKoshTooltip: ['hasGloss', flag],
  autoScrollMode: ['hasAutoScroll', flag],
  visraams: ['hasVisraams', flag],
  visraamSource: ['visraamSource', unchanged],
  visraamStyle: ['visraamStyle', unchanged],
  previouslyReadAng: ['lastAng', unchanged],
  centerAlignView: ['isCentred', flag],
  paragraphMode: ['isParagraph', flag],
  sgBaani: ['baniLength', length],
  cartoonifiedPages: ['hasDrawings', flag],
  shabadAudioPlayer: ['hasAudioPlayer', flag],
};

/** Layouts that were separate flags, in order of precedence. */
const MODE_KEYS: readonly (readonly [string, ReadingMode])[] = [
  ['sehajPaathMode', 'akhand'],
  ['splitView', 'split'],
  ['readingMode', 'reading'],
];

const LANGUAGES_KEY = 'translationLanguages';

/** Keys of the translator lists; Spanish had one translator and no list. */
const TRANSLATOR_KEYS: Readonly<Record<TranslationLanguage, string | null>> = {
  english: 'englishTranslationLanguages',
  punjabi: 'steekLanguages',
  hindi: 'hindiTranslationLanguages',
  spanish: null,
};

/** Translators by display name. Texts of the legacy provider map to the language's default translator. */
const TRANSLATORS: readonly (readonly [RegExp, string])[] = [
  [/manmohan|^ms$/i, 'ms'],
  [/sant singh|^ssk$/i, 'ssk'],
  [/sahib singh|^ss$/i, 'ss'],
  [/faridkot|^ft$/i, 'ft'],
  [/teja|^sts$/i, 'sts'],
];

/** Default translators of the languages of the legacy site. Frozen, like everything here. */
const LEGACY_DEFAULT_TRANSLATORS: Readonly<Record<TranslationLanguage, string>> = {
  english: 'ssk',
  punjabi: 'ss',
  spanish: 'sn',
  hindi: 'ss',
};

/** All keys that are read. */
export const LEGACY_KEYS: readonly string[] = [
  ...Object.keys(KEYS),
  ...MODE_KEYS.map(([key]) => key),
  LANGUAGES_KEY,
  ...Object.values(TRANSLATOR_KEYS).filter((key) => key !== null),
];

/**
 * Converts a visitor's choices on the legacy site, from the localStorage texts under {@link LEGACY_KEYS}. Nonsense
 * becomes the field's default. Never throws.
 */
export function legacyPreferences(stored: Texts): Partial<Preferences> {
  const converted: Record<string, unknown> = {};
  for (const [key, [field, convert]] of Object.entries(KEYS)) {
    const text = stored[key];
    if (text !== undefined) converted[field] = convert(unquoted(text));
  }
  const mode = MODE_KEYS.find(([key]) => stored[key] !== undefined && unquoted(stored[key]) === 'true');
  if (mode) [, converted['readingMode']] = mode;
  if (
    stored[LANGUAGES_KEY] !== undefined ||
    Object.values(TRANSLATOR_KEYS).some((key) => key && stored[key])
  ) {
    converted['translations'] = chosenTranslators(stored);
  }
  const parsed = parsePreferences(converted);
  // The parser also corrects dependent fields that weren't stored.
  if (parsed.isLarivaar) converted['isLarivaar'] = true;
  if (parsed.isUnicode) converted['isUnicode'] = true;
  const fields = (Object.keys(converted) as Field[]).filter((field) => converted[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, parsed[field]])) as Partial<Preferences>;
}

/** Translators of the languages that were on: those recognised by name, or else the default. */
function chosenTranslators(stored: Texts): Record<string, string[]> {
  const enabled = names(stored[LANGUAGES_KEY])?.map((name) => name.toLowerCase()) ?? ['english'];
  return Object.fromEntries(
    Object.entries(TRANSLATOR_KEYS).map(([language, key]) => {
      if (!enabled.includes(language)) return [language, []];
      const first = LEGACY_DEFAULT_TRANSLATORS[language as TranslationLanguage];
      const chosen = names(key === null ? undefined : stored[key])?.map(
        (name) => TRANSLATORS.find(([pattern]) => pattern.test(name))?.[1] ?? first,
      );
      return [language, chosen?.length ? [...new Set(chosen)] : [first]];
    }),
  );
}

/** A text that was stored plain or as a JSON string. */
function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/s, '$1');
}

/** The names of a list stored as JSON or separated by commas; undefined if there is none. */
function names(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list.filter((each): each is string => typeof each === 'string');
  } catch {
    // Not JSON but separated by commas.
  }
  return unquoted(text)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
