import { type Capabilities, createApiClient, createHttpTransport } from '@naad/api-client';
import { useEffect, useState } from 'react';
import { SettingsPanel } from '../../features/display-settings/SettingsPanel/SettingsPanel.tsx';
import { LocalSearchSetting } from '../../features/local-search/LocalSearchSetting/LocalSearchSetting.tsx';
import { useSite } from '../../shared/SiteContext.tsx';

/** Wait this long for the capabilities, so that no setting changes after it has appeared. */
const WAIT_MS = 300;

/** The display settings, with the other settings of this device. */
export function SiteSettingsPanel() {
  const { apiPrefix } = useSite();
  const [capabilities, setCapabilities] = useState<Capabilities | null>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const api = createApiClient(createHttpTransport({ base: apiPrefix, signal: controller.signal }));
    const show = () => {
      setIsReady(true);
    };
    const timer = setTimeout(show, WAIT_MS);
    // After a failure all settings are still offered; the next opening retries.
    api
      .getCapabilities()
      .then(setCapabilities, () => undefined)
      .then(show, show);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [apiPrefix]);
  return isReady && <SettingsPanel capabilities={capabilities} more={<LocalSearchSetting />} />;
}
