import { expect, it } from 'vitest';
import { withSystemTheme } from './systemTheme.ts';

it('the dark theme is also that of a device that asks for it and of a visitor who chose none', () => {
  const css = "[data-theme='dark'] {\n  --text: white;\n}\n";
  expect(withSystemTheme(css)).toBe(
    `${css}\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {\n  --text: white;\n}\n}\n`,
  );
  expect(() => withSystemTheme(':root { --text: white; }')).toThrow('data-theme');
});
