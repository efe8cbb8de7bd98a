import type { ReadingDisplay } from '@naad/gurbani-render';
import type { Preferences } from '@naad/settings-schema';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import type { VersesMode } from './VersesView/blocks.ts';

/** Kind of page that verses are read on; not every layout applies to each. */
export type ReadingPageKind = 'shabad' | 'ang' | 'bani';

/** Settings for rendering verses. */
export interface ReadingView {
  readonly mode: VersesMode;
  readonly isLarivaar: boolean;
  /** Props of the `ReadingArea` around the verses. */
  readonly display: ReadingDisplay;
  /** True to show names in English below the Gurmukhi ones [B62]. */
  readonly hasEnglish: boolean;
}

/** The visitor's settings for the verses of a page. The same object while nothing in it changes. */
export function useReadingView(place: ReadingPageKind): ReadingView {
  return useSettingsSelector((state) => readingViewOf(selectPreferences(state), place), isSameView);
}

const isSameView = (one: ReadingView, other: ReadingView) => JSON.stringify(one) === JSON.stringify(other);

export function readingViewOf(preferences: Preferences, place: ReadingPageKind): ReadingView {
  const { isLarivaar, translations, transliterations } = preferences;
  return {
    mode: versesModeOf(preferences, place),
    isLarivaar,
    display: readingDisplayOf(preferences),
    hasEnglish: translations.english.length > 0 || transliterations.includes('en'),
  };
}

/** Display settings that one element carries for all lines in it. */
export function readingDisplayOf(preferences: Preferences): ReadingDisplay {
  const { font, isUnicode, isCentred, hasAssist, assistStrength, hasVisraams, visraamStyle } = preferences;
  const { fontSize, lineHeight, translationSize, transliterationSize } = preferences;
  return {
    font: isUnicode ? 'unicode_font' : font,
    isCentred,
    assistStrength: hasAssist ? assistStrength : null,
    visraamStyle: hasVisraams ? visraamStyle : null,
    fontSize,
    lineHeight,
    translationSize,
    transliterationSize,
  };
}

/** Paaths are layouts of their own for angs; other pages use `mixed` instead. */
function versesModeOf({ readingMode, isParagraph }: Preferences, place: ReadingPageKind): VersesMode {
  if (readingMode === 'split') return 'split';
  if (readingMode === 'reading' && place !== 'ang') return 'reading';
  return isParagraph && place === 'bani' ? 'paragraph' : 'mixed';
}
