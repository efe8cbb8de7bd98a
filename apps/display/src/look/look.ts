import type { GurmukhiFont, VisraamSource, VisraamStyle } from '@naad/settings-schema';
import { DEFAULT_FONT_SIZES, type FontSizes } from '@naad/sync-protocol';

export const SCREEN_THEMES = ['light', 'dark', 'sepia', 'contrast'] as const;
export type ScreenTheme = (typeof SCREEN_THEMES)[number];
/** Languages a line is translated into, as the keys of translators begin. */
export const TRANSLATIONS = ['en', 'pu', 'es', 'hi'] as const;
/** Scripts a line is transliterated into. */
export const TRANSLITERATIONS = ['en', 'hi', 'ur', 'ipa'] as const;
/** Translators of Punjabi, as their keys end. */
export const STEEKS = ['ss', 'ft', 'ms', 'bdb'] as const;
/**
 * How a slide is laid out, and led: all below one another; the line beside its translations; the lines of its paragraph
 * run on; or, for a sehaj paath, one shabad after the other. One choice, so that no two are on at once (specification 4).
 */
export const SLIDE_MODES = ['mixed', 'split', 'reading', 'sehaj'] as const;
export type SlideMode = (typeof SLIDE_MODES)[number];

/** How a word is drawn after which one pauses. */
export const VISRAAM_STYLES = ['colored-words', 'gradient-bg'] as const satisfies readonly VisraamStyle[];

/** How the screen looks, whatever stands on it. */
export interface Look {
  readonly theme: ScreenTheme;
  readonly font: GurmukhiFont;
  /** Whole numbers of the wire: per cent of the height of the screen, where they fit. */
  readonly sizes: FontSizes;
  /** 1.2 as designed, to 2. */
  readonly lineHeight: number;
  readonly translations: readonly string[];
  /** Of Punjabi; some while it is among the translations, and none else. */
  readonly steeks: readonly string[];
  readonly transliterations: readonly string[];
  readonly mode: SlideMode;
  /** Whether the lines of its paragraph stand around the line. */
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
  /** Whether lines go on by themselves. */
  readonly autoScroll: boolean;
  /** Whether the operator finds the meaning of each word of the line. */
  readonly wordMeanings: boolean;
}

export const DEFAULT_LOOK: Look = {
  theme: 'dark',
  font: 'gurmukhi_heavy',
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

/** A look with other translators of Punjabi: with the last of them the language goes, and with the first it comes. */
export function withSteeks(look: Look, steeks: readonly string[]): Look {
  const translations = TRANSLATIONS.filter((each) =>
    each === 'pu' ? steeks.length > 0 : look.translations.includes(each),
  );
  return { ...look, translations, steeks };
}

/** A look with other translations; Punjabi begins with its usual steek. */
export function withTranslations(look: Look, translations: readonly string[]): Look {
  const usual = look.steeks.length > 0 ? look.steeks : [STEEKS[0]];
  return { ...look, translations, steeks: translations.includes('pu') ? usual : [] };
}

/** Whether another look needs other texts of the lines. */
export function needsOtherTexts(before: Look, after: Look): boolean {
  return (
    after.visraamSource !== before.visraamSource ||
    after.translations.some((each) => !before.translations.includes(each)) ||
    after.transliterations.some((each) => !before.transliterations.includes(each))
  );
}
