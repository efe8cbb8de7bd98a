import type { LanguageChoice } from './interfaceLanguages.ts';
import type { TransliterationScript, VisraamSource } from '@naad/gurbani-model';
import {
  type BaniLengthCode,
  type AssistStrength,
  type ChosenTranslators,
  DEFAULT_TRANSLATORS,
  type FontSize,
  type GurmukhiFont,
  type LineHeight,
  type ReadingMode,
  type TranslationSize,
  type TransliterationSize,
  type VisraamStyle,
} from './readingChoices.ts';

/**
 * Colour themes; `system` follows the device: more contrast gives `contrast`, else a dark scheme gives `dark`, else
 * `light`.
 */
export const THEME_CHOICES = ['system', 'light', 'dark', 'sepia', 'contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** A resolved theme, never `system`. */
export type Theme = Exclude<ThemeChoice, 'system'>;

/** A visitor's choices, without derived values. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  /** Drawings on pages without text ("Illustrations"). */
  readonly hasDrawings: boolean;
  /** Single-key shortcuts; some assistive devices send unintended keys (WCAG 2.1.4). */
  readonly hasShortcuts: boolean;
  /** True once the privacy notice was accepted. */
  readonly hasAcceptedNotice: boolean;
  /** The last ang read in Sri Guru Granth Sahib Ji, 1-1430; 0 for none. */
  readonly lastAng: number;
  /** Id of the last verse reached in sehaj or akhand paath; 0 for none. */
  readonly lastVerse: number;
  /** The last chosen search type, 0-9. */
  readonly searchType: number;
  /** The letter of the last searched work, or `all`. */
  readonly searchSource: string;
  /** The id of the last searched writer; 0 for all. */
  readonly searchWriter: number;
  /** True if auto-detect interprets Latin letters as Gurmukhi keys. */
  readonly isSearchGurmukhi: boolean;

  readonly readingMode: ReadingMode;
  /** Shows banis in paragraphs. */
  readonly isParagraph: boolean;
  readonly isCentred: boolean;
  readonly isLarivaar: boolean;
  /** Highlights every second word of larivaar; never true without larivaar. */
  readonly hasAssist: boolean;
  readonly assistStrength: AssistStrength;
  readonly hasVisraams: boolean;
  readonly visraamSource: VisraamSource;
  readonly visraamStyle: VisraamStyle;
  readonly font: GurmukhiFont;
  /** Shows Gurmukhi in the device's system font, overriding `font`; always true with `unicode_font`. */
  readonly isUnicode: boolean;
  readonly fontSize: FontSize;
  readonly lineHeight: LineHeight;
  readonly translationSize: TranslationSize;
  readonly transliterationSize: TransliterationSize;
  readonly translations: ChosenTranslators;
  /** In display order. */
  readonly transliterations: readonly TransliterationScript[];
  /** Explains a pressed word ("Word meanings"). */
  readonly hasGloss: boolean;
  readonly hasAutoScroll: boolean;
  /** 1-100. */
  readonly autoScrollSpeed: number;
  /** Restarts auto-scroll from the top at the end. */
  readonly isAutoScrollLoop: boolean;
  readonly baniLength: BaniLengthCode;
  readonly hasAudioPlayer: boolean;
}

/** The stored fields of the last search. */
export type SearchPreferences = Pick<
  Preferences,
  'searchType' | 'searchSource' | 'searchWriter' | 'isSearchGurmukhi'
>;

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  language: 'system',
  hasDrawings: false,
  hasShortcuts: true,
  hasAcceptedNotice: false,
  lastAng: 0,
  lastVerse: 0,
  searchType: 0,
  searchSource: 'all',
  searchWriter: 0,
  isSearchGurmukhi: false,
  readingMode: 'mixed',
  isParagraph: false,
  isCentred: false,
  isLarivaar: false,
  hasAssist: false,
  assistStrength: 5,
  hasVisraams: false,
  visraamSource: 'sttm',
  visraamStyle: 'colored-words',
  font: 'gurmukhi_heavy',
  isUnicode: false,
  fontSize: 2,
  lineHeight: 1.2,
  translationSize: 1.2,
  transliterationSize: 1.2,
  translations: { english: [DEFAULT_TRANSLATORS.english], punjabi: [], spanish: [], hindi: [] },
  transliterations: ['en'],
  hasGloss: true,
  hasAutoScroll: false,
  autoScrollSpeed: 30,
  isAutoScrollLoop: false,
  baniLength: 's',
  hasAudioPlayer: true,
};
