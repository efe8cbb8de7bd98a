import '@naad/ui-tokens/styles';
import './fonts.css';
import { I18nProvider } from '@lingui/react';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Controller } from './Controller.tsx';
import { makeI18n } from '@naad/ui-i18n';
import { readMessages } from './language/readMessages.ts';
import type { DeskModule } from './useSession.ts';

/** Path of the API if the document doesn't name one. */
const DEFAULT_PREFIX = '/api';

let loading: Promise<DeskModule> | null = null;

/** Loads the desk's chunk once; after a failure the next call tries again. */
function loadDesk(): Promise<DeskModule> {
  loading ??= import('./live.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

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

/** Hydrates the document that was rendered at build time. */
function startController(): void {
  const root = document.getElementById('root') ?? document.body;
  const language = INTERFACE_LANGUAGES.find((each) => each === root.dataset['language']) ?? 'en';
  const i18n = makeI18n(language, readMessages(document));
  const markHydrated = () => {
    root.dataset['alive'] = '';
    // The document's own handler only serves until here.
    window.onsubmit = null;
    performance.mark('naad:ready');
  };
  hydrateRoot(
    root,
    <StrictMode>
      <WhenHydrated onHydrated={markHydrated}>
        <I18nProvider i18n={i18n}>
          <Controller
            address={location}
            apiPrefix={document.documentElement.dataset['apiPrefix'] ?? DEFAULT_PREFIX}
            keeper={window}
            loadDesk={loadDesk}
          />
        </I18nProvider>
      </WhenHydrated>
    </StrictMode>,
  );
  prefetchDesk(root);
}

/** Prefetches the desk once the visitor turns to the form: the first load has only what the connect screen needs. */
function prefetchDesk(root: HTMLElement): void {
  const prefetch = () => {
    loadDesk().catch(() => undefined);
  };
  // A scanned QR code fills in the PIN, so the next tap connects.
  const isScanned = location.hash !== '';
  if (isScanned || document.activeElement instanceof HTMLInputElement) prefetch();
  for (const type of ['focusin', 'pointerdown']) root.addEventListener(type, prefetch, { once: true });
}

startController();
