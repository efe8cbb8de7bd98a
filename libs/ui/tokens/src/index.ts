/** Theme names; `[data-theme='…']` on the root element applies one. */
export const THEME_NAMES = ['light', 'dark', 'sepia', 'contrast'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
