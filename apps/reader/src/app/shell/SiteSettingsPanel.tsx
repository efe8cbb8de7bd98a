import { type Capabilities, createApiClient, createHttpTransport } from '@naad/api-client';
import { useEffect, useState } from 'react';
import { SettingsPanel } from '../../features/display-settings/SettingsPanel/SettingsPanel.tsx';
import { LocalSearchSetting } from '../../features/local-search/LocalSearchSetting/LocalSearchSetting.tsx';
import { useSite } from '../../shared/SiteContext.tsx';

/** The display settings, with the other settings of this device. */
export function SiteSettingsPanel() {
  const { apiPrefix } = useSite();
  const [capabilities, setCapabilities] = useState<Capabilities | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const api = createApiClient(createHttpTransport({ base: apiPrefix, signal: controller.signal }));
    // After a failure all settings are still offered; the next opening retries.
    api.getCapabilities().then(setCapabilities, () => undefined);
    return () => {
      controller.abort();
    };
  }, [apiPrefix]);
  return <SettingsPanel capabilities={capabilities} more={<LocalSearchSetting />} />;
}
