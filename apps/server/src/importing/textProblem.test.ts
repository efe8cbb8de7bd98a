import { describe, expect, it } from 'vitest';
import { textProblem } from './textProblem.ts';

describe('the check of an imported text', () => {
  it('allows words of another script within a text [T85]', () => {
    expect(textProblem('Waheguru (ਵਾਹਿਗੁਰੂ) is the Guru.', 'Latin')).toBeNull();
    expect(textProblem('ਸਤਿ ਨਾਮੁ, 1604', 'Gurmukhi')).toBeNull();
    expect(textProblem('सति नामु ॥१॥', 'Devanagari')).toBeNull();
    expect(textProblem('॥१॥', 'Latin')).toBeNull();
  });

  it.each([
    ['ਸਤਿ ਨਾਮੁ', 'Latin', 'should be in Latin letters'],
    ['Sat nam', 'Gurmukhi', 'should be in Gurmukhi letters'],
    ['?????', 'Devanagari', 'has no letters'],
    ['lost \uFFFD', 'Latin', 'has a character that was lost in a wrong encoding'],
    ['half \uD800', 'Latin', 'has a character that was lost in a wrong encoding'],
    ['bell \u0007', null, 'has a control character'],
  ] as const)('refuses %j as %s [T85]', (text, script, problem) => {
    expect(textProblem(text, script)).toBe(problem);
  });
});
