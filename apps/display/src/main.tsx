import '@naad/ui-tokens/styles';
import './fonts.css';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from './language/loadTexts.ts';
import { pageOf } from './pageOf.ts';
import { siteOf } from './siteOf.ts';

/** Each page is loaded by itself: a projector has no use for the desk. */
async function loadPage(): Promise<ReactNode> {
  switch (pageOf(location)) {
    case 'screen': {
      const { openScreen } = await import('./screen/openScreen.tsx');
      return openScreen();
    }
    case 'overlay': {
      const { openOverlay } = await import('./overlay/openOverlay.tsx');
      return openOverlay(siteOf(document.documentElement), new URLSearchParams(location.search));
    }
    case 'desk': {
      const { openDesk } = await import('./desk/openDesk.tsx');
      return openDesk(siteOf(document.documentElement));
    }
  }
}

async function start(): Promise<void> {
  const place = document.getElementById('display');
  if (!place) throw new Error('The document has no place for the display.');
  const [i18n, page] = await Promise.all([loadTexts(document.documentElement), loadPage()]);
  createRoot(place).render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}

void start();
