import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenLanguage, INTERFACE_LANGUAGES } from './interfaceLanguages.ts';

describe('the language of the interface', () => {
  it.each([
    ['', 'en'],
    ['*', 'en'],
    ['pa', 'pa'],
    ['pa-IN,en;q=0.8', 'pa'],
    ['pa-Guru-IN', 'pa'],
    ['pa-PK,ur;q=0.9,en;q=0.8', 'pa-Arab'],
    ['pnb', 'pa-Arab'],
    ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['en;q=0.5, hi;q=0.9', 'hi'],
    ['pa;q=0, es', 'es'],
    ['pale, enough', 'en'],
    ['EN-gb', 'en'],
  ])('is the first of %o that it speaks', (header, language) => {
    expect(chosenLanguage('system', header)).toBe(language);
  });

  it('is the chosen one whatever the browser asks for', () => {
    expect(chosenLanguage('pa', 'es')).toBe('pa');
  });

  it('is one of ours whatever the header holds, and never the one for tests', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const language = chosenLanguage('system', header);
        expect(INTERFACE_LANGUAGES).toContain(language);
        expect(language).not.toBe('en-XA');
      }),
    );
  });
});
