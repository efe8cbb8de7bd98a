import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { NoResults, type NoResultsProps } from './NoResults.tsx';

const { options } = contentOf(STORY_PAGES.searchFirstLetters, 'search');

function show(nearby: NoResultsProps['nearby']) {
  const choice = { ...DEFAULT_CHOICE, type: 0, query: 'ਧਧਰਗਜਮਨ', source: 'B' } as const;
  render(<NoResults choice={choice} options={options} nearby={nearby} />, { wrapper: InEnglish });
}

it('nearby queries are links that say how they differ and how many lines they find', () => {
  show([
    { query: 'ਧਧਰਗ', type: 0, source: 'B', writer: null, total: 3 },
    { query: 'ਧਧਰਗਜ', type: 1, source: null, writer: null, total: 1 },
  ]);
  const near = within(screen.getByRole('region', { name: 'Close matches' }));
  expect(near.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'ਧਧਰਗFirst letters from the start · 3 lines',
      `/search?${new URLSearchParams({ q: 'ਧਧਰਗ', type: '0', source: 'B', writer: 'all' }).toString()}`,
    ],
    [
      'ਧਧਰਗਜFirst letters anywhere · all sources · 1 line',
      `/search?${new URLSearchParams({ q: 'ਧਧਰਗਜ', type: '1', source: 'all', writer: 'all' }).toString()}`,
    ],
  ]);
});

it('without nearby queries only the advice and the help link are shown [B39]', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText(/^No matches in .* for “First letters from the start/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How to search' })).toBeTruthy();
});
