import { makeStore } from '@naad/settings-state';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { NotificationsProvider } from '../../shared/notifications/NotificationsContext.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import type { SearchContent } from './content.ts';
import { SearchPage } from './SearchPage.tsx';

const saved = contentOf(STORY_PAGES.searchFirstLetters, 'search');
const verses = saved.verses.map((verse) => ({ ...verse, matches: [] }));

function show(content: Partial<SearchContent> = {}) {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES });
  render(
    <Provider store={store}>
      <NotificationsProvider>
        <SearchPage content={{ ...saved, searchedAs: [], verses, ...content }} />
      </NotificationsProvider>
    </Provider>,
    { wrapper: InEnglish },
  );
}

const choice = { query: 'x', type: 8, source: 'G', writer: 4 } as const;
const notice = () => screen.queryByRole('note', { name: 'Experimental feature' });

describe('the results page', () => {
  it('has a breadcrumb to Home and a heading for each result [S2.66]', () => {
    show();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    const list = within(screen.getByRole('list', { name: 'Search results' }));
    expect(list.getAllByRole('article')).toHaveLength(verses.length);
    expect(list.getAllByRole('heading', { level: 2 })).toHaveLength(verses.length);
  });

  it('links to other pages with the same query, type, source and writer [B45]', () => {
    const pagesHref = '/search?q=x&type=1&source=G&writer=4';
    show({ choice: { ...choice, type: 1 }, pagesHref, total: 600, offset: 7, pageCount: 30 });
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
    const here = '/search?q=x&type=1&source=G&writer=4&offset=';
    expect(hrefOf('Next page')).toBe(`${here}8`);
    expect(hrefOf('… page 21')).toBe(`${here}21`);
    expect(hrefOf('30, last page')).toBe(`${here}30`);
  });

  it.each([8, 9] as const)('marks type %i as experimental [B50]', (type) => {
    show({ choice: { ...choice, type }, searchedAs: type === 8 ? [3] : [] });
    expect(notice()).toBeTruthy();
  });

  it('shows no warning for other types', () => {
    show({ choice: { ...choice, type: 3 } });
    expect(notice()).toBeNull();
  });

  it('shows what auto-detect took the query for, and links to the alternatives', () => {
    show({ choice: { ...choice, isGurmukhi: true }, searchedAs: [3, 4] });
    const noticeContent = within(notice() ?? expect.unreachable());
    expect(noticeContent.getByText('Searched as: English word')).toBeTruthy();
    const [other, ...more] = noticeContent.getAllByRole('link');
    expect(more).toEqual([]);
    expect(other?.textContent).toBe('Romanized Gurmukhi');
    expect(other?.getAttribute('href')).toBe('/search?q=x&type=4&source=G&writer=4');
  });

  it('marks a Gurmukhi query as Gurmukhi, whatever its type', () => {
    show({ choice: { ...choice, query: 'ਧਧਰਗਜ' } });
    const heading = within(screen.getByRole('heading', { level: 1 }));
    expect(heading.getByText('ਧਧਰਗਜ').lang).toBe('pa-Guru');
  });

  it('counts shabads for a question and groups their lines', () => {
    const [first = expect.unreachable(), second = expect.unreachable(), third = expect.unreachable()] =
      verses;
    const lines = [first, { ...second, shabadId: first.shabadId }, { ...third, shabadId: second.shabadId }];
    show({ choice: { ...choice, type: 9 }, verses: lines, total: 2, pageCount: 1 });
    expect(screen.getByText('2 shabads')).toBeTruthy();
    const groups = [...screen.getByRole('list', { name: 'Search results' }).children];
    expect(groups.map((group) => group.querySelectorAll('article').length)).toEqual([2, 1]);
  });

  it('links to the pages that the query names, above the lines [Q45]', () => {
    const place = { href: '/sundar-gutka/2', name: 'Japji Sahib', kind: 'Bani', opens: 'page' } as const;
    show({ places: [place] });
    const places = within(screen.getByRole('navigation', { name: 'Go to' }));
    const link = places.getByRole('link', { name: 'Japji Sahib Bani' });
    expect(link.getAttribute('href')).toBe('/sundar-gutka/2');
    const results = screen.getByRole('list', { name: 'Search results' });
    expect(link.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says under one line that the one box found the lines, with the query as typed [Q43]', () => {
    show({ choice: { ...choice, type: 2, query: 'ਲੋਵੲ' }, instead: { query: 'love' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for love');
    expect(
      screen.getByText('“Gurmukhi word” finds nothing. These are the results of “Auto Detect”.'),
    ).toBeTruthy();
    expect(notice()).toBeNull();
  });

  it('links to narrower searches with their counts, and to the search without each filter [Q51]', () => {
    show({
      facets: [
        {
          label: 'Writer',
          options: [{ name: 'Guru Nanak Dev Ji', count: 1234, href: '/search?q=x&writer=1' }],
        },
      ],
      filters: [{ label: 'Raag', name: 'Raag Asa', href: '/search?q=x' }],
    });
    const narrow = screen.getByRole('navigation', { name: 'Narrow the results' });
    const facet = narrow.querySelector('a');
    expect([facet?.textContent, facet?.getAttribute('href')]).toEqual([
      'Guru Nanak Dev Ji 1,234',
      '/search?q=x&writer=1',
    ]);
    const remove = screen.getByRole('link', { name: 'Remove filter: Raag Raag Asa' });
    expect(remove.getAttribute('href')).toBe('/search?q=x');
  });

  it('has a form to search the same text again, and says that a filter leaves nothing [Q52]', () => {
    show({
      choice: { ...choice, within: { type: 'bani', id: 2 } },
      filters: [{ label: 'Within', name: 'Japji Sahib', href: '/search?q=x' }],
      verses: [],
      total: 0,
    });
    const form =
      screen.getByRole('textbox', { name: 'Search within' }).closest('form') ?? expect.unreachable();
    expect(Object.fromEntries(new FormData(form))).toEqual({ bani: '2', q: 'x' });
    expect(form.getAttribute('action')).toBe('/search');
    expect(screen.getByText(/^No lines match here/)).toBeTruthy();
  });
});
