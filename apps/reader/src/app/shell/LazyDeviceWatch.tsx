import { hasDownloaded } from '@naad/settings-state';
import type { DeviceWatch } from '../../features/device/DeviceWatch.tsx';
import { loadChunk } from '../../shared/loadChunk.ts';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { type LoadPart, usePart } from '../../shared/usePart.ts';

const loadWatch: LoadPart<typeof DeviceWatch> = async () =>
  (await loadChunk(() => import('../../features/device/DeviceWatch.tsx'))).DeviceWatch;

/** Watches over what was downloaded to this device; loads nothing for visitors without downloads. */
export function LazyDeviceWatch() {
  const isHydrated = useIsHydrated();
  const watch = usePart(loadWatch, { isWanted: isHydrated && hasDownloaded(window) });
  return watch && <watch.Part />;
}
