import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourDifference, contrastRatio, type ColourVision } from './colourMeasures.ts';
import { THEME_NAMES, type ThemeName } from './index.ts';

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
}

/** Custom properties declared in a file. */
function declarations(file: string): Map<string, string> {
  return new Map(
    [...read(file).matchAll(/(--[a-z\d-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const palette = declarations('./palette.css');
const themes = Object.fromEntries(
  THEME_NAMES.map((name) => [name, declarations(`./themes/${name}.css`)]),
) as Record<ThemeName, Map<string, string>>;

/** Resolves a token or palette entry to its colour. */
function colour(theme: ThemeName, token: string): string {
  const name = /var\((--[a-z\d-]+)\)/.exec(themes[theme].get(token) ?? '')?.[1] ?? '';
  return palette.get(name) ?? expect.unreachable(`${token} of ${theme} is not in the palette`);
}

function contrast(theme: ThemeName, first: string, second: string): number {
  return contrastRatio(colour(theme, first), colour(theme, second));
}

const LINE_SURFACES = ['--surface', '--surface-raised', '--gurbani-current-surface'];
/** Surfaces of words before a pause. */
const PAUSE_SURFACES = ['--gurbani-visraam-main-surface', '--gurbani-visraam-yamki-surface'];
const ASSIST = [1, 2, 3, 4, 5].map((strength) => `--gurbani-larivaar-assist-${String(strength)}`);
const VISIONS: readonly ColourVision[] = ['full', 'protan', 'deutan'];

/** Text colours with their possible surfaces. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['--text', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--text-soft', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--link', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--link-hover', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--accent-text', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--on-action', ['--action', '--action-hover']],
  ['--danger', ['--surface', '--surface-raised', '--danger-surface']],
  ['--success', ['--surface', '--surface-raised']],
  ['--text', ['--danger-surface']],
  ['--gurbani-translation', LINE_SURFACES],
  ['--gurbani-transliteration', LINE_SURFACES],
  ['--gurbani-match', LINE_SURFACES],
  ['--gurbani-visraam-main', LINE_SURFACES],
  ['--gurbani-visraam-yamki', LINE_SURFACES],
  ...ASSIST.map((token) => [token, LINE_SURFACES] as const),
];

/** Edges and symbols with their possible surfaces. */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['--border-control', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--accent', ['--surface', '--surface-raised', '--surface-sunken']],
  ['--focus', ['--surface', '--surface-raised', '--surface-sunken', '--gurbani-current-surface']],
  ['--danger-border', ['--surface', '--surface-raised', '--danger-surface']],
  ['--success-border', ['--surface', '--surface-raised']],
  ['--gurbani-visraam-main', ['--gurbani-visraam-main-surface']],
  ['--gurbani-visraam-yamki', ['--gurbani-visraam-yamki-surface']],
  ['--gurbani-current-mark', ['--surface', '--gurbani-current-surface']],
];

const pairs = (list: typeof TEXTS) =>
  list.flatMap(([token, surfaces]) => surfaces.map((surface) => [token, surface] as const));

describe.each(THEME_NAMES)('the theme %s', (theme) => {
  const isContrast = theme === 'contrast';

  it('declares the same distinct tokens in the same order as all others', () => {
    expect([...themes[theme].keys()]).toEqual([...themes.light.keys()]);
    expect(read(`./themes/${theme}.css`).match(/--[a-z\d-]+(?=:)/g)).toHaveLength(themes.light.size);
  });

  it('contains only tokens and a colour scheme', () => {
    const body = /^\s*(?:[^{}]+)\{([^{}]*)\}\s*$/.exec(read(`./themes/${theme}.css`))?.[1] ?? '';
    const others = body.split(';').filter((line) => line.trim() !== '' && !line.trim().startsWith('--'));
    expect(others.map((line) => line.trim())).toEqual([
      `color-scheme: ${theme === 'dark' ? 'dark' : 'light'}`,
    ]);
    expect(read(`./themes/${theme}.css`)).toContain(`[data-theme='${theme}'] {`);
  });

  it.each([...LINE_SURFACES, ...PAUSE_SURFACES])(
    `has a contrast of at least ${isContrast ? '12' : '7'}:1 for a line on %s`,
    (surface) => {
      expect(contrast(theme, '--gurbani-line', surface)).toBeGreaterThanOrEqual(isContrast ? 12 : 7);
    },
  );

  it.each(pairs(TEXTS))(
    `has a contrast of at least ${isContrast ? '7' : '4.5'}:1 for %s on %s`,
    (text, surface) => {
      expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(isContrast ? 7 : 4.5);
    },
  );

  it('has readable text on the accent', () => {
    expect(contrast(theme, '--on-accent', '--accent')).toBeGreaterThanOrEqual(isContrast ? 7 : 4.5);
  });

  it.each(pairs(MARKS))('has a contrast of at least 3:1 for %s on %s', (mark, surface) => {
    expect(contrast(theme, mark, surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(VISIONS)(
    'distinguishes the two visraams from each other and from the line for %s vision',
    (vision) => {
      const [line, main, yamki] = ['line', 'visraam-main', 'visraam-yamki'].map((name) =>
        colour(theme, `--gurbani-${name}`),
      ) as [string, string, string];
      expect(colourDifference(main, yamki, vision)).toBeGreaterThanOrEqual(10);
      expect(colourDifference(main, line, vision)).toBeGreaterThanOrEqual(10);
      expect(colourDifference(yamki, line, vision)).toBeGreaterThanOrEqual(10);
    },
  );

  it.each(VISIONS)(
    'distinguishes the surfaces of the visraams from each other and their surroundings for %s vision',
    (vision) => {
      const [main, yamki] = PAUSE_SURFACES.map((token) => colour(theme, token)) as [string, string];
      expect(colourDifference(main, yamki, vision)).toBeGreaterThanOrEqual(10);
      for (const surface of LINE_SURFACES.map((token) => colour(theme, token))) {
        expect(colourDifference(main, surface, vision)).toBeGreaterThanOrEqual(10);
        expect(colourDifference(yamki, surface, vision)).toBeGreaterThanOrEqual(10);
      }
    },
  );

  it.each(VISIONS)('increases the larivaar assist step by step for %s vision [B53]', (vision) => {
    const line = colour(theme, '--gurbani-line');
    const steps = ASSIST.map((token) => colourDifference(colour(theme, token), line, vision));
    expect(steps[0]).toBeGreaterThanOrEqual(8);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    for (const [at, step] of steps.slice(1).entries()) {
      expect(step - (steps[at] ?? 0), `strength ${String(at + 2)}`).toBeGreaterThanOrEqual(2.5);
    }
  });

  it.each(VISIONS)('distinguishes the visraams from the strongest assist for %s vision', (vision) => {
    const assist = colour(theme, '--gurbani-larivaar-assist-5');
    for (const name of ['--gurbani-visraam-main', '--gurbani-visraam-yamki']) {
      expect(colourDifference(colour(theme, name), assist, vision), name).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('forced colours', () => {
  const forced = declarations('./forcedColors.css');

  it('define every token of a theme', () => {
    expect([...forced.keys()]).toEqual([...themes.light.keys()]);
  });

  it('use only system colours', () => {
    const system =
      /^(canvas|canvastext|linktext|buttonborder|buttonface|buttontext|highlight|highlighttext|graytext)$/;
    for (const [token, value] of forced) {
      expect(value, token).toMatch(token === '--shadow' ? /^none$/ : system);
    }
  });

  it('come after the themes, which have equal specificity', () => {
    const files = [...read('./styles.ts').matchAll(/import '(.+)'/g)].map(([, file = '']) => file);
    const last = Math.max(...THEME_NAMES.map((name) => files.indexOf(`./themes/${name}.css`)));
    expect(files.indexOf('./forcedColors.css')).toBeGreaterThan(last);
    expect(files).toEqual(expect.arrayContaining(THEME_NAMES.map((name) => `./themes/${name}.css`)));
  });
});
