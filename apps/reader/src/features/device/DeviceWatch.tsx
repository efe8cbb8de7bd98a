import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNotify } from '../../shared/notifications/useNotify.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { deviceStore } from './deviceStore.ts';

/** Renews what was downloaded to this device, or tells the visitor once that the browser has removed it. */
export function DeviceWatch() {
  const { t } = useLingui();
  const { apiPrefix } = useSite();
  const notify = useNotify();
  useEffect(() => {
    const watch = async () => {
      await deviceStore.look();
      if (deviceStore.get().failure === 'evicted') {
        deviceStore.confirmEviction();
        notify({
          text: t`Your browser has removed the scripture from this device to free space.`,
          durationMs: Infinity,
          action: { label: t`On this device`, href: '/device' },
        });
      }
      await deviceStore.renew(apiPrefix);
    };
    // Without a connection what is stored stays as it is.
    watch().catch(() => undefined);
  }, [apiPrefix, notify, t]);
  return null;
}
