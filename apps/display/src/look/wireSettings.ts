import { VISRAAM_SOURCES } from '@naad/gurbani-model';
import { GURMUKHI_FONTS, LINE_HEIGHTS } from '@naad/settings-schema';
import { DEFAULT_FONT_SIZES, type DisplaySettings, type FontSizes, LIMITS } from '@naad/sync-protocol';
import {
  type Look,
  SCREEN_THEMES,
  type ScreenTheme,
  type SlideMode,
  STEEKS,
  TRANSLITERATIONS,
  VISRAAM_STYLES,
  withSteeks,
  withTranslations,
} from './look.ts';

/** Bani lengths as the wire's settings name them. */
export const BANI_LENGTH_SETTINGS = { short: 's', medium: 'm', long: 'l', extralong: 'xl' } as const;

/** The wire's language names by translator key prefix. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'english',
  pu: 'punjabi',
  es: 'spanish',
  hi: 'hindi',
};
/** The wire's flag for each mode. If several are on, the last of `MODES` wins. */
const MODE_FLAGS = { split: 'splitView', reading: 'readingMode', sehaj: 'sehajPaathMode' } as const;
const MODES = ['split', 'reading', 'sehaj'] as const;

/** Returns every setting for controllers, which offer only the settings that a display reports. */
export function displaySettingsOf(look: Look): DisplaySettings {
  const { sizes } = look;
  return {
    translations: look.translations.flatMap((code) => LANGUAGE_NAMES[code] ?? []),
    steeks: [...look.steeks],
    transliterations: [...look.transliterations],
    fontFamily: look.font,
    fontSize: inRange((sizes.gurbani / DEFAULT_FONT_SIZES.gurbani) * 2, 3.2),
    translationFontSize: inRange((sizes.translation / DEFAULT_FONT_SIZES.translation) * 1.2, 2.4),
    transliterationFontSize: inRange((sizes.transliteration / DEFAULT_FONT_SIZES.transliteration) * 1.2, 3.2),
    lineHeight: look.lineHeight,
    theme: look.theme,
    darkMode: look.theme === 'dark',
    splitView: look.mode === 'split',
    readingMode: look.mode === 'reading',
    sehajPaathMode: look.mode === 'sehaj',
    paragraphMode: look.paragraph,
    nextLine: look.nextLine,
    larivaar: look.larivaar,
    larivaarAssist: look.larivaarAssist,
    larivaarAssistStrength: look.assistStrength,
    visraams: look.visraams,
    visraamSource: look.visraamSource,
    visraamStyle: look.visraamStyle,
    centerAlign: look.centred,
    autoScroll: look.autoScroll,
    mahaanKoshTooltip: look.wordMeanings,
  };
}

const inRange = (size: number, max: number) => Math.min(max, Math.max(1.2, Math.round(size * 10) / 10));

/** Applies a controller's settings to a look. Unknown names change nothing. */
export function withSettings(look: Look, settings: DisplaySettings): Look {
  const larivaar = settings.larivaar ?? (settings.larivaarAssist === true ? true : look.larivaar);
  const { transliterations } = settings;
  return {
    ...withTranslationSettings(look, settings),
    ...(transliterations && {
      transliterations: TRANSLITERATIONS.filter((each) => transliterations.includes(each)),
    }),
    sizes: sizesWith(look.sizes, settings),
    theme: oneOf(SCREEN_THEMES, settings.theme) ?? themeOf(look, settings.darkMode),
    font: oneOf(GURMUKHI_FONTS, settings.fontFamily) ?? look.font,
    lineHeight: nearest(LINE_HEIGHTS, settings.lineHeight) ?? look.lineHeight,
    mode: modeOf(look.mode, settings),
    paragraph: settings.paragraphMode ?? look.paragraph,
    nextLine: settings.nextLine ?? look.nextLine,
    larivaar,
    larivaarAssist: larivaar && (settings.larivaarAssist ?? look.larivaarAssist),
    assistStrength: Math.round(settings.larivaarAssistStrength ?? look.assistStrength),
    visraams: settings.visraams ?? look.visraams,
    visraamSource: oneOf(VISRAAM_SOURCES, settings.visraamSource) ?? look.visraamSource,
    visraamStyle: oneOf(VISRAAM_STYLES, settings.visraamStyle) ?? look.visraamStyle,
    centred: settings.centerAlign ?? look.centred,
    autoScroll: settings.autoScroll ?? look.autoScroll,
    wordMeanings: settings.mahaanKoshTooltip ?? look.wordMeanings,
  };
}

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined {
  return names.find((each) => each === name);
}

function nearest(steps: readonly number[], value: number | undefined): number | undefined {
  if (value === undefined) return undefined;
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
}

/**
 * Converts a size from the scale of the reader's settings to the wire's integer scale.
 *
 * @param base the wire's default size
 * @param design the same size in the reader's scale
 */
function toWireSize(size: number, base: number, design: number): number {
  return Math.min(LIMITS.fontSize.max, Math.max(LIMITS.fontSize.min, Math.round((size / design) * base)));
}

function sizesWith(sizes: FontSizes, settings: DisplaySettings): FontSizes {
  const { fontSize, translationFontSize, transliterationFontSize } = settings;
  const { gurbani, translation, teeka, transliteration } = DEFAULT_FONT_SIZES;
  return {
    ...sizes,
    ...(fontSize !== undefined && { gurbani: toWireSize(fontSize, gurbani, 2) }),
    ...(translationFontSize !== undefined && {
      translation: toWireSize(translationFontSize, translation, 1.2),
      teeka: toWireSize(translationFontSize, teeka, 1.2),
    }),
    ...(transliterationFontSize !== undefined && {
      transliteration: toWireSize(transliterationFontSize, transliteration, 1.2),
    }),
  };
}

function withTranslationSettings(look: Look, { translations, steeks }: DisplaySettings): Look {
  const withLanguages = translations
    ? withTranslations(
        look,
        Object.keys(LANGUAGE_NAMES).filter((code) => translations.includes(LANGUAGE_NAMES[code] ?? '')),
      )
    : look;
  // If both fields are sent, the list of languages decides whether Punjabi is on.
  if (!steeks || (translations && !translations.includes('punjabi'))) return withLanguages;
  return withSteeks(
    withLanguages,
    STEEKS.filter((each) => steeks.includes(each)),
  );
}

function modeOf(mode: SlideMode, settings: DisplaySettings): SlideMode {
  const chosen = MODES.findLast((each) => settings[MODE_FLAGS[each]] === true);
  if (chosen) return chosen;
  const isTurnedOff = mode !== 'mixed' && settings[MODE_FLAGS[mode]] === false;
  return isTurnedOff ? 'mixed' : mode;
}

function themeOf(look: Look, isDark: boolean | undefined): ScreenTheme {
  if (isDark === undefined || isDark === (look.theme === 'dark')) return look.theme;
  return isDark ? 'dark' : 'light';
}
