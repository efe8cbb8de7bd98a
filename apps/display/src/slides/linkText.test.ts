import { describe, expect, it } from 'vitest';
import { linkText } from './linkText.ts';

describe('the words of a slide with a link', () => {
  it('have the address without its scheme, and the code once', () => {
    const link = 'https://naad.example/sync/BCD-FGH';
    expect(linkText(`Follow\n${link}\nBCD-FGH`, link)).toBe('Follow\nnaad.example/sync\nBCD-FGH');
  });

  it('keep the path of any other link', () => {
    const link = 'https://naad.example/langar';
    expect(linkText(`Langar\n${link}`, link)).toBe('Langar\nnaad.example/langar');
  });
});
