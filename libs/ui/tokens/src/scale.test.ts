import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./scale.css', import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const [always = '', reduced = ''] = css.split('@media (prefers-reduced-motion: reduce)');

function tokens(part: string, prefix: string): [string, string][] {
  return [...part.matchAll(/--([a-z\d-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']): [string, string] => [name, value])
    .filter(([name]) => name.startsWith(prefix));
}

describe('the type scale', () => {
  /** Height of a script's highest and deepest signs in em, measured in the Noto fonts. */
  it.each([
    ['gurmukhi', 0.906 + 0.359],
    ['devanagari', 0.906 + 0.281],
    ['nastaliq', 1.69 + 0.465],
  ])('leaves room for the signs of %s', (script, needed) => {
    const leading = Number(new Map(tokens(always, 'leading-')).get(`leading-${script}`));
    expect(leading).toBeGreaterThan(needed);
    expect(leading).toBeGreaterThanOrEqual(1.6);
  });

  it('makes a line of Gurbani the largest text', () => {
    const remsAtLeast = new Map(
      tokens(always, 'size-').map(([name, value]) => [name, Number(/[\d.]+(?=rem)/.exec(value)?.[0])]),
    );
    const others = [...remsAtLeast].filter(([name]) => !name.startsWith('size-line'));
    expect(others.length).toBeGreaterThan(2);
    for (const [name, rem] of others) expect(rem, name).toBeLessThan(remsAtLeast.get('size-line-small') ?? 0);
  });
});

describe('animation', () => {
  it('takes no time with reduced motion', () => {
    const moving = tokens(always, 'time-').filter(([name]) => name !== 'time-wait');
    expect(moving.length).toBeGreaterThan(1);
    expect(tokens(reduced, 'time-')).toEqual(moving.map(([name]) => [name, '0ms']));
  });

  it('is shorter than the delay of loading indicators', () => {
    for (const [name, value] of tokens(always, 'time-')) {
      expect(value, name).toMatch(/^\d+ms$/);
      expect(parseInt(value), name).toBeLessThanOrEqual(300);
    }
  });
});

it('layers are declared in ascending order', () => {
  const layers = tokens(always, 'layer-').map(([, value]) => Number(value));
  expect(layers.length).toBeGreaterThan(4);
  expect(layers).toEqual([...new Set(layers)].toSorted((a, b) => a - b));
});
