import { expect, it } from 'vitest';
import { withSystemTheme } from './systemTheme.ts';

it.each([
  ['dark', '(prefers-color-scheme: dark)'],
  ['contrast', '(prefers-contrast: more) and (not (prefers-color-scheme: dark))'],
] as const)('the theme %s also applies by device preference if the visitor chose none', (theme, query) => {
  const css = `[data-theme='${theme}'] {\n  --text: white;\n}\n`;
  expect(withSystemTheme(css, theme)).toBe(
    `${css}\n@media ${query} {\n:root:where(:not([data-theme])) {\n  --text: white;\n}\n}\n`,
  );
  expect(() => withSystemTheme(':root { --text: white; }', theme)).toThrow('data-theme');
});
