import '@naad/ui-tokens/styles';
import './faces.css';
import { I18nProvider } from '@lingui/react';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Controller } from './Controller.tsx';
import { loadLive } from './loadLive.ts';
import { makeI18n } from './language/makeI18n.ts';
import { readMessages } from './language/readMessages.ts';
import { WhenAlive } from './WhenAlive.tsx';

/** The address of the API where the server did not say. */
const DEFAULT_PREFIX = '/api';

/** Takes the document over that was drawn when this was built. */
export function startController(): void {
  const root = document.getElementById('root') ?? document.body;
  const language = INTERFACE_LANGUAGES.find((each) => each === root.dataset['language']) ?? 'en';
  const i18n = makeI18n(language, readMessages(document));
  const markAlive = () => {
    root.dataset['alive'] = '';
    performance.mark('naad:ready');
  };
  hydrateRoot(
    root,
    <StrictMode>
      <WhenAlive onAlive={markAlive}>
        <I18nProvider i18n={i18n}>
          <Controller
            address={location}
            apiPrefix={document.documentElement.dataset['apiPrefix'] ?? DEFAULT_PREFIX}
            keeper={window}
            loadLive={loadLive}
          />
        </I18nProvider>
      </WhenAlive>
    </StrictMode>,
  );
  // The first screen is there; what comes after it is fetched while nobody waits.
  const fetchAhead = () => {
    loadLive().catch(() => undefined);
  };
  if (document.readyState === 'complete') fetchAhead();
  else window.addEventListener('load', fetchAhead, { once: true });
}
