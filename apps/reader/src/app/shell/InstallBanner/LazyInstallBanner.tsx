import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../../shared/loadChunk.ts';

/** Pages of daily reading, for which an installed app is useful. */
const PAGES = /^\/(index|sundar-gutka)(\/|$|\?)/;

/** Loads the install banner on the pages that offer it. */
export function LazyInstallBanner({ href }: { href: string }) {
  const isOffered = PAGES.test(href);
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    loadChunk(() => import('./InstallBanner.tsx')).then(
      ({ InstallBanner }) => {
        setBanner(() => InstallBanner);
      },
      // Without the chunk nothing is offered.
      () => undefined,
    );
  }, [isOffered]);
  return isOffered && Banner ? <Banner /> : null;
}
