import { makeStore } from '@naad/settings-state';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepFont } from './keepFont.ts';
import { catalogParts, loadCatalog } from './language/loadCatalog.ts';
import { loadMoreTexts } from './language/loadMoreTexts.ts';
import { makeI18n } from './language/makeI18n.ts';
import { loadChunk } from './loadChunk.ts';
import type { PageLoader } from './navigation/createPageLoader.ts';
import type { Outcome, PageOutcome } from './navigation/outcome.ts';
import { createRouteCache } from './navigation/routeCache.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { watchErrors } from './report/watchErrors.ts';
import { loadView } from './routes/views.ts';

// Written by our own server into this very document.
const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const first: PageOutcome = { kind: 'page', href: data.href, page: data.page, isRepeatable: true };

// Both came with the document, as files to load at once.
const { page } = data.page.content;
const [messages] = await Promise.all([loadCatalog(data.language, catalogParts(page)), loadView(page)]);
const i18n = makeI18n(data.language, messages);

let pageLoader: Promise<PageLoader> | null = null;

/** What loads other pages is fetched once it is likely to be needed; after a failure it is asked for again. */
async function loader(): Promise<PageLoader> {
  pageLoader ??= startLoader();
  try {
    return await pageLoader;
  } catch (error) {
    pageLoader = null;
    throw error;
  }
}

async function startLoader(): Promise<PageLoader> {
  const [{ createPageLoader }] = await Promise.all([
    loadChunk(() => import('./navigation/createPageLoader.ts')),
    loadMoreTexts(i18n),
  ]);
  return createPageLoader({ apiPrefix: data.site.apiPrefix, language: data.language, i18n });
}

async function load(href: string): Promise<Outcome> {
  try {
    const { load: loadPage } = await loader();
    return await loadPage(href);
  } catch {
    return { kind: 'failed', reason: navigator.onLine ? 'chunk' : 'offline' };
  }
}

const store = makeStore({
  preferences: data.preferences,
  writeCookie: (cookie) => {
    document.cookie = cookie;
  },
  keeper: window,
});

watchErrors();

hydrateRoot(
  document.getElementById('root') ?? document.body,
  <StrictMode>
    <BrowserRouter>
      <App site={data.site} store={store} i18n={i18n} cache={createRouteCache(first, load)} first={first} />
    </BrowserRouter>
  </StrictMode>,
);

/** A link or the field is pointed at: what loads another page is fetched before it is needed, and not sooner. */
function prepareLoader(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('a, input, select, button')) return;
  for (const type of SIGNS_OF_LEAVING) document.removeEventListener(type, prepareLoader);
  loader().then(
    ({ warmUp }) => {
      warmUp();
    },
    () => undefined,
  );
}

const SIGNS_OF_LEAVING = ['pointerover', 'pointerdown', 'keydown'] as const;
for (const type of SIGNS_OF_LEAVING) document.addEventListener(type, prepareLoader, { passive: true });

const keep = () => {
  keepFont(data.fontHref);
};
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 2000);
if (document.readyState === 'complete') whenIdle(keep);
else window.addEventListener('load', () => whenIdle(keep), { once: true });
