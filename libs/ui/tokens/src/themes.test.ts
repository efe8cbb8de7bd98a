import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourDifference, contrastRatio, type ColourVision } from './colourMeasures.ts';
import { THEME_NAMES, type ThemeName } from './themeNames.ts';

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
}

/** Custom properties that a file declares. */
function declarations(file: string): Map<string, string> {
  return new Map(
    [...read(file).matchAll(/(--[a-z\d-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const palette = declarations('./palette.css');
const themes = Object.fromEntries(
  THEME_NAMES.map((name) => [name, declarations(`./themes/${name}.css`)]),
) as Record<ThemeName, Map<string, string>>;

/** The colour of a token, or of the palette by its own name. */
function colour(theme: ThemeName, token: string): string {
  const name = /var\((--[a-z\d-]+)\)/.exec(themes[theme].get(token) ?? '')?.[1] ?? '';
  return palette.get(name) ?? expect.unreachable(`${token} of ${theme} is no colour of the palette`);
}

function contrast(theme: ThemeName, first: string, second: string): number {
  return contrastRatio(colour(theme, first), colour(theme, second));
}

const LINE_SURFACES = ['--surface', '--surface-raised', '--gurbani-current-surface'];
/** What a word stands on after which one pauses. */
const PAUSE_SURFACES = ['--gurbani-visraam-main-surface', '--gurbani-visraam-yamki-surface'];
const ASSIST = [1, 2, 3, 4, 5].map((strength) => `--gurbani-larivaar-assist-${String(strength)}`);
const VISIONS: readonly ColourVision[] = ['full', 'protan', 'deutan'];

/** Letters, with what they may stand on. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['--text', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--text-soft', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--link', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--link-hover', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--accent-text', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--on-action', ['--action', '--action-hover']],
  ['--danger', ['--surface', '--surface-raised', '--danger-surface']],
  ['--success', ['--surface', '--surface-raised', '--success-surface']],
  ['--text', ['--danger-surface', '--success-surface']],
  ['--gurbani-translation', LINE_SURFACES],
  ['--gurbani-transliteration', LINE_SURFACES],
  ['--gurbani-match', LINE_SURFACES],
  ['--gurbani-visraam-main', LINE_SURFACES],
  ['--gurbani-visraam-yamki', LINE_SURFACES],
  ...ASSIST.map((token) => [token, LINE_SURFACES] as const),
];

/** Edges and signs that are no letters, with what they are drawn on. */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['--border-control', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--accent', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--focus', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--danger-border', ['--surface', '--surface-raised', '--danger-surface']],
  ['--success-border', ['--surface', '--surface-raised', '--success-surface']],
  ['--gurbani-visraam-main', ['--gurbani-visraam-main-surface']],
  ['--gurbani-visraam-yamki', ['--gurbani-visraam-yamki-surface']],
  ['--gurbani-current-mark', ['--surface', '--gurbani-current-surface']],
];

const pairs = (list: typeof TEXTS) =>
  list.flatMap(([token, surfaces]) => surfaces.map((surface) => [token, surface] as const));

describe.each(THEME_NAMES)('the theme %s', (theme) => {
  const isContrast = theme === 'contrast';

  it('declares the same tokens as every other, in the same order, each once', () => {
    expect([...themes[theme].keys()]).toEqual([...themes.light.keys()]);
    expect(read(`./themes/${theme}.css`).match(/--[a-z\d-]+(?=:)/g)).toHaveLength(themes.light.size);
  });

  it('is one list of tokens with its colour scheme and nothing else', () => {
    const body = /^\s*(?:[^{}]+)\{([^{}]*)\}\s*$/.exec(read(`./themes/${theme}.css`))?.[1] ?? '';
    const others = body.split(';').filter((line) => line.trim() !== '' && !line.trim().startsWith('--'));
    expect(others.map((line) => line.trim())).toEqual([
      `color-scheme: ${theme === 'dark' ? 'dark' : 'light'}`,
    ]);
    expect(read(`./themes/${theme}.css`)).toContain(`[data-theme='${theme}'] {`);
  });

  it.each([...LINE_SURFACES, ...PAUSE_SURFACES])(
    `sets a line at ${isContrast ? '12' : '7'}:1 or more on %s`,
    (surface) => {
      expect(contrast(theme, '--gurbani-line', surface)).toBeGreaterThanOrEqual(isContrast ? 12 : 7);
    },
  );

  it.each(pairs(TEXTS))(`sets %s on %s at ${isContrast ? '7' : '4.5'}:1 or more`, (text, surface) => {
    expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(isContrast ? 7 : 4.5);
  });

  it('sets text on the accent', () => {
    expect(contrast(theme, '--on-accent', '--accent')).toBeGreaterThanOrEqual(isContrast ? 7 : 4.5);
  });

  it.each(pairs(MARKS))('draws %s on %s at 3:1 or more', (mark, surface) => {
    expect(contrast(theme, mark, surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(VISIONS)('tells the two visraams from each other and from the line, %s vision', (vision) => {
    const [line, main, yamki] = ['line', 'visraam-main', 'visraam-yamki'].map((name) =>
      colour(theme, `--gurbani-${name}`),
    ) as [string, string, string];
    expect(colourDifference(main, yamki, vision)).toBeGreaterThanOrEqual(10);
    expect(colourDifference(main, line, vision)).toBeGreaterThanOrEqual(10);
    expect(colourDifference(yamki, line, vision)).toBeGreaterThanOrEqual(10);
  });

  it.each(VISIONS)(
    'tells what lies under the two from each other and from all around, %s vision',
    (vision) => {
      const [main, yamki] = PAUSE_SURFACES.map((token) => colour(theme, token)) as [string, string];
      expect(colourDifference(main, yamki, vision)).toBeGreaterThanOrEqual(10);
      for (const surface of LINE_SURFACES.map((token) => colour(theme, token))) {
        expect(colourDifference(main, surface, vision)).toBeGreaterThanOrEqual(10);
        expect(colourDifference(yamki, surface, vision)).toBeGreaterThanOrEqual(10);
      }
    },
  );

  it.each(VISIONS)('leads the larivaar assist away from the line step by step, %s vision', (vision) => {
    const line = colour(theme, '--gurbani-line');
    const steps = ASSIST.map((token) => colourDifference(colour(theme, token), line, vision));
    expect(steps[0]).toBeGreaterThanOrEqual(8);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    for (const [at, step] of steps.slice(1).entries()) {
      expect(step - (steps[at] ?? 0), `strength ${String(at + 2)}`).toBeGreaterThanOrEqual(2.5);
    }
  });

  it.each(VISIONS)('tells the visraams from the strongest assist, %s vision', (vision) => {
    const assist = colour(theme, '--gurbani-larivaar-assist-5');
    for (const name of ['--gurbani-visraam-main', '--gurbani-visraam-yamki']) {
      expect(colourDifference(colour(theme, name), assist, vision), name).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('forced colours', () => {
  const forced = declarations('./forcedColors.css');

  it('give every token of a theme', () => {
    expect([...forced.keys()]).toEqual([...themes.light.keys()]);
  });

  it('are colours of the device and nothing else', () => {
    const system =
      /^(canvas|canvastext|linktext|buttonborder|buttonface|buttontext|highlight|highlighttext|graytext)$/;
    for (const [token, value] of forced) {
      expect(value, token).toMatch(token === '--shadow' ? /^none$/ : system);
    }
  });

  it('come after the themes, which are as specific', () => {
    const files = [...read('./styles.ts').matchAll(/import '(.+)'/g)].map(([, file = '']) => file);
    const last = Math.max(...THEME_NAMES.map((name) => files.indexOf(`./themes/${name}.css`)));
    expect(files.indexOf('./forcedColors.css')).toBeGreaterThan(last);
    expect(files).toEqual(expect.arrayContaining(THEME_NAMES.map((name) => `./themes/${name}.css`)));
  });
});
