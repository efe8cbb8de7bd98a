import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_NAMES, type ThemeName } from './themeNames.ts';

/** Custom properties that a file declares. */
function declarations(file: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return new Map(
    [...css.matchAll(/(--[a-z\d-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const palette = declarations('./palette.css');
const themes = Object.fromEntries(
  THEME_NAMES.map((name) => [name, declarations(`./themes/${name}.css`)]),
) as Record<ThemeName, Map<string, string>>;

/** Relative luminance of sRGB (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: ThemeName, first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second]
    .map((token) => {
      const name = /var\((--[a-z\d-]+)\)/.exec(themes[theme].get(token) ?? '')?.[1] ?? '';
      return luminance(
        palette.get(name) ?? expect.unreachable(`${token} of ${theme} is no colour of the palette`),
      );
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('contrast is measured as WCAG has it', () => {
  expect(luminance('#ffffff')).toBe(1);
  expect((luminance('#ffffff') + 0.05) / (luminance('#777777') + 0.05)).toBeCloseTo(4.48, 2);
});

describe.each(THEME_NAMES)('the theme %s', (theme) => {
  it('declares the same tokens as every other', () => {
    expect([...themes[theme].keys()]).toEqual([...themes.light.keys()]);
  });

  it.each(['--surface', '--surface-raised', '--gurbani-current-surface'])(
    'sets a line at 7:1 or more on %s',
    (surface) => {
      expect(contrast(theme, '--gurbani-line', surface)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each([
    ['--text', '--surface'],
    ['--text', '--surface-raised'],
    ['--text', '--surface-sunken'],
    ['--text-soft', '--surface'],
    ['--text-soft', '--surface-raised'],
    ['--text-soft', '--surface-sunken'],
    ['--link', '--surface'],
    ['--link', '--surface-raised'],
    ['--link-hover', '--surface'],
    ['--link-hover', '--surface-raised'],
    ['--accent-text', '--surface'],
    ['--accent-text', '--surface-raised'],
    ['--on-action', '--action'],
    ['--on-action', '--action-hover'],
    ['--gurbani-translation', '--surface'],
    ['--gurbani-translation', '--gurbani-current-surface'],
    ['--gurbani-transliteration', '--surface'],
    ['--gurbani-transliteration', '--gurbani-current-surface'],
    ['--gurbani-match', '--surface'],
  ])('sets text in %s on %s at 4.5:1 or more', (text, surface) => {
    expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['--border-control', '--surface'],
    ['--border-control', '--surface-raised'],
    ['--accent', '--surface'],
    ['--focus', '--surface'],
    ['--focus', '--surface-raised'],
    ['--gurbani-current-mark', '--surface'],
  ])('draws %s on %s at 3:1 or more', (mark, surface) => {
    expect(contrast(theme, mark, surface)).toBeGreaterThanOrEqual(3);
  });
});
