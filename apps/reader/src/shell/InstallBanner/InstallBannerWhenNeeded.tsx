import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../loadChunk.ts';

/** Pages that one reads every day, and may want at hand (specification, section 2). */
const PAGES = /^\/(index|sundar-gutka)(\/|$|\?)/;

/** The offer to install the site, on the pages that have it, with the code for it. */
export function InstallBannerWhenNeeded({ href }: { href: string }) {
  const isOffered = PAGES.test(href);
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    loadChunk(() => import('./InstallBanner.tsx')).then(
      ({ InstallBanner }) => {
        setOffer(() => InstallBanner);
      },
      // An offer that does not come is none.
      () => undefined,
    );
  }, [isOffered]);
  return isOffered && Offer ? <Offer /> : null;
}
