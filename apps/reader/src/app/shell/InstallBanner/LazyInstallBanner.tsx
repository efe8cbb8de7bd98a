import { loadChunk } from '../../../shared/loadChunk.ts';
import { type LoadPart, usePart } from '../../../shared/usePart.ts';
import type { InstallBanner } from './InstallBanner.tsx';

/** Pages of daily reading, for which an installed app is useful. */
const PAGES = /^\/(index|sundar-gutka)(\/|$|\?)/;

const loadBanner: LoadPart<typeof InstallBanner> = async () =>
  (await loadChunk(() => import('./InstallBanner.tsx'))).InstallBanner;

/** Loads the install banner on the pages that offer it. */
export function LazyInstallBanner({ href }: { href: string }) {
  const banner = usePart(loadBanner, { isWanted: PAGES.test(href) });
  return banner && <banner.Part />;
}
