import '@naad/ui-tokens/styles';
import './fonts.css';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { keepFrontEnd } from '@naad/api-client';
import { type SiteAddresses, SITE_CONFIG_META } from '@naad/api-contract';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from './language/loadMessages.ts';
import { SetupProblem } from './SetupProblem.tsx';
import { selectPage, readSite } from './site.ts';

interface LoadedPage {
  readonly content: ReactNode;
  /** Empty if unknown. */
  readonly siteName: string;
}

/** Loads the page's own chunk: a projector doesn't need the desk, nor a connection. */
async function loadPage(): Promise<LoadedPage> {
  switch (selectPage(location)) {
    case 'screen': {
      const search = new URLSearchParams(location.search);
      if (search.has('code')) {
        return openWithSite(
          import('./screen/CodeScreenPage.tsx').then(
            ({ openCodeScreen }) =>
              (site) =>
                openCodeScreen(site, search),
          ),
        );
      }
      const { openScreen } = await import('./screen/ScreenPage.tsx');
      return { content: openScreen(), siteName: '' };
    }
    case 'overlay': {
      const search = new URLSearchParams(location.search);
      return openWithSite(
        import('./overlay/OverlayPage.tsx').then(
          ({ openOverlay }) =>
            (site) =>
              openOverlay(site, search),
        ),
      );
    }
    case 'desk':
      return openWithSite(import('./desk/DeskPage.tsx').then(({ openDesk }) => openDesk));
  }
}

/** Opens a page that needs the site's addresses, or says why there are none. */
async function openWithSite(loading: Promise<(site: SiteAddresses) => ReactNode>): Promise<LoadedPage> {
  const [open, result] = await Promise.all([loading, readSite()]);
  return result.kind === 'site'
    ? { content: open(result.site), siteName: result.site.siteName }
    : { content: <SetupProblem problem={result} />, siteName: '' };
}

async function start(): Promise<void> {
  const root = document.getElementById('display');
  if (!root) throw new Error('The document has no #display element.');
  const [i18n, { content, siteName }] = await Promise.all([
    loadMessages(document.documentElement),
    loadPage().catch((): LoadedPage => ({
      content: <SetupProblem problem={{ kind: 'offline' }} />,
      siteName: '',
    })),
  ]);
  if (siteName !== '') document.title = `${i18n._(msg`Display`)} - ${siteName}`;
  createRoot(root).render(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
}

void start();
// A static host has neither such an element nor a service worker.
if (document.querySelector(`meta[name=${SITE_CONFIG_META}]`)) {
  window.addEventListener('load', () => {
    void keepFrontEnd('/display', 'serviceWorker' in navigator ? navigator.serviceWorker : undefined);
  });
}
