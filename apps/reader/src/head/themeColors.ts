import type { Theme } from '@naad/settings-schema';

/** The surface of each theme, for the browser's own frame around the page; a test holds them to the tokens. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = {
  light: '#faf5ea',
  dark: '#191511',
  sepia: '#f2e5cb',
  contrast: '#fff',
};

/** What a device asks for, with the theme that answers: the first that it asks for is meant. */
export const ASKED_THEMES: readonly (readonly [media: string, theme: Theme])[] = [
  ['(prefers-color-scheme: dark)', 'dark'],
  ['(prefers-contrast: more)', 'contrast'],
  ['all', 'light'],
];
