import { cleanup, render, screen, within } from '@testing-library/react';
import type { FoundVerse } from '@naad/api-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { SearchResult, type SearchResultProps } from './SearchResult.tsx';

const [found = expect.unreachable()] = contentOf(STORY_PAGES.searchFirstLetters, 'search').verses;

const verse: FoundVerse = {
  ...found,
  unicode: 'ਮੁਚੁ ਮੁਚੁ ਗਰਭ ਗਏ ਕੀਨ ਬਚਾਇ ॥',
  transliterations: [{ script: 'en', lang: 'pa-Latn', text: 'much much garabh ge keen bachai ||' }],
  translations: [
    { key: 'en.ssk', lang: 'en', text: 'O Lord,  You are great.' },
    { key: 'en.ms', lang: 'en', text: 'Great is the Lord' },
  ],
  matches: [],
};

function show(props: Partial<SearchResultProps> = {}) {
  render(
    <SearchResult
      verse={verse}
      choice={{ ...DEFAULT_CHOICE, query: 'mmggk' }}
      pageName="Ang"
      translators={{ 'en.ssk': 'Dr. Sant Singh Khalsa', 'en.ms': 'Dr. Manmohan Singh' }}
      {...props}
    />,
    { wrapper: InEnglish },
  );
  return within(screen.getByRole('article'));
}

const marks = () =>
  screen.queryAllByText((_, element) => element?.tagName === 'MARK').map((mark) => mark.textContent);

describe('the found words', () => {
  it('are marked in the line and its transliteration [B46]', () => {
    show({ verse: { ...verse, matches: [{ how: 'exact', words: [0, 1, 2, 3, 4] }] } });
    expect(marks()).toEqual(['ਮੁਚੁ', 'ਮੁਚੁ', 'ਗਰਭ', 'ਗਏ', 'ਕੀਨ', 'much much garabh ge keen']);
    expect(screen.queryByText(/forgiven|otherwise|translation/)).toBeNull();
  });

  it('are not marked in a transliteration with a different number of words', () => {
    const transliterations = [{ script: 'en', lang: 'pa-Latn', text: 'muchmuch' }] as const;
    show({ verse: { ...verse, transliterations, matches: [{ how: 'exact', words: [0] }] } });
    expect(marks()).toEqual(['ਮੁਚੁ']);
  });

  it('are added to the shabad link', () => {
    const result = show({
      verse: {
        ...verse,
        matches: [
          { how: 'exact', words: [0, 1] },
          { how: 'typo', words: [4] },
        ],
      },
    });
    const link = result.getByRole('heading').querySelector('a');
    expect(link?.getAttribute('href')).toContain('&words=0.1.4');
  });

  it('are marked in the translation that contains them, with its translator named and its text unchanged', () => {
    const result = show({
      verse: {
        ...verse,
        matches: [
          { how: 'translation', translator: 'en.ms', by: 'exact', words: [0] },
          { how: 'translation', translator: 'en.ms', by: 'folded', words: [3] },
        ],
      },
    });
    expect(marks()).toEqual(['Great', 'Lord']);
    expect(result.getByText(/^in the translation/).textContent).toBe(
      'in the translation by Dr. Manmohan Singh · another form of the word',
    );
    expect(result.getByText('O Lord, You are great.').textContent).toBe('O Lord,  You are great.');
  });

  it.each([
    ['folded', 'different spelling'],
    ['sound', 'sounds alike'],
    ['typo', 'one letter differs'],
  ] as const)('that match as %s are explained: %s', (how, why) => {
    const result = show({
      verse: {
        ...verse,
        matches: [
          { how: 'exact', words: [0] },
          { how, words: [1] },
        ],
      },
    });
    expect(result.getByText(why)).toBeTruthy();
  });
});

describe('the source of a found line [S2.72]', () => {
  it('links to the same search in that work and by that writer [B41]', () => {
    const result = show({ choice: { ...DEFAULT_CHOICE, query: 'mm', type: 1 } });
    const { source, writer } = verse;
    const hrefOf = (name: string | null) =>
      result.getByRole('link', { name: name ?? '' }).getAttribute('href');
    expect(hrefOf(source.english)).toBe(`/search?q=mm&type=1&source=${source.id}&writer=all`);
    expect(hrefOf(writer.english)).toBe(`/search?q=mm&type=1&source=all&writer=${String(writer.id)}`);
    expect(hrefOf(`Ang ${String(verse.ang)}`)).toBe(`/ang?ang=${String(verse.ang)}&source=${source.id}`);
  });

  it('names a raag only if there is one [B42]', () => {
    show({ verse: { ...verse, raag: { english: 'Raag Aasaa', unicode: 'ਆਸਾ' } } });
    expect(screen.getByText('Raag Aasaa')).toBeTruthy();
    document.body.innerHTML = '';
    show({ verse: { ...verse, raag: null } });
    expect(screen.queryByText(/raag/i)).toBeNull();
  });
});

describe('a note [S2.73]', () => {
  it('is shown with its date and time on a 12-hour clock', () => {
    const createdAt = new Date(2026, 7, 5, 15, 4);
    const result = show({ note: { comment: 'For the morning', createdAt } });
    expect(result.getByText('For the morning')).toBeTruthy();
    expect(result.getByRole('time').textContent.replaceAll('\u202f', ' ')).toBe('Aug 5, 2026, 3:04 PM');
  });

  it('is ignored if it is only whitespace', () => {
    const result = show({ note: { comment: '  ', createdAt: null } });
    expect(result.queryByRole('time')).toBeNull();
    expect(screen.getByRole('article').querySelector('[class*=comment]')).toBeNull();
  });
});

it('a line that the editors chose for an occasion says so [Q37]', () => {
  const text = 'Chosen for this occasion by the editors of this site';
  expect(show({ verse: { ...verse, chosenBy: 'editors' } }).queryByText(text)).not.toBeNull();
  cleanup();
  expect(show().queryByText(text)).toBeNull();
});
