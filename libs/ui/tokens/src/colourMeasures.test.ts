import { expect, it } from 'vitest';
import { colourDifference, contrastRatio } from './colourMeasures.ts';

it('contrastRatio matches WCAG', () => {
  expect(contrastRatio('#fff', '#000000')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrastRatio('white', '#000')).toThrow('not a colour');
});

it('colourDifference matches CIEDE2000', () => {
  expect(colourDifference('#000', '#fff')).toBeCloseTo(100, 3);
  expect(colourDifference('#ff0000', '#00ff00')).toBeCloseTo(86.61, 2);
  expect(colourDifference('#808080', '#808080')).toBe(0);
});

it('colourDifference separates equally light red and green, but hardly for deutan vision', () => {
  expect(colourDifference('#b05a4a', '#7d7a3c')).toBeGreaterThan(30);
  expect(colourDifference('#b05a4a', '#7d7a3c', 'deutan')).toBeLessThan(8);
  expect(colourDifference('#808080', '#ffffff', 'protan')).toBeCloseTo(
    colourDifference('#808080', '#ffffff'),
    1,
  );
});
