import type { ShabadId } from '@naad/gurbani-model';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import type { Message } from './content.ts';
import { messageDrawings } from './messageDrawings.tsx';
import { MessagePage } from './MessagePage.tsx';

function page(message: Message, hasDrawings = false) {
  const store = makeStore({ preferences: { ...DEFAULT_PREFERENCES, hasDrawings } });
  const choice = { ...DEFAULT_CHOICE, query: 'ਸਸਸ' };
  return (
    <InEnglish>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/ang?ang=2000']}>
          <MessagePage
            content={{ page: 'message', message, choice, options: { sources: [], writers: [] } }}
          />
        </MemoryRouter>
      </Provider>
    </InEnglish>
  );
}

const MESSAGES: readonly (readonly [Message, title: string])[] = [
  [{ id: 'emptyQuery' }, 'Type a few letters to search.'],
  [{ id: 'noResults' }, 'No results found for ਸਸਸ'],
  [{ id: 'shabadNotFound', asked: '9' }, "We couldn't find this shabad"],
  [
    { id: 'angNotFound', asked: '2000', source: 'G', sourceName: 'Sri Guru Granth Sahib Ji' },
    'This ang (page) is not in the selected source',
  ],
  [{ id: 'baniNotFound', asked: 'x' }, "We couldn't find this bani"],
  [{ id: 'hukamnamaAbsent', reason: 'notConfigured' }, 'The hukamnama is not available'],
  [
    { id: 'amritKeertanAbsent', reason: 'notLicensed', shabadId: 1 as ShabadId },
    'Amrit Keertan is not available',
  ],
  [{ id: 'rehatAbsent', reason: 'notLicensed' }, 'The Rehat Maryadha is not available'],
  [{ id: 'rehatNotFound' }, "We couldn't find this chapter"],
  [{ id: 'hukamnamaNotFound', date: '1999-04-14' }, 'The hukamnama of this day is missing'],
  [{ id: 'pageNotFound', url: '/x' }, 'This page does not exist'],
  [{ id: 'timeout' }, 'The connection timed out. Try again.'],
  [{ id: 'offline' }, 'You are offline. Check your connection, then try again.'],
  [{ id: 'failedLoad' }, "Can't load page"],
  [{ id: 'brokenRoute' }, 'This page could not be shown.'],
  [{ id: 'failure' }, "Something isn't working"],
];

describe('a message page', () => {
  it.each(MESSAGES)('has the specified title for %o [S4.58, S8.5, S8.6, S8.20, B72]', (message, title) => {
    render(page(message));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it.each(MESSAGES.filter(([{ id }]) => id !== 'offline'))('has a link for %o', (message) => {
    render(page(message));
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it.each(['timeout', 'failedLoad', 'failure', 'brokenRoute'] as const)(
    'offers a reload first for %s, and no search, which would fail too',
    (id) => {
      render(page({ id }));
      const [first] = screen.getAllByRole('link');
      expect([first?.textContent, first?.getAttribute('href'), first?.getAttribute('rel')]).toEqual([
        'Load the page again',
        '/ang?ang=2000',
        'external',
      ]);
      expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    },
  );

  it.each(['failedLoad', 'failure'] as const)('offers a reload and Feedback for %s [S8.2]', (id) => {
    render(page({ id }));
    screen.getByRole('link', { name: 'Load the page again' });
    screen.getByRole('link', { name: 'Feedback' });
  });

  it('names the date of a missing hukamnama, and leads to the days beside it [S8.8, P42]', () => {
    const beside = {
      previous: { year: 2017, month: 5, day: 10 },
      next: { year: 2017, month: 5, day: 12 },
    };
    render(page({ id: 'hukamnamaNotFound', date: '2017-05-11', beside }));
    expect(screen.getByText('has no hukamnama', { exact: false }).textContent).toContain('May 11, 2017');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['May 10, 2017', '/hukamnama?date=2017/5/10'],
      ['May 12, 2017', '/hukamnama?date=2017/5/12'],
    ]);
  });

  it.each(['notConfigured', null] as const)(
    'offers no other shabad in place of a hukamnama, for whatever reason: %s [P42]',
    (reason) => {
      render(page({ id: 'hukamnamaAbsent', reason }));
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual([reason === null ? '/ang?ang=2000' : '/']);
    },
  );

  it.each(['2021-02-31x', 'yesterday', '2021-99-99'])('repeats the invalid hukamnama date %s', (date) => {
    render(page({ id: 'hukamnamaNotFound', date }));
    expect(screen.getByText('is not a date.', { exact: false }).textContent).toContain(date);
  });

  it('offers one next step at an unknown address [P47]', () => {
    render(page({ id: 'pageNotFound', url: '/x' }));
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Go home or search', '/']]);
  });
});

describe('the drawing of a message', () => {
  const drawing = (container: HTMLElement) => container.querySelector('svg');

  it('is shown if drawings are enabled, hidden from screen readers [S2.104]', async () => {
    const { container } = render(page({ id: 'pageNotFound', url: '/x' }, true));
    await expect.poll(() => drawing(container)).not.toBeNull();
    expect(drawing(container)?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes no space if drawings are disabled', () => {
    const { container } = render(page({ id: 'pageNotFound', url: '/x' }));
    const first = container.firstElementChild?.firstElementChild;
    expect(first?.tagName).toBe('H1');
  });

  it('has its space reserved in the server-rendered page', () => {
    const html = renderToString(page({ id: 'pageNotFound', url: '/x' }, true));
    expect(html.indexOf('drawing')).toBeGreaterThan(0);
    expect(html.indexOf('drawing')).toBeLessThan(html.indexOf('<h1'));
    expect(html).not.toContain('<svg');
  });

  it('exists for every message', () => {
    expect(Object.keys(messageDrawings).sort()).toEqual(MESSAGES.map(([{ id }]) => id).sort());
  });
});
