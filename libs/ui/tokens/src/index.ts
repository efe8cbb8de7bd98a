export { THEME_NAMES } from './themeNames.ts';
export type { ThemeName } from './themeNames.ts';
