import '@naad/ui-tokens/styles';
import './fonts.css';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from './language/loadMessages.ts';
import { selectPage, readSite } from './site.ts';

/** Loads the page's own chunk: a projector doesn't need the desk. */
async function loadPage(): Promise<ReactNode> {
  switch (selectPage(location)) {
    case 'screen': {
      const { openScreen } = await import('./screen/ScreenPage.tsx');
      return openScreen();
    }
    case 'overlay': {
      const { openOverlay } = await import('./overlay/OverlayPage.tsx');
      return openOverlay(readSite(document.documentElement), new URLSearchParams(location.search));
    }
    case 'desk': {
      const { openDesk } = await import('./desk/DeskPage.tsx');
      return openDesk(readSite(document.documentElement));
    }
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('display');
  if (!root) throw new Error('The document has no #display element.');
  const [i18n, page] = await Promise.all([loadMessages(document.documentElement), loadPage()]);
  createRoot(root).render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}

void start();
