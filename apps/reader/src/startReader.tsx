import type { I18n } from '@lingui/core';
import { hasStoredChoices, makeStore, selectPreferences, type SettingsStore } from '@naad/settings-state';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { watchFaces } from './fonts/watchFaces.ts';
import { heedEarlyInput } from './heedEarlyInput.ts';
import { keepFont } from './keepFont.ts';
import { catalogParts, loadCatalog } from './language/loadCatalog.ts';
import { makeI18n } from './language/makeI18n.ts';
import { loadChunk } from './loadChunk.ts';
import { createLazyLoader } from './navigation/createLazyLoader.ts';
import type { PageOutcome } from './navigation/outcome.ts';
import { createRouteCache } from './navigation/routeCache.ts';
import { textsKey } from './navigation/textsKey.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { watchErrors } from './report/watchErrors.ts';
import { loadView, viewNameOf } from './routes/views.ts';
import { offerStyles, wholeStyles } from './wholeStyles.ts';

/** Takes the document over that the server wrote. */
export async function startReader(): Promise<void> {
  watchErrors();
  // Written by our own server into this very document.
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  // Both come with the document, as files to load at once.
  const view = viewNameOf(data.page.content, data.preferences.readingMode);
  const [messages] = await Promise.all([loadCatalog(data.language, catalogParts(view)), loadView(view)]);
  offerStyles(data.stylesHref);
  hydrate(data, makeI18n(data.language, messages));
  whenIdle(() => {
    // Here before they are needed; who needs them without them asks again, and is told.
    wholeStyles().catch(() => undefined);
    keepFont(data.fontHref);
  });
}

function hydrate(data: PageData, i18n: I18n): void {
  const { site, language, preferences, href, page } = data;
  const first: PageOutcome = { kind: 'page', href, page, isRepeatable: true };
  const store = makeStore({
    preferences,
    writeCookie: (cookie) => {
      document.cookie = cookie;
    },
    keeper: window,
  });
  // Asked before anything is chosen here: the first choice is kept in our own cookie.
  const isNew = hasStoredChoices(window);
  const chosen = () => selectPreferences(store.getState());
  const loader = createLazyLoader({ apiPrefix: site.apiPrefix, language, i18n, preferences: chosen });
  const cache = createRouteCache(first, loader.load, () => textsKey(chosen()));
  const root = document.getElementById('root') ?? document.body;
  const earlyInput = heedEarlyInput(root);
  const beAlive = () => {
    earlyInput.end();
    // Keys and presses are heard from now on: who drives the page by a program waits for this.
    root.dataset['alive'] = '';
  };
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App site={site} store={store} i18n={i18n} cache={cache} first={first} onAlive={beAlive} />
      </BrowserRouter>
    </StrictMode>,
  );
  earlyInput.tell();
  onSignOfLeaving(loader.warmUp);
  watchFaces(store, language);
  if (isNew) takeOver(store);
  const { events, apiPrefix } = site;
  if (events) {
    import('./events/startEvents.ts').then(
      ({ startEvents }) => {
        startEvents({ events, apiPrefix, store, page, href });
      },
      () => undefined,
    );
  }
}

/** What a visitor had chosen on the site that was here before. Without its file they begin anew. */
function takeOver(store: SettingsStore): void {
  loadChunk(() => import('./takeOverPreferences.ts')).then(
    ({ takeOverPreferences }) => {
      takeOverPreferences(store, window);
    },
    () => undefined,
  );
}

const SIGNS_OF_LEAVING = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Calls back once, when a link or a field is pointed at: what loads another page is fetched then, and not sooner. */
function onSignOfLeaving(callback: () => void): void {
  const handle = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a, input, select, button')) return;
    for (const type of SIGNS_OF_LEAVING) document.removeEventListener(type, handle);
    callback();
  };
  for (const type of SIGNS_OF_LEAVING) document.addEventListener(type, handle, { passive: true });
}

function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 2000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
