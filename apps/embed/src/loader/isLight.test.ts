import { expect, it } from 'vitest';
import { isLight } from './isLight.ts';

it.each([
  'rgb(255, 255, 255)',
  'rgba(244, 236, 221, 0.9)',
  'rgb(203 213 225)',
  'oklch(0.92 0.01 80)',
  'oklab(0.9 0 0 / 0.8)',
  'lab(90 0 0)',
  'lch(88 10 200)',
  'color(srgb 0.9 0.9 0.8)',
  'color(display-p3 1 1 1)',
])('%s is a light text colour, so the page is dark', (color) => {
  expect(isLight(color)).toBe(true);
});

it.each([
  'rgb(0, 0, 0)',
  'rgba(31, 24, 17, 0.9)',
  'rgb(51 65 85)',
  'oklch(0.2 0.01 80)',
  'lab(10 0 0)',
  'lch(40 30 200)',
  'color(srgb 0.1 0.1 0.2)',
  'color(display-p3 0 0 0)',
])('%s is a dark text colour, so the page is light', (color) => {
  expect(isLight(color)).toBe(false);
});
