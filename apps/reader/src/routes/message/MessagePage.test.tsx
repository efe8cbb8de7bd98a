import type { ShabadId } from '@naad/gurbani-corpus';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import { InEnglish } from '../../testing/InEnglish.tsx';
import type { Message } from '../routeResult.ts';
import { messageDrawings } from './messageDrawings.ts';
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
  [{ id: 'emptyQuery' }, "Oh no! You can't just search for nothing."],
  [{ id: 'noResults' }, 'No results found for ਸਸਸ'],
  [{ id: 'shabadNotFound', asked: '9' }, 'Sorry, the requested shabad could not be found'],
  [
    { id: 'angNotFound', asked: '2000', source: 'G', sourceName: 'Sri Guru Granth Sahib Ji' },
    'Sorry, the requested ang (page) could not be found; it is not in the selected source',
  ],
  [{ id: 'baniNotFound', asked: 'x' }, 'Sorry, the requested bani could not be found'],
  [{ id: 'hukamnamaAbsent', reason: 'notConfigured' }, 'There is no hukamnama here yet'],
  [{ id: 'amritKeertanAbsent', reason: 'notLicensed', shabadId: 1 as ShabadId }, 'Amrit Keertan is not here'],
  [{ id: 'rehatAbsent', reason: 'notLicensed' }, 'The text of the Rehat Maryadha is not here'],
  [{ id: 'rehatNotFound' }, 'Sorry, the requested chapter could not be found'],
  [{ id: 'hukamnamaNotFound', date: '1999-04-14' }, 'Could not find the hukamnama for this date'],
  [{ id: 'pageNotFound', url: '/x' }, 'These are not the Singhs you are looking for'],
  [{ id: 'timeout' }, 'Network connection timed out (usually down or slow connection)'],
  [{ id: 'offline' }, "It seems you aren't connected to internet; offline mode unsupported"],
  [{ id: 'failedLoad' }, "Can't load page"],
  [{ id: 'brokenRoute' }, 'We are having trouble in rendering this route.'],
  [{ id: 'failure' }, "Waheguru! Something isn't working correctly"],
];

describe('a message', () => {
  it.each(MESSAGES)('%o says what happened in the words of the specification', (message, title) => {
    render(page(message));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it.each(MESSAGES.filter(([{ id }]) => id !== 'offline'))('%o has a way forward', (message) => {
    render(page(message));
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it.each(['timeout', 'failedLoad', 'failure', 'brokenRoute'] as const)(
    'of %s asks for the same page first, and offers no search that would fail too',
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

  it.each(['failedLoad', 'failure'] as const)('of %s speaks of the cache last (decisions)', (id) => {
    const { container } = render(page({ id }));
    expect([...container.querySelectorAll('p')].at(-1)?.textContent).toContain('clear the cache');
  });

  it('of a hukamnama names the day in words, and what was asked where it is no day', () => {
    render(page({ id: 'hukamnamaNotFound', date: '1999-04-14' }));
    const text = screen.getByText('You asked for', { exact: false });
    expect(text.textContent).toContain('April 14, 1999');
    expect(text.textContent).toContain('January 1, 2002');
    expect(within(text).getByRole('link').getAttribute('href')).toBe('/hukamnama');
  });

  it.each(['2021-02-31x', 'yesterday', '2021-99-99'])('of a hukamnama of %s repeats it', (date) => {
    render(page({ id: 'hukamnamaNotFound', date }));
    expect(screen.getByText('You asked for', { exact: false }).textContent).toContain(date);
    expect(screen.getByText('That is not a date.', { exact: false })).toBeTruthy();
  });
});

describe('the drawing of a message', () => {
  const drawing = (container: HTMLElement) => container.querySelector('svg');

  it('is there for those who want drawings, and is not read aloud', async () => {
    const { container } = render(page({ id: 'pageNotFound', url: '/x' }, true));
    await expect.poll(() => drawing(container)).not.toBeNull();
    expect(drawing(container)?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes no place and is not loaded for anyone else', () => {
    const { container } = render(page({ id: 'pageNotFound', url: '/x' }));
    const first = container.firstElementChild?.firstElementChild;
    expect(first?.tagName).toBe('H1');
  });

  it('has its place from the start', () => {
    const html = renderToString(page({ id: 'pageNotFound', url: '/x' }, true));
    expect(html.indexOf('drawing')).toBeGreaterThan(0);
    expect(html.indexOf('drawing')).toBeLessThan(html.indexOf('<h1'));
    expect(html).not.toContain('<svg');
  });

  it('exists for every message', () => {
    expect(Object.keys(messageDrawings).sort()).toEqual(MESSAGES.map(([{ id }]) => id).sort());
  });
});
