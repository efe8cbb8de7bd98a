import type { I18n } from '@lingui/core';
import { makeStore } from '@naad/settings-state';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepFont } from './keepFont.ts';
import { catalogParts, loadCatalog } from './language/loadCatalog.ts';
import { makeI18n } from './language/makeI18n.ts';
import { createLazyLoader } from './navigation/createLazyLoader.ts';
import type { PageOutcome } from './navigation/outcome.ts';
import { createRouteCache } from './navigation/routeCache.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { watchErrors } from './report/watchErrors.ts';
import { loadView } from './routes/views.ts';

/** Takes the document over that the server wrote. */
export async function startReader(): Promise<void> {
  watchErrors();
  // Written by our own server into this very document.
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  const { page } = data.page.content;
  // Both come with the document, as files to load at once.
  const [messages] = await Promise.all([loadCatalog(data.language, catalogParts(page)), loadView(page)]);
  hydrate(data, makeI18n(data.language, messages));
  whenIdle(() => {
    keepFont(data.fontHref);
  });
}

function hydrate(data: PageData, i18n: I18n): void {
  const { site, language, preferences, href, page } = data;
  const first: PageOutcome = { kind: 'page', href, page, isRepeatable: true };
  const loader = createLazyLoader({ apiPrefix: site.apiPrefix, language, i18n });
  const store = makeStore({
    preferences,
    writeCookie: (cookie) => {
      document.cookie = cookie;
    },
    keeper: window,
  });
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <StrictMode>
      <BrowserRouter>
        <App
          site={site}
          store={store}
          i18n={i18n}
          cache={createRouteCache(first, loader.load)}
          first={first}
        />
      </BrowserRouter>
    </StrictMode>,
  );
  onSignOfLeaving(loader.warmUp);
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
