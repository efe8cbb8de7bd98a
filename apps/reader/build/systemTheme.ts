import type { Plugin } from 'vite';

const DARK = "[data-theme='dark']";

/**
 * Applies the dark theme, whose one file names it by its attribute, also where the visitor chose nothing and the device
 * asks for it. So a theme stays one list of tokens, and the first paint needs no script.
 */
export function systemTheme(): Plugin {
  return {
    name: 'naad:system-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /tokens\/src\/themes\/dark\.css$/ },
      handler: (css) => withSystemTheme(css),
    },
  };
}

/** The tokens of a theme once by its attribute, and once for a device that prefers it. */
export function withSystemTheme(css: string): string {
  const bySystem = css.replaceAll(/\/\*[^]*?\*\//g, '').replace(DARK, ':root:not([data-theme])');
  if (!css.includes(DARK)) throw new Error(`The dark theme does not name itself ${DARK}.`);
  return `${css}\n@media (prefers-color-scheme: dark) {\n${bySystem}}\n`;
}
