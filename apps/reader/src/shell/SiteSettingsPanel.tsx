import { type Capabilities, createApiClient, createHttpTransport } from '@naad/api-client';
import { useEffect, useState } from 'react';
import { SettingsPanel } from '../features/display-settings/SettingsPanel/SettingsPanel.tsx';
import { LocalSearchSetting } from '../features/local-search/LocalSearchSetting/LocalSearchSetting.tsx';
import { useSite } from '../SiteContext.tsx';

/** The display settings, with what else one chooses for this device. */
export function SiteSettingsPanel() {
  const { apiPrefix } = useSite();
  const [capabilities, setCapabilities] = useState<Capabilities | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const api = createApiClient(createHttpTransport({ base: apiPrefix, signal: leaving.signal }));
    // Without a connection one chooses all the same, and sees what there is when it is back.
    api.getCapabilities().then(setCapabilities, () => undefined);
    return () => {
      leaving.abort();
    };
  }, [apiPrefix]);
  return <SettingsPanel capabilities={capabilities} more={<LocalSearchSetting />} />;
}
