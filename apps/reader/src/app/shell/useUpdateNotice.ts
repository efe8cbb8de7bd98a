import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNotify } from '../../shared/notifications/useNotify.ts';
import { UPDATE_EVENT } from '../../shared/offline/updateEvent.ts';

/** Tells the visitor when another build of the site is ready on this device, and offers to load the page again with it. */
export function useUpdateNotice(): void {
  const { t } = useLingui();
  const notify = useNotify();
  useEffect(() => {
    const handle = (event: Event) => {
      const reload = (event as CustomEvent<() => void>).detail;
      notify({
        text: t`A new version is available.`,
        durationMs: Infinity,
        action: { label: t`Reload`, run: reload },
      });
    };
    window.addEventListener(UPDATE_EVENT, handle);
    return () => {
      window.removeEventListener(UPDATE_EVENT, handle);
    };
  }, [notify, t]);
}
