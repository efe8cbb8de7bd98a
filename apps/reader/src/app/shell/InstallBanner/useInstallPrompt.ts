import { useEffect, useState } from 'react';

/** Cookie that marks the install banner as dismissed. */
export const INSTALL_COOKIE = 'naad-install';

/** The cookie that dismisses the banner for a year, for `document.cookie`. */
export const installDeclined = (): string =>
  `${INSTALL_COOKIE}=closed; path=/; max-age=31536000; samesite=lax`;

/** Chromium's event before it offers to install the page; not in any standard. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Shows the browser's install prompt; null if the browser doesn't offer it, or after it was shown. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  useEffect(() => {
    const handleOffer = (event: Event) => {
      // Suppress the browser's own bar, which would cover the text.
      event.preventDefault();
      setOffer(event as InstallPromptEvent);
    };
    window.addEventListener('beforeinstallprompt', handleOffer);
    return () => {
      window.removeEventListener('beforeinstallprompt', handleOffer);
    };
  }, []);
  return (
    offer &&
    (() => {
      setOffer(null);
      void offer.prompt();
    })
  );
}
