import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePreferences } from './choosePreferences.ts';
import { parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import { anyPreferences } from './testing/anyPreferences.ts';

const after = (kept: Partial<Preferences>, choices: Record<string, unknown>) =>
  choosePreferences({ ...DEFAULT_PREFERENCES, ...kept }, choices);

describe('choices of a form', () => {
  it('leave the others as they were', () => {
    fc.assert(
      fc.property(anyPreferences, (kept) => {
        expect(choosePreferences(kept, {})).toEqual(kept);
        expect(choosePreferences(kept, { theme: 'sepia' })).toEqual({ ...kept, theme: 'sepia' });
      }),
    );
  });

  it('of larivaar go with its assist (behaviour 54)', () => {
    const assisted = { isLarivaar: true, hasAssist: true };
    expect(after(assisted, { isLarivaar: 'false' })).toMatchObject({ isLarivaar: false, hasAssist: false });
    expect(after({}, { hasAssist: 'true' })).toMatchObject(assisted);
    // A checkbox that is not ticked may be sent by a hidden field: assist was asked for.
    expect(after({}, { isLarivaar: 'false', hasAssist: 'true' })).toMatchObject(assisted);
  });

  it('of fonts say whether they are the reader’s own (behaviour 58)', () => {
    expect(after({ isUnicode: true }, { font: 'prabhki' }).isUnicode).toBe(false);
    expect(after({}, { font: 'unicode_font' }).isUnicode).toBe(true);
    expect(after({ isUnicode: true }, { fontSize: '2.4' })).toMatchObject({ isUnicode: true, fontSize: 2.4 });
  });

  it('of translators are of one language', () => {
    const { translations } = after({}, { 'translations.punjabi': ['', 'ss', 'ft'] });
    expect(translations).toEqual({ english: ['ssk'], punjabi: ['ss', 'ft'], spanish: [], hindi: [] });
    expect(after({}, { 'translations.english': '' }).translations.english).toEqual([]);
  });

  it('keep the rules, whatever they are', () => {
    const fields = fc.constantFrom(...Object.keys(DEFAULT_PREFERENCES), 'translations.english');
    const text = fc.constantFrom('true', 'false', 'unicode_font', 'prabhki', '', '2.4', 'ssk.ms', 'x');
    fc.assert(
      fc.property(anyPreferences, fc.dictionary(fields, text), (kept, choices) => {
        const chosen = choosePreferences(kept, choices);
        expect(parsePreferences({ ...chosen })).toEqual(chosen);
      }),
    );
  });
});
