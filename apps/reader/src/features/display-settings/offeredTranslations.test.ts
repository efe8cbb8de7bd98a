import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedTranslators, offeredTranslations } from './offeredTranslations.ts';
import { CAPABILITIES } from './testing/capabilities.ts';

const none = { english: [], punjabi: [], spanish: [], hindi: [] };
const englishOf = (english: string[], works: string[]) => {
  const [first] = offeredTranslations({ ...none, english }, CAPABILITIES, works);
  if (!first) throw new TypeError('Expected English first.');
  return first;
};
const shownOf = (english: string[], works: string[]) =>
  englishOf(english, works)
    .translators.filter(({ isShown }) => isShown)
    .map(({ field }) => field);

describe('the offered translations', () => {
  it('are those of the open works, or of all works if none is open', () => {
    expect(englishOf([], ['G']).translators.map(({ field }) => field)).toEqual(['ssk', 'ms']);
    expect(englishOf([], []).translators.map(({ field }) => field)).toEqual(['ssk', 'ms', 'kohli']);
  });

  it('are shown if chosen; if no chosen translator covers the work, its first translator is shown', () => {
    expect(shownOf(['ms'], ['G'])).toEqual(['ms']);
    expect(shownOf(['ssk'], ['D'])).toEqual(['kohli']);
    expect(shownOf(['ms'], ['G', 'D'])).toEqual(['ms', 'kohli']);
    expect(shownOf([], ['G'])).toEqual([]);
  });

  it('are empty for a language without translators', () => {
    const hindi = offeredTranslations({ ...none, hindi: ['ss'] }, CAPABILITIES, ['G'])[3];
    expect(hindi).toEqual({
      language: 'hindi',
      isOn: true,
      isOffered: false,
      translators: [],
      shownNames: [],
    });
  });

  it('name the translators that are shown, or would be if the language were switched on', () => {
    expect(englishOf(['ms', 'ssk'], ['G']).shownNames).toEqual([
      'Dr. Sant Singh Khalsa',
      'Bhai Manmohan Singh',
    ]);
    expect(englishOf([], ['G'])).toMatchObject({ isOn: false, shownNames: ['Dr. Sant Singh Khalsa'] });
    expect(englishOf(['bdb'], ['D']).shownNames).toEqual(['Dr. Surindar Singh Kohli']);
  });

  it('are offered without translators while the site is unknown', () => {
    const [english] = offeredTranslations({ ...none, english: ['bdb'] }, null, ['G']);
    expect(english).toMatchObject({ isOffered: true, translators: [], shownNames: [] });
  });

  it('change only the translator that was pressed', () => {
    const fields = fc.constantFrom('ssk', 'ms', 'kohli', 'other');
    fc.assert(
      fc.property(fc.uniqueArray(fields, { minLength: 1 }), fc.nat(), (english, choice) => {
        const before = englishOf(english, ['G']);
        const { field } = before.translators[choice % before.translators.length] ?? { field: '' };
        const changed = changedTranslators(before, english, field);
        const shown = shownOf(english, ['G']);
        if (changed === null) {
          expect(shown).toEqual([field]);
          return;
        }
        const toggled = changed.reduce<string[]>(
          (list, each) => (list.includes(each) ? list.filter((other) => other !== each) : [...list, each]),
          english,
        );
        const expected = shown.includes(field) ? shown.filter((each) => each !== field) : [...shown, field];
        expect(shownOf(toggled, ['G']).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
