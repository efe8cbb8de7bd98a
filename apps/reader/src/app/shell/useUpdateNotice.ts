import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNotify } from '../../shared/notifications/useNotify.ts';
import { onUpdate } from '../../shared/offline/updates.ts';

/** Tells the visitor when another build of the site is ready on this device, and offers to load the page again with it. */
export function useUpdateNotice(): void {
  const { t } = useLingui();
  const notify = useNotify();
  useEffect(
    () =>
      onUpdate((reload) => {
        notify({
          text: t`A new version is available.`,
          durationMs: Infinity,
          action: { label: t`Reload`, run: reload },
        });
      }),
    [notify, t],
  );
}
