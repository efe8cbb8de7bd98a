import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedTranslators, offeredTranslations } from './offeredTranslations.ts';
import { CAPABILITIES } from './testing/capabilities.ts';

const { translators } = CAPABILITIES;
const none = { english: [], punjabi: [], spanish: [], hindi: [] };
const englishOf = (english: string[], works: string[]) => {
  const [first] = offeredTranslations({ ...none, english }, translators, works);
  if (!first) throw new TypeError('English is the first language.');
  return first;
};
const shownOf = (english: string[], works: string[]) =>
  englishOf(english, works)
    .translators.filter(({ isShown }) => isShown)
    .map(({ field }) => field);

describe('translations to choose from', () => {
  it('are those of the works that are open, or of all', () => {
    expect(englishOf([], ['G']).translators.map(({ field }) => field)).toEqual(['ssk', 'ms']);
    expect(englishOf([], []).translators.map(({ field }) => field)).toEqual(['ssk', 'ms', 'kohli']);
  });

  it('are shown where they were chosen, and the first where nobody who was chosen translated the work', () => {
    expect(shownOf(['ms'], ['G'])).toEqual(['ms']);
    expect(shownOf(['ssk'], ['D'])).toEqual(['kohli']);
    expect(shownOf(['ms'], ['G', 'D'])).toEqual(['ms', 'kohli']);
    expect(shownOf([], ['G'])).toEqual([]);
  });

  it('of a language nobody translated into are none', () => {
    const hindi = offeredTranslations({ ...none, hindi: ['ss'] }, translators, ['G'])[3];
    expect(hindi).toEqual({ language: 'hindi', isOn: true, isThere: false, translators: [] });
  });

  it('change as one chooses: what is pressed turns round, and nothing else of the work', () => {
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
