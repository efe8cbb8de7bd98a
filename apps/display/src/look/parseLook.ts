import { ASSIST_STRENGTHS, GURMUKHI_FONTS, LINE_HEIGHTS, VISRAAM_SOURCES } from '@naad/settings-schema';
import {
  DEFAULT_FONT_SIZES,
  FONT_TARGETS,
  type FontSizes,
  type FontTarget,
  LIMITS,
} from '@naad/sync-protocol';
import {
  DEFAULT_LOOK,
  type Look,
  SCREEN_THEMES,
  SLIDE_MODES,
  STEEKS,
  TRANSLATIONS,
  TRANSLITERATIONS,
  VISRAAM_STYLES,
  withTranslations,
} from './look.ts';

/** A look out of a store that anyone may have written to, or an older release; what is no look is the default. */
export function parseLook(stored: unknown): Look {
  if (!isRecord(stored)) return DEFAULT_LOOK;
  const flag = (name: keyof Look) =>
    typeof stored[name] === 'boolean' ? stored[name] : DEFAULT_LOOK[name] === true;
  const one = <Value>(values: readonly Value[], name: keyof Look, usual: Value) =>
    values.find((each) => each === stored[name]) ?? usual;
  const list = (name: 'steeks' | 'translations' | 'transliterations', order: readonly string[]) => {
    const found = stored[name];
    return Array.isArray(found) ? order.filter((each) => found.includes(each)) : DEFAULT_LOOK[name];
  };
  const look: Look = {
    theme: one(SCREEN_THEMES, 'theme', DEFAULT_LOOK.theme),
    font: one(GURMUKHI_FONTS, 'font', DEFAULT_LOOK.font),
    sizes: sizesOf(stored['sizes']),
    lineHeight: one<number>(LINE_HEIGHTS, 'lineHeight', DEFAULT_LOOK.lineHeight),
    translations: list('translations', TRANSLATIONS),
    steeks: list('steeks', STEEKS),
    transliterations: list('transliterations', TRANSLITERATIONS),
    mode: one(SLIDE_MODES, 'mode', DEFAULT_LOOK.mode),
    paragraph: flag('paragraph'),
    nextLine: flag('nextLine'),
    larivaar: flag('larivaar'),
    larivaarAssist: flag('larivaarAssist') && flag('larivaar'),
    assistStrength: one<number>(ASSIST_STRENGTHS, 'assistStrength', DEFAULT_LOOK.assistStrength),
    visraams: flag('visraams'),
    visraamSource: one(VISRAAM_SOURCES, 'visraamSource', DEFAULT_LOOK.visraamSource),
    visraamStyle: one(VISRAAM_STYLES, 'visraamStyle', DEFAULT_LOOK.visraamStyle),
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
