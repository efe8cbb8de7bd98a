import type { Plugin } from 'vite';

/**
 * Media queries by theme. The high-contrast theme is black on white, so devices that also prefer dark get the dark
 * theme, whose lines have a contrast of at least 7:1.
 */
const MEDIA_QUERIES = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more) and (not (prefers-color-scheme: dark))',
};

/**
 * Also applies a theme, selected by an attribute in its CSS file, if the visitor chose none and the device prefers it.
 * A theme stays a single list of tokens, and the first paint needs no script.
 */
export function systemTheme(): Plugin {
  return {
    name: 'naad:system-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /tokens\/src\/themes\/(?:dark|contrast)\.css$/ },
      handler: (css, id) => withSystemTheme(css, id.endsWith('dark.css') ? 'dark' : 'contrast'),
    },
  };
}

/**
 * Repeats the theme's tokens for devices that prefer it, with no higher specificity than its attribute selector, so
 * that the later forced-colours rules override both.
 */
export function withSystemTheme(css: string, theme: keyof typeof MEDIA_QUERIES): string {
  const chosen = `[data-theme='${theme}']`;
  if (!css.includes(chosen)) throw new Error(`The theme ${theme} has no selector ${chosen}.`);
  const bySystem = css.replaceAll(/\/\*[^]*?\*\//g, '').replace(chosen, ':root:where(:not([data-theme]))');
  return `${css}\n@media ${MEDIA_QUERIES[theme]} {\n${bySystem}}\n`;
}
