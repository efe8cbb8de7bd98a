import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import { InEnglish } from '../../testing/InEnglish.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { NoResults, type NoResultsProps } from './NoResults.tsx';

const { options } = contentOf(STORY_PAGES.searchFirstLetters, 'search');

function show(nearby: NoResultsProps['nearby']) {
  const choice = { ...DEFAULT_CHOICE, query: 'ਧਧਰਗਜਮਨ', source: 'B' } as const;
  render(<NoResults choice={choice} options={options} nearby={nearby} />, { wrapper: InEnglish });
}

it('queries near to one that finds nothing lead on, and say how they differ and how much they find', () => {
  show([
    { query: 'ਧਧਰਗ', type: 0, source: 'B', writer: null, total: 3 },
    { query: 'ਧਧਰਗਜ', type: 1, source: null, writer: null, total: 1 },
  ]);
  const near = within(screen.getByRole('region', { name: 'Near to it, and found' }));
  expect(near.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'ਧਧਰਗFirst letter each word from start (Gurmukhi) · 3 lines',
      `/search?${new URLSearchParams({ q: 'ਧਧਰਗ', type: '0', source: 'B', writer: 'all' }).toString()}`,
    ],
    [
      'ਧਧਰਗਜFirst letter each word anywhere (Gurmukhi) · all sources · 1 line',
      `/search?${new URLSearchParams({ q: 'ਧਧਰਗਜ', type: '1', source: 'all', writer: 'all' }).toString()}`,
    ],
  ]);
});

it('where there are none near, nothing is said of them, and help is there (behaviour 39)', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText(/^Nothing in .* matches it as “First letter each word from start/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How to search' })).toBeTruthy();
});
