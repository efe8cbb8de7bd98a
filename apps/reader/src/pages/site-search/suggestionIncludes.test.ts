import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { suggestionIncludes } from './suggestionIncludes.ts';

const translator = (key: string, sourceIds: readonly ('G' | 'D')[]) => ({
  key,
  language: '',
  name: key,
  sourceIds,
});
const translators = [
  translator('en.ssk', ['G']),
  translator('en.ms', ['G', 'D']),
  translator('pu.ss', ['G']),
  translator('es.sn', ['G']),
] as never;

const none = { english: [], punjabi: [], spanish: [], hindi: [] } as const;

describe('the text below a suggested line [Q54]', () => {
  it.each([
    ['en', ['en.ssk', 'en.ms']],
    ['pa', ['pu.ss']],
    ['es', ['es.sn']],
    // Without a Hindi translation, the language that was chosen.
    ['hi', ['en.ssk', 'en.ms']],
  ])("is a translation in the visitor's language: %s", (language, translations) => {
    const preferences = { ...DEFAULT_PREFERENCES, translations: { ...none, english: ['ssk'] } } as const;
    expect(suggestionIncludes(language, preferences, { translators })).toEqual({
      translations,
      transliterations: [],
    });
  });

  it('is the line in Shahmukhi for its readers, and in the chosen script without translations', () => {
    expect(suggestionIncludes('pa-Arab', DEFAULT_PREFERENCES, { translators })).toEqual({
      translations: [],
      transliterations: ['ur'],
    });
    const preferences = { translations: none, transliterations: ['hi', 'en'] } as const;
    expect(suggestionIncludes('en', preferences, { translators }).transliterations).toEqual(['hi']);
  });
});
