import { expect, it } from 'vitest';
import { devanagariToGurmukhi } from './devanagariToGurmukhi.ts';

it.each([
  ['ਮੁੱਕਾ', 'मुक्का'],
  // Two letters of Devanagari with a dot below, in either way of writing them, are one letter of Gurmukhi.
  ['ਜੋੜ', 'जो\u0921\u093c'],
  ['ਜੋੜ', 'जो\u095c'],
  ['ਪੜ੍ਹ', 'प\u0922\u093c'],
  ['ਜ਼ੋਰ', 'ज\u093cोर'],
])('writes %s of %s', (gurmukhi, devanagari) => {
  expect(devanagariToGurmukhi(devanagari)).toBe(gurmukhi);
});
