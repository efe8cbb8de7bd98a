import { useEffect, useState } from 'react';

/** What Chromium hands over where it would offer to install the page; it is in no standard. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Asks whether to install the site; null where this browser does not offer it, or has done so. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  useEffect(() => {
    const handleOffer = (event: Event) => {
      // The browser's own bar would lie over the text.
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
