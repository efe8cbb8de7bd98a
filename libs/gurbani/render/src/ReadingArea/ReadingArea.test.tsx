import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReadingArea } from './ReadingArea.tsx';
import type { ReadingDisplay } from './ReadingArea.tsx';

const css = readFileSync(path.join(import.meta.dirname, 'ReadingArea.module.css'), 'utf8');

const AS_DESIGNED: ReadingDisplay = {
  font: 'gurmukhi_heavy',
  isCentred: false,
  assistStrength: null,
  visraamStyle: null,
  fontSize: 2,
  lineHeight: 1.2,
  translationSize: 1.2,
  transliterationSize: 1.2,
};

/** The steps of a property in the CSS rules, with their scale relative to the design. */
function scalesOf(attribute: string): [string, number][] {
  const rules = css.matchAll(
    new RegExp(`\\[data-${attribute}='([\\d.]+)'\\] \\{\\s*--[a-z-]+: ([\\d.]+);`, 'g'),
  );
  return [...rules].map(([, step = '', scale = '']) => [step, Number(scale)]);
}

describe('ReadingArea', () => {
  it('sets the display by attributes, without inline styles', () => {
    render(
      <ReadingArea
        data-testid="area"
        display={{
          ...AS_DESIGNED,
          isCentred: true,
          assistStrength: 3,
          visraamStyle: 'gradient-bg',
          fontSize: 2.4,
        }}
      />,
    );
    const area = screen.getByTestId('area');
    expect({ ...area.dataset }).toEqual({
      testid: 'area',
      font: 'gurmukhi_heavy',
      centred: '',
      assist: '3',
      visraams: 'gradient-bg',
      size: '2.4',
      leading: '1.2',
      translationSize: '1.2',
      transliterationSize: '1.2',
    });
    expect(area.hasAttribute('style')).toBe(false);
  });

  it('has no attributes for disabled settings', () => {
    render(<ReadingArea data-testid="area" display={AS_DESIGNED} />);
    const { dataset } = screen.getByTestId('area');
    expect(dataset).not.toHaveProperty('assist');
    expect(dataset).not.toHaveProperty('visraams');
    expect(dataset).not.toHaveProperty('centred');
  });

  it('rounds a size to the step of its CSS rule', () => {
    render(<ReadingArea data-testid="area" display={{ ...AS_DESIGNED, fontSize: 1.2 + 0.4 + 0.4 + 0.4 }} />);
    expect(screen.getByTestId('area').dataset['size']).toBe('2.4');
  });

  it.each([
    ['size', 1.2, 3.2, 0.4, 2],
    ['leading', 1.2, 2, 0.2, 1.2],
    ['translation-size', 1.2, 2.4, 0.4, 1.2],
    ['transliteration-size', 1.2, 3.2, 0.4, 1.2],
  ])(
    'has a CSS rule for every %s from %d to %d by %d, with scale 1 at %d',
    (attribute, from, to, by, design) => {
      const steps = Array.from({ length: Math.round((to - from) / by) + 1 }, (_each, at) => from + at * by);
      const scales = scalesOf(attribute);
      expect(scales.map(([step]) => step)).toEqual(steps.map((step) => step.toFixed(1)));
      for (const [step, scale] of scales) expect(scale).toBeCloseTo(Number(step) / design, 3);
    },
  );

  it('has a colour for every strength of assist [B53]', () => {
    const strengths = [...css.matchAll(/\[data-assist='(\d)'\] span\[data-odd\] \{\s*color: (.+);/g)];
    expect(strengths.map(([, strength, colour]) => [strength, colour])).toEqual(
      ['1', '2', '3', '4', '5'].map((strength) => [strength, `var(--gurbani-larivaar-assist-${strength})`]),
    );
  });
});
