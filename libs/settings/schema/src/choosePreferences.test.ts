import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePreferences, parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import { anyPreferences } from './testing/anyPreferences.ts';

const after = (current: Partial<Preferences>, choices: Record<string, unknown>) =>
  choosePreferences({ ...DEFAULT_PREFERENCES, ...current }, choices);

describe('choosePreferences', () => {
  it('leaves other fields unchanged', () => {
    fc.assert(
      fc.property(anyPreferences, (current) => {
        expect(choosePreferences(current, {})).toEqual(current);
        expect(choosePreferences(current, { theme: 'sepia' })).toEqual({ ...current, theme: 'sepia' });
      }),
    );
  });

  it('changes larivaar and assist together [B54]', () => {
    const assisted = { isLarivaar: true, hasAssist: true };
    expect(after(assisted, { isLarivaar: 'false' })).toMatchObject({ isLarivaar: false, hasAssist: false });
    expect(after({}, { hasAssist: 'true' })).toMatchObject(assisted);
    // A hidden field may send the unticked checkbox: assist was requested.
    expect(after({}, { isLarivaar: 'false', hasAssist: 'true' })).toMatchObject(assisted);
  });

  it('sets isUnicode with the font [B58]', () => {
    expect(after({ isUnicode: true }, { font: 'prabhki' }).isUnicode).toBe(false);
    expect(after({}, { font: 'unicode_font' }).isUnicode).toBe(true);
    expect(after({ isUnicode: true }, { fontSize: '2.4' })).toMatchObject({ isUnicode: true, fontSize: 2.4 });
  });

  it('changes the translators of one language', () => {
    const { translations } = after({}, { 'translations.punjabi': ['', 'ss', 'ft'] });
    expect(translations).toEqual({ english: ['ssk'], punjabi: ['ss', 'ft'], spanish: [], hindi: [] });
    expect(after({}, { 'translations.english': '' }).translations.english).toEqual([]);
  });

  it('always results in valid preferences', () => {
    const fields = fc.constantFrom(...Object.keys(DEFAULT_PREFERENCES), 'translations.english');
    const text = fc.constantFrom('true', 'false', 'unicode_font', 'prabhki', '', '2.4', 'ssk.ms', 'x');
    fc.assert(
      fc.property(anyPreferences, fc.dictionary(fields, text), (current, choices) => {
        const chosen = choosePreferences(current, choices);
        expect(parsePreferences({ ...chosen })).toEqual(chosen);
      }),
    );
  });
});
