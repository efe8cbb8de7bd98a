import { VISRAAM_SOURCES, type VisraamSource } from '@naad/gurbani-model';
import {
  ASSIST_STRENGTHS,
  GURMUKHI_FONTS,
  type GurmukhiFont,
  LINE_HEIGHTS,
  type VisraamStyle,
} from '@naad/settings-schema';
import {
  DEFAULT_FONT_SIZES,
  FONT_TARGETS,
  type FontSizes,
  type FontTarget,
  LIMITS,
} from '@naad/sync-protocol';

export const SCREEN_THEMES = ['light', 'dark', 'sepia', 'contrast'] as const;
export type ScreenTheme = (typeof SCREEN_THEMES)[number];
/** Languages of translations: the prefixes of translator keys. */
export const TRANSLATIONS = ['en', 'pu', 'es', 'hi'] as const;
/** Scripts of transliterations. */
export const TRANSLITERATIONS = ['en', 'hi', 'ur', 'ipa'] as const;
/** Punjabi translators: the suffixes of their keys. */
export const STEEKS = ['ss', 'ft', 'ms', 'bdb'] as const;
/**
 * Mutually exclusive modes of a slide: everything stacked (`mixed`); the line beside its translations (`split`); the lines of
 * its paragraph as running text (`reading`); one shabad after the other (`sehaj`).
 */
const SLIDE_MODES = ['mixed', 'split', 'reading', 'sehaj'] as const;
export type SlideMode = (typeof SLIDE_MODES)[number];

/** Styles of the word before a pause. */
export const VISRAAM_STYLES = ['colored-words', 'gradient-bg'] as const satisfies readonly VisraamStyle[];

/** The look of the screen, independent of its slide. */
export interface Look {
  readonly theme: ScreenTheme;
  /** Id of an image in this browser that is shown behind slides; null for none. */
  readonly background: string | null;
  readonly font: GurmukhiFont;
  /** True to show the Gurbani as large as fits, whatever its chosen size. */
  readonly fit: boolean;
  /** Integers as on the wire: per cent of the screen's height, if the slide fits. */
  readonly sizes: FontSizes;
  /** From 1.2 (the default) to 2. */
  readonly lineHeight: number;
  readonly translations: readonly string[];
  /** Punjabi translators; non-empty exactly while Punjabi is among the translations. */
  readonly steeks: readonly string[];
  readonly transliterations: readonly string[];
  readonly mode: SlideMode;
  /** True to show the line within its paragraph. */
  readonly paragraph: boolean;
  readonly nextLine: boolean;
  readonly larivaar: boolean;
  readonly larivaarAssist: boolean;
  /** 1 to 5. */
  readonly assistStrength: number;
  readonly visraams: boolean;
  readonly visraamSource: VisraamSource;
  readonly visraamStyle: VisraamStyle;
  readonly centred: boolean;
  /** True to advance lines automatically. */
  readonly autoScroll: boolean;
  /** True to offer the operator word meanings. */
  readonly wordMeanings: boolean;
}

export const DEFAULT_LOOK: Look = {
  theme: 'dark',
  background: null,
  font: 'gurmukhi_heavy',
  fit: true,
  sizes: DEFAULT_FONT_SIZES,
  lineHeight: 1.2,
  translations: ['en'],
  steeks: [],
  transliterations: [],
  mode: 'mixed',
  paragraph: false,
  nextLine: false,
  larivaar: false,
  larivaarAssist: false,
  assistStrength: 5,
  visraams: true,
  visraamSource: 'sttm',
  visraamStyle: 'colored-words',
  centred: true,
  autoScroll: false,
  wordMeanings: false,
};

/** Sets the Punjabi translators. Punjabi itself is on while there is at least one. */
export function withSteeks(look: Look, steeks: readonly string[]): Look {
  const translations = TRANSLATIONS.filter((each) =>
    each === 'pu' ? steeks.length > 0 : look.translations.includes(each),
  );
  return { ...look, translations, steeks };
}

/** Sets the languages of translations. Punjabi gets its default steek if it has none. */
export function withTranslations(look: Look, translations: readonly string[]): Look {
  const steeks = look.steeks.length > 0 ? look.steeks : [STEEKS[0]];
  return { ...look, translations, steeks: translations.includes('pu') ? steeks : [] };
}

/** True if the lines must be fetched again for the new look. */
export function needsRefetch(before: Look, after: Look): boolean {
  return (
    after.visraamSource !== before.visraamSource ||
    after.translations.some((each) => !before.translations.includes(each)) ||
    after.transliterations.some((each) => !before.transliterations.includes(each))
  );
}

/** Parses a stored look, which may be invalid or from an older release. Invalid fields get their default. */
export function parseLook(stored: unknown): Look {
  if (!isRecord(stored)) return DEFAULT_LOOK;
  const flag = (name: keyof Look) =>
    typeof stored[name] === 'boolean' ? stored[name] : DEFAULT_LOOK[name] === true;
  const pick = <Value>(values: readonly Value[], name: keyof Look, fallback: Value) =>
    values.find((each) => each === stored[name]) ?? fallback;
  const list = (name: 'steeks' | 'translations' | 'transliterations', order: readonly string[]) => {
    const found = stored[name];
    return Array.isArray(found) ? order.filter((each) => found.includes(each)) : DEFAULT_LOOK[name];
  };
  const look: Look = {
    theme: pick(SCREEN_THEMES, 'theme', DEFAULT_LOOK.theme),
    background: typeof stored['background'] === 'string' ? stored['background'] : null,
    font: pick(GURMUKHI_FONTS, 'font', DEFAULT_LOOK.font),
    fit: flag('fit'),
    sizes: sizesOf(stored['sizes']),
    lineHeight: pick<number>(LINE_HEIGHTS, 'lineHeight', DEFAULT_LOOK.lineHeight),
    translations: list('translations', TRANSLATIONS),
    steeks: list('steeks', STEEKS),
    transliterations: list('transliterations', TRANSLITERATIONS),
    mode: pick(SLIDE_MODES, 'mode', DEFAULT_LOOK.mode),
    paragraph: flag('paragraph'),
    nextLine: flag('nextLine'),
    larivaar: flag('larivaar'),
    larivaarAssist: flag('larivaarAssist') && flag('larivaar'),
    assistStrength: pick<number>(ASSIST_STRENGTHS, 'assistStrength', DEFAULT_LOOK.assistStrength),
    visraams: flag('visraams'),
    visraamSource: pick(VISRAAM_SOURCES, 'visraamSource', DEFAULT_LOOK.visraamSource),
    visraamStyle: pick(VISRAAM_STYLES, 'visraamStyle', DEFAULT_LOOK.visraamStyle),
    centred: flag('centred'),
    autoScroll: flag('autoScroll'),
    wordMeanings: flag('wordMeanings'),
  };
  return withTranslations(look, look.translations);
}

function sizesOf(stored: unknown): FontSizes {
  const { min, max } = LIMITS.fontSize;
  const sizeOf = (target: FontTarget) => {
    const size = isRecord(stored) ? stored[target] : null;
    const isSize = typeof size === 'number' && Number.isInteger(size) && size >= min && size <= max;
    return isSize ? size : DEFAULT_FONT_SIZES[target];
  };
  return Object.fromEntries(FONT_TARGETS.map((each) => [each, sizeOf(each)])) as FontSizes;
}

function isRecord(stored: unknown): stored is Record<string, unknown> {
  return typeof stored === 'object' && stored !== null;
}
