import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../navigation/NavigationContext.tsx';
import type { PageOutcome } from '../navigation/outcome.ts';
import { createRouteCache } from '../navigation/routeCache.ts';
import { InEnglish } from '../testing/InEnglish.tsx';
import { createConnectivity } from './createConnectivity.ts';
import { UnlessOffline } from './UnlessOffline.tsx';

const pageAt = (href: string, title: string, status = 200): PageOutcome => ({
  kind: 'page',
  href,
  page: { kind: 'page', status, title, content: { page: 'outside', title, href: '' } },
  isRepeatable: true,
});

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Home, with a connection that can be cut, after some pages were opened. */
async function open() {
  const site = { isReachable: true };
  const connectivity = createConnectivity({ probe: () => Promise.resolve(site.isReachable) });
  const pages: Record<string, PageOutcome> = {
    '/ang?ang=917': pageAt('/ang?ang=917', 'ਅਨੰਦੁ ਭਇਆ ॥ ਮੇਰੀ - Ang 917'),
    '/nothing': pageAt('/nothing', 'Not found', 404),
  };
  const cache = createRouteCache(pageAt('/shabad?id=1', 'First'), (href) =>
    Promise.resolve(pages[href] ?? { kind: 'failed', reason: 'offline' }),
  );
  for (const href of Object.keys(pages)) await cache.read(href);
  render(
    <InEnglish>
      <Provider store={makeStore({ preferences: DEFAULT_PREFERENCES })}>
        <MemoryRouter>
          <NavigationProvider cache={cache}>
            <main>
              <UnlessOffline connectivity={connectivity}>
                <h1 tabIndex={-1}>Home</h1>
                <input aria-label="Search" />
              </UnlessOffline>
            </main>
          </NavigationProvider>
        </MemoryRouter>
      </Provider>
    </InEnglish>,
  );
  // The offline page is loaded beforehand: once it is there, losing the connection shows it at once.
  await act(() => import('../routes/message/OfflinePage.tsx').then(() => undefined));
  await act(() => Promise.resolve());
  const say = async (type: 'offline' | 'online', isReachable: boolean) => {
    site.isReachable = isReachable;
    await act(async () => {
      window.dispatchEvent(new Event(type));
      await Promise.resolve();
    });
  };
  return { site, say };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const OFFLINE = "It seems you aren't connected to internet; offline mode unsupported";

it('leaves what is there to a site that answers (behaviour 115)', async () => {
  const { say } = await open();
  await say('offline', true);
  expect(heading()).toBe('Home');
});

it('says so where it does not answer, and what can be read all the same', async () => {
  const { say } = await open();
  await say('offline', false);
  expect(heading()).toBe(OFFLINE);
  expect(document.activeElement?.textContent).toBe(OFFLINE);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ang?ang=917',
    '/shabad?id=1',
  ]);
  const gurmukhi = screen.getByText('ਅਨੰਦੁ ਭਇਆ ॥ ਮੇਰੀ');
  expect(gurmukhi.getAttribute('lang')).toBe('pa-Guru');
  expect(gurmukhi.closest('a')?.textContent).toBe('ਅਨੰਦੁ ਭਇਆ ॥ ਮੇਰੀ - Ang 917');
});

it('goes by itself when there is a connection again, and what was written is still there', async () => {
  const { say } = await open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'hhh' } });
  await say('offline', false);
  await say('online', true);
  expect(heading()).toBe('Home');
  expect(document.activeElement?.textContent).toBe('Home');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('hhh');
});

it('looks for a connection when asked to, and says what came of it', async () => {
  const { site, say } = await open();
  await say('offline', false);
  const button = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('Looking for a connection…');
  expect(await screen.findByText('There is no connection yet.')).toBeTruthy();
  site.isReachable = true;
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
});
