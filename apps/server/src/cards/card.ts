import type { Visraam } from '@naad/gurbani-model';

/** The content of a card. */
export interface Card {
  /** Heading above the line, such as the date of a hukamnama; null for none. */
  readonly heading: string | null;
  /** The line in Unicode. */
  readonly line: string;
  readonly visraams: readonly Visraam[];
  readonly translation: { readonly text: string; readonly translator: string } | null;
  /** The writer and the location in the work. */
  readonly attribution: readonly string[];
  readonly siteName: string;
}

/** Size in pixels: wide for social networks, square for a status or print. */
export const CARD_SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const;
export type CardShape = keyof typeof CARD_SHAPES;

export const CARD_THEMES = ['light', 'dark'] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

export interface CardLook {
  readonly shape: CardShape;
  readonly theme: CardTheme;
}
