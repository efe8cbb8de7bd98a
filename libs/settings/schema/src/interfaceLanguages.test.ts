import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLanguage, INTERFACE_LANGUAGES } from './interfaceLanguages.ts';

describe('chosenLanguage', () => {
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
  ])('is the first supported language in %o', (header, language) => {
    expect(resolveLanguage('system', header)).toBe(language);
  });

  it('is the chosen language regardless of the browser', () => {
    expect(resolveLanguage('pa', 'es')).toBe('pa');
  });

  it('is a supported language for any header, and never the one for tests', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const language = resolveLanguage('system', header);
        expect(INTERFACE_LANGUAGES).toContain(language);
        expect(language).not.toBe('en-XA');
      }),
    );
  });
});
