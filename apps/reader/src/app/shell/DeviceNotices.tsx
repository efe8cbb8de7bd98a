import { hasDownloaded } from '@naad/settings-state';
import { useEffect } from 'react';
import type { DeviceWatch } from '../../features/device/DeviceWatch.tsx';
import { loadChunk } from '../../shared/loadChunk.ts';
import { offerFile, watchOpenedFiles } from '../../shared/openedFile.ts';
import { usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';
import { type LoadPart, usePart } from '../../shared/usePart.ts';
import { useUpdateNotice } from './useUpdateNotice.ts';

const loadWatch: LoadPart<typeof DeviceWatch> = async () =>
  (await loadChunk(() => import('../../features/device/DeviceWatch.tsx'))).DeviceWatch;

/**
 * Tells the visitor what happens to the site on this device: another build, a removed download, an opened file. Rendered in the
 * browser only.
 */
export function DeviceNotices() {
  const dispatch = usePanelsDispatch();
  useUpdateNotice();
  useEffect(() => {
    watchOpenedFiles((file) => {
      offerFile(file);
      dispatch({ type: 'fileOpened' });
    });
  }, [dispatch]);
  // Loads nothing for visitors without downloads.
  const watch = usePart(loadWatch, { isWanted: hasDownloaded(window) });
  return watch && <watch.Part />;
}
