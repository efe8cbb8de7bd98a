import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore, saveHasDownloaded } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../shared/navigation/NavigationContext.tsx';
import { type PageOutcome, createRouteCache } from '../../shared/navigation/routeCache.ts';
import { createConnectivity } from '../../shared/createConnectivity.ts';
import type { RoutePage } from '../routeResult.ts';
import { UnlessOffline } from './UnlessOffline.tsx';

const pageAt = (href: string, title: string, status = 200): PageOutcome<RoutePage> => ({
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
  saveHasDownloaded(window, false);
});

/** Renders Home after some pages were opened, with a connection that can be cut. */
async function open() {
  const site = { isReachable: true };
  const connectivity = createConnectivity({ probe: () => Promise.resolve(site.isReachable) });
  const pages: Record<string, PageOutcome<RoutePage>> = {
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
  // The offline page is prefetched, so that it shows at once when the connection is lost.
  await act(() => import('./OfflinePage.tsx').then(() => undefined));
  await act(() => Promise.resolve());
  const fire = async (type: 'offline' | 'online', isReachable: boolean) => {
    site.isReachable = isReachable;
    await act(async () => {
      window.dispatchEvent(new Event(type));
      await Promise.resolve();
    });
  };
  return { site, fire };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const OFFLINE = 'You are offline. Check your connection, then try again.';

it('UnlessOffline keeps the page while the site answers [B115]', async () => {
  const { fire } = await open();
  await fire('offline', true);
  expect(heading()).toBe('Home');
});

it('UnlessOffline shows the offline page and the pages that can still be read if the site does not answer', async () => {
  const { fire } = await open();
  await fire('offline', false);
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

it('UnlessOffline keeps the page without a connection if the scripture is on this device [O19]', async () => {
  saveHasDownloaded(window, true);
  const { fire } = await open();
  await fire('offline', false);
  expect(heading()).toBe('Home');
  expect(screen.getByRole('textbox')).toBeTruthy();
});

it('the offline page disappears with a new connection, and typed text is still there', async () => {
  const { fire } = await open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'hhh' } });
  await fire('offline', false);
  await fire('online', true);
  expect(heading()).toBe('Home');
  expect(document.activeElement?.textContent).toBe('Home');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('hhh');
});

it('the offline page checks the connection on request and reports the result', async () => {
  const { site, fire } = await open();
  await fire('offline', false);
  const button = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('Looking for a connection…');
  expect(await screen.findByText('You are still offline.')).toBeTruthy();
  site.isReachable = true;
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
});
