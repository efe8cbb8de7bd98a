// @vitest-environment node
import { DEFAULT_PREFERENCES, GURMUKHI_FONTS, type Preferences } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { CHOSEN_FACES } from '../../../build/faces.ts';
import { faceSheets, facesNeeded } from './facesNeeded.ts';

const needed = (choices: Partial<Preferences>) => facesNeeded({ ...DEFAULT_PREFERENCES, ...choices }, 'en');

describe('the faces a visitor needs', () => {
  it('are none besides those of every document by default', () => {
    expect(needed({})).toEqual({ chosen: null, scripts: [] });
  });

  it('include a font of the site for each of the nine font settings but two, the default and the system [B58, S3.47]', () => {
    const named = GURMUKHI_FONTS.filter((font) => needed({ font }).chosen === font);
    expect(named.toSorted()).toEqual(Object.keys(CHOSEN_FACES).toSorted());
    expect(GURMUKHI_FONTS.filter((font) => needed({ font }).chosen === null)).toEqual([
      'gurmukhi_heavy',
      'unicode_font',
    ]);
    expect(needed({ font: 'prabhki', isUnicode: true }).chosen).toBeNull();
  });

  it('include the faces of the scripts on the page', () => {
    expect(needed({ transliterations: ['en', 'hi', 'ur'] }).scripts).toEqual(['devanagari', 'nastaliq']);
    expect(needed({ translations: { ...DEFAULT_PREFERENCES.translations, hindi: ['ss'] } }).scripts).toEqual([
      'devanagari',
    ]);
    expect(facesNeeded(DEFAULT_PREFERENCES, 'pa-Arab').scripts).toEqual(['nastaliq']);
    expect(facesNeeded(DEFAULT_PREFERENCES, 'hi').scripts).toEqual(['devanagari']);
  });

  it('have one style sheet for reading and one per script, so that no script loads the face of another', () => {
    expect(faceSheets(DEFAULT_PREFERENCES, 'en')).toEqual([]);
    expect(faceSheets({ ...DEFAULT_PREFERENCES, font: 'notosans' }, 'en')).toEqual(['reading']);
    expect(faceSheets({ ...DEFAULT_PREFERENCES, transliterations: ['ur'] }, 'en')).toEqual(['nastaliq']);
  });
});
