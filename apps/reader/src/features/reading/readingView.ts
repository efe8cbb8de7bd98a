import type { ReadingDisplay } from '@naad/gurbani-render';
import type { Preferences } from '@naad/settings-schema';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import type { VersesMode } from './VersesView/versesMode.ts';

/** What kind of page verses are read on: not every layout is for every one. */
export type ReadingPlace = 'shabad' | 'ang' | 'bani';

/** How verses are drawn. */
export interface ReadingView {
  readonly mode: VersesMode;
  readonly isLarivaar: boolean;
  /** For the `ReadingArea` around the verses. */
  readonly display: ReadingDisplay;
  /** A line in English stands below the Gurmukhi names (behaviour 62). */
  readonly hasEnglish: boolean;
}

/** How verses are drawn on a page, as the visitor has chosen. The same object as long as nothing in it differs. */
export function useReadingView(place: ReadingPlace): ReadingView {
  return useSettingsSelector((state) => readingViewOf(selectPreferences(state), place), isSameView);
}

const isSameView = (one: ReadingView, other: ReadingView) => JSON.stringify(one) === JSON.stringify(other);

export function readingViewOf(preferences: Preferences, place: ReadingPlace): ReadingView {
  const { isLarivaar, translations, transliterations } = preferences;
  return {
    mode: versesModeOf(preferences, place),
    isLarivaar,
    display: readingDisplayOf(preferences),
    hasEnglish: translations.english.length > 0 || transliterations.includes('en'),
  };
}

/** The choices of drawing that one element carries for all lines in it. */
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

/** The paaths are layouts of their own, of angs; elsewhere who reads them reads line by line. */
function versesModeOf({ readingMode, isParagraph }: Preferences, place: ReadingPlace): VersesMode {
  if (readingMode === 'split') return 'split';
  if (readingMode === 'reading' && place !== 'ang') return 'reading';
  return isParagraph && place === 'bani' ? 'paragraph' : 'mixed';
}
