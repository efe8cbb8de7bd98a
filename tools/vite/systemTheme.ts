import type { Plugin } from 'vite';

/**
 * What a device asks for, with the theme that answers. The theme of high contrast is black on white: who asks for a dark
 * page too has good reason not to be given that, and the dark theme's lines are at 7:1 and over.
 */
const ASKED = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more) and (not (prefers-color-scheme: dark))',
};

/**
 * Applies a theme, whose one file names it by its attribute, also where the visitor chose nothing and the device asks
 * for it. So a theme stays one list of tokens, and the first paint needs no script.
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
 * The tokens of a theme once by its attribute, and once for a device that prefers it: no more specific than the first,
 * so that forced colours, which come later, are over both.
 */
export function withSystemTheme(css: string, theme: keyof typeof ASKED): string {
  const chosen = `[data-theme='${theme}']`;
  if (!css.includes(chosen)) throw new Error(`The theme ${theme} does not name itself ${chosen}.`);
  const bySystem = css.replaceAll(/\/\*[^]*?\*\//g, '').replace(chosen, ':root:where(:not([data-theme]))');
  return `${css}\n@media ${ASKED[theme]} {\n${bySystem}}\n`;
}
