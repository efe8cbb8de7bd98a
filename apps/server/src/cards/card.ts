import type { Visraam } from '@naad/gurbani-text';

/** What stands on a card. */
export interface Card {
  /** What the line is of, as the hukamnama of a day; null where it stands for itself. */
  readonly heading: string | null;
  /** The line, in Unicode, and where one rests in it. */
  readonly line: string;
  readonly visraams: readonly Visraam[];
  readonly translation: { readonly text: string; readonly translator: string } | null;
  /** Who wrote it and where it stands. */
  readonly place: readonly string[];
  readonly siteName: string;
}

/** For social networks, or for a status and a print. In pixels. */
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
