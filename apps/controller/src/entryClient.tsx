import '@naad/ui-tokens/styles';
import './fonts.css';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import type { SiteResult } from '@naad/api-client';
import { parseSiteText, SITE_CONFIG_META } from '@naad/api-contract';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@naad/settings-schema';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Controller } from './Controller.tsx';
import { makeI18n } from '@naad/ui-i18n';
import { loadDeskMessages } from './language/loadDeskMessages.ts';
import { readMessages } from './language/readMessages.ts';
import type { DeskModule, LoadedDesk } from './useSession.ts';

/** Calls back once; after a failure the next call tries again. */
function retryable<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The desk's chunk, together with its messages. */
const createDeskLoader = (i18n: I18n) =>
  retryable<DeskModule>(async () => {
    const [deskModule] = await Promise.all([import('./live.ts'), loadDeskMessages(i18n)]);
    return deskModule;
  });
const loadStaticHost = retryable(() => import('./staticHost.ts'));

interface WhenHydratedProps {
  children: ReactNode;
  /** Called once the children respond to input. */
  onHydrated: () => void;
}

/** Reports when its children are hydrated: a parent's layout effect runs after those of all its descendants. */
function WhenHydrated({ children, onHydrated }: WhenHydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/** Milliseconds that a static document stays hidden for another language. */
const TRANSLATION_TIMEOUT_MS = 3_000;

/** The visitor's language if a static document lacks it; null if that fails or takes too long. */
function translationOf(written: InterfaceLanguage): Promise<I18n | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TRANSLATION_TIMEOUT_MS, null));
  const translation = loadStaticHost().then(({ loadTranslation }) => loadTranslation(written));
  return Promise.race([translation.catch(() => null), timeout]);
}

/**
 * Hydrates the document that was rendered at build time. Naad's server sends it in the visitor's language and with the site's
 * addresses; on a static host it is in English, so that another language is rendered here, and the addresses are loaded.
 */
async function startController(): Promise<void> {
  const root = document.getElementById('root') ?? document.body;
  const page = document.documentElement;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${SITE_CONFIG_META}]`);
  const given = meta && parseSiteText(meta.content, location.href);
  const loadSiteOnce = retryable<SiteResult>(async () => {
    return given ?? (await loadStaticHost()).loadSite(location.href);
  });
  const loadingSite = loadSiteOnce();
  const written = INTERFACE_LANGUAGES.find((each) => each === root.dataset['language']) ?? 'en';
  const translation = page.dataset['hidden'] === undefined ? null : await translationOf(written);
  const i18n = translation ?? makeI18n(written, readMessages(document));
  const title = i18n._(msg`Bani Controller`);
  const loadDeskModule = createDeskLoader(i18n);

  const loadDesk = async (): Promise<LoadedDesk> => {
    const [deskModule, result] = await Promise.all([loadDeskModule(), loadSiteOnce()]);
    showSite(result);
    if (result.kind !== 'site') throw new Error('This page has no site.');
    return { deskModule, site: result.site };
  };
  const markHydrated = () => {
    root.dataset['alive'] = '';
    // The document's own handler only serves until here.
    window.onsubmit = null;
    page.style.visibility = '';
    performance.mark('naad:ready');
    // An earlier render would replace the document instead of hydrating it. Without a connection, pressing Connect tries again.
    loadingSite.then(showSite, () => undefined);
  };
  const view = (site: SiteResult | null) => (
    <StrictMode>
      <WhenHydrated onHydrated={markHydrated}>
        <I18nProvider i18n={i18n}>
          <Controller address={location} site={site} keeper={window} loadDesk={loadDesk} />
        </I18nProvider>
      </WhenHydrated>
    </StrictMode>
  );
  const reactRoot = translation ? createRoot(root) : hydrateRoot(root, view(null));
  if (translation) reactRoot.render(view(null));
  const showSite = (result: SiteResult) => {
    const name = result.kind === 'site' ? result.site.siteName : '';
    document.title = name === '' ? title : `${title} - ${name}`;
    reactRoot.render(view(result));
  };
  prefetchDesk(root, loadDeskModule);
  // After everything that the visitor waits for. A static host has no service worker.
  if (given) window.addEventListener('load', keepForOffline, { once: true });
}

function keepForOffline(): void {
  import('./keepController.ts').then(
    ({ keepController }) => keepController(),
    () => undefined,
  );
}

/** Prefetches the desk once the visitor turns to the form: the first load has only what the connect screen needs. */
function prefetchDesk(root: HTMLElement, loadDeskModule: () => Promise<DeskModule>): void {
  const prefetch = () => {
    loadDeskModule().catch(() => undefined);
  };
  // A scanned QR code fills in the PIN, so the next tap connects.
  const isScanned = location.hash !== '';
  if (isScanned || document.activeElement instanceof HTMLInputElement) prefetch();
  for (const type of ['focusin', 'pointerdown']) root.addEventListener(type, prefetch, { once: true });
}

void startController();
