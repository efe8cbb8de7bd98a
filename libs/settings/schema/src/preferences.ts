import type { LanguageChoice } from './interfaceLanguages.ts';
import {
  type AssistStrength,
  type BaniLength,
  type ChosenTranslators,
  DEFAULT_TRANSLATORS,
  type FontSize,
  type GurmukhiFont,
  type LineHeight,
  type ReadingMode,
  type TranslationSize,
  type TransliterationScript,
  type TransliterationSize,
  type VisraamSource,
  type VisraamStyle,
} from './readingChoices.ts';

/**
 * How the page is coloured; `system` follows what the device asks for: more contrast gives `contrast`, else a dark
 * scheme gives `dark`, else it is `light`.
 */
export const THEME_CHOICES = ['system', 'light', 'dark', 'sepia', 'contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** A theme that is drawn: what `system` resolves to. */
export type Theme = Exclude<ThemeChoice, 'system'>;

/** What a visitor has chosen, and nothing that can be worked out. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  /** Drawings on pages that have nothing to read ("Cartoon images"). */
  readonly hasDrawings: boolean;
  /** Single keys as shortcuts; some people's devices type what nobody pressed (WCAG 2.1.4). */
  readonly hasShortcuts: boolean;
  /** The privacy notice was read, or at least accepted. */
  readonly hasAcceptedNotice: boolean;
  /** The ang of Sri Guru Granth Sahib Ji that was read last, 1-1430; 0 where none was. */
  readonly lastAng: number;
  /** The verse one had come to in sehaj or akhand paath, by its id; 0 where there is none. */
  readonly lastVerse: number;
  /** The search type that was chosen last, 0-9. */
  readonly searchType: number;
  /** The letter of the work that was searched last, or `all`. */
  readonly searchSource: string;
  /** The id of the writer that was searched last; 0 for all. */
  readonly searchWriter: number;
  /** Auto-detect takes the keys as Gurmukhi. */
  readonly isSearchGurmukhi: boolean;

  readonly readingMode: ReadingMode;
  /** Banis go by paragraphs. */
  readonly isParagraph: boolean;
  readonly isCentred: boolean;
  readonly isLarivaar: boolean;
  /** Larivaar with every second word told apart; never without larivaar. */
  readonly hasAssist: boolean;
  readonly assistStrength: AssistStrength;
  readonly hasVisraams: boolean;
  readonly visraamSource: VisraamSource;
  readonly visraamStyle: VisraamStyle;
  readonly font: GurmukhiFont;
  /** Gurmukhi in the reader's system font, whatever face is chosen; always so with `unicode_font`. */
  readonly isUnicode: boolean;
  readonly fontSize: FontSize;
  readonly lineHeight: LineHeight;
  readonly translationSize: TranslationSize;
  readonly transliterationSize: TransliterationSize;
  readonly translations: ChosenTranslators;
  /** In the order in which they are offered. */
  readonly transliterations: readonly TransliterationScript[];
  /** A word that is pressed is explained ("Mahaan Kosh tooltip"). */
  readonly hasGloss: boolean;
  readonly hasAutoScroll: boolean;
  /** 1-100. */
  readonly autoScrollSpeed: number;
  /** Auto-scroll begins again at the end. */
  readonly isAutoScrollLoop: boolean;
  readonly baniLength: BaniLength;
  readonly hasAudioPlayer: boolean;
}

/** What is kept of the search that was chosen last. */
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
