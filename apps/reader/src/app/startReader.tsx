import type { I18n } from '@lingui/core';
import { numberLocale } from '@naad/settings-schema';
import {
  mayHaveLegacyPreferences,
  makeStore,
  selectPreferences,
  type SettingsStore,
} from '@naad/settings-state';
import { makeI18n } from '@naad/ui-i18n';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { requestFont } from '../shared/fonts/fontRequests.ts';
import { watchFaces } from '../shared/fonts/watchFaces.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';
import { cacheFont } from '../shared/fonts/cacheFont.ts';
import { loadCatalog } from '../shared/language/loadCatalog.ts';
import { loadChunk, loadFullStylesheet, setStylesheetHref } from '../shared/loadChunk.ts';
import { createLazyLoader } from './navigation/createLazyLoader.ts';
import { type PageOutcome, createRouteCache, verseIncludesKey } from '../shared/navigation/routeCache.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { watchErrors } from '../shared/report/report.ts';
import type { RoutePage } from '../pages/routeResult.ts';
import { pageFor } from '../pages/pages.ts';
import { catalogParts, loadView } from './navigation/views.ts';

/** Hydrates the server-rendered document. */
export async function startReader(): Promise<void> {
  watchErrors();
  // Trusted: our own server wrote it into this document.
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  // The document preloads both.
  const view = pageFor(data.page.content, data.preferences.readingMode);
  const [messages] = await Promise.all([loadCatalog(data.language, catalogParts(view)), loadView(view)]);
  setStylesheetHref(data.stylesHref);
  const numbers = numberLocale(data.language, data.preferences.numerals);
  const store = hydrate(data, makeI18n(data.language, messages, numbers));
  // After everything that the visitor waits for.
  whenIdle(() => {
    if (!data.site.isOnlineOnly) {
      import('./offline/startKeeping.ts').then(
        ({ startKeeping }) => startKeeping(data, store),
        () => undefined,
      );
    }
    // Prefetch; a failure is retried and reported on first use.
    loadFullStylesheet().catch(() => undefined);
    cacheFont(data.fontHref);
    requestFont('names');
  });
}

function hydrate(data: PageData, i18n: I18n): SettingsStore {
  const { site, language, preferences, href, page } = data;
  const first: PageOutcome<RoutePage> = { kind: 'page', href, page, isRepeatable: true };
  const store = makeStore({
    preferences,
    writeCookie: (cookie) => {
      document.cookie = cookie;
    },
    browser: window,
  });
  // Checked before the first change is saved in our own cookie.
  const hasLegacyPreferences = mayHaveLegacyPreferences(window);
  const preferencesNow = () => selectPreferences(store.getState());
  const loader = createLazyLoader({ apiPrefix: site.apiPrefix, language, i18n, preferences: preferencesNow });
  const cache = createRouteCache(first, loader.load, () => verseIncludesKey(preferencesNow()));
  const root = document.getElementById('root') ?? document.body;
  const earlyInput = replayEarlyInput(root);
  const handleHydrated = () => {
    earlyInput.end();
    // Scripts that drive the page, such as e2e tests, wait for this attribute.
    root.dataset['alive'] = '';
  };
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App site={site} store={store} i18n={i18n} cache={cache} first={first} onHydrated={handleHydrated} />
      </BrowserRouter>
    </StrictMode>,
  );
  earlyInput.replay();
  onFirstInteraction(loader.warmUp);
  watchFaces(store, language);
  if (hasLegacyPreferences) importPreferences(store);
  const { events, apiPrefix } = site;
  if (events) {
    import('../pages/what-is-sent/recorder/siteRecorder.ts').then(
      ({ startEvents }) => {
        startEvents({ events, apiPrefix, store, page, href });
      },
      () => undefined,
    );
  }
  return store;
}

/** Imports the preferences of the site that was at this address before. If the chunk fails, the defaults stay. */
function importPreferences(store: SettingsStore): void {
  loadChunk(() => import('./importLegacyPreferences.ts')).then(
    ({ importLegacyPreferences }) => {
      importLegacyPreferences(store, window);
    },
    () => undefined,
  );
}

const INTERACTIONS = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Calls back once, on the first hover, press or key on a link or control: a sign that another page will be needed. */
function onFirstInteraction(callback: () => void): void {
  const handle = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a, input, select, button')) return;
    for (const type of INTERACTIONS) document.removeEventListener(type, handle);
    callback();
  };
  for (const type of INTERACTIONS) document.addEventListener(type, handle, { passive: true });
}

function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 2000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
