/** The names by which a face is chosen; README.md says which face each is. */
export type ReadingFont =
  | 'anmol_lipi'
  | 'anmol_bold'
  | 'notosans'
  | 'notosans_bold'
  | 'gurmukhi_normal'
  | 'gurmukhi_heavy'
  | 'gurmukhi_thick'
  | 'prabhki'
  | 'unicode_font';

/** How all lines of an area are drawn: what can change without any of them being drawn anew. */
export interface ReadingDisplay {
  readonly font: ReadingFont;
  readonly isCentred: boolean;
  /** How strongly every second word of larivaar is set apart, 1-5; null for not at all. */
  readonly assistStrength: number | null;
  /** How pauses are shown; null for not at all. */
  readonly visraamStyle: 'colored-words' | 'gradient-bg' | null;
  /** 1.2-3.2 by 0.4, where 2 is the size of the design. */
  readonly fontSize: number;
  /** 1.2-2 by 0.2, where 1.2 is the height of the design. */
  readonly lineHeight: number;
  /** 1.2-2.4 by 0.4, where 1.2 is the size of the design. */
  readonly translationSize: number;
  /** 1.2-3.2 by 0.4, where 1.2 is the size of the design. */
  readonly transliterationSize: number;
}
