import { type ApiClient, type Capabilities, createApiClient, createHttpTransport } from '@naad/api-client';
import { useEffect, useState } from 'react';
import { SettingsPanel } from '../../features/display-settings/SettingsPanel/SettingsPanel.tsx';
import { DeviceSetting } from '../../features/device/DeviceSetting.tsx';
import { useSite } from '../../shared/SiteContext.tsx';
import { SettingsSample } from './SettingsSample.tsx';
import { useSampleVerse } from './useSampleVerse.ts';

/** Wait this long for the capabilities and the sample, so that nothing moves after it has appeared. */
const WAIT_MS = 300;

/** The display settings, with the other settings of this device. */
export function SiteSettingsPanel() {
  const { apiPrefix } = useSite();
  const [capabilities, setCapabilities] = useState<Capabilities | null>(null);
  const [api, setApi] = useState<ApiClient | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const verse = useSampleVerse(api);
  useEffect(() => {
    const controller = new AbortController();
    const client = createApiClient(createHttpTransport({ base: apiPrefix, signal: controller.signal }));
    const timer = setTimeout(() => {
      setIsLate(true);
    }, WAIT_MS);
    // After a failure all settings are still offered; the next opening retries.
    void client
      .getCapabilities()
      .then(setCapabilities, () => undefined)
      .then(() => {
        setApi(client);
        setIsKnown(true);
      });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [apiPrefix]);
  if (!isLate && (!isKnown || verse === undefined)) return null;
  return (
    <SettingsPanel
      capabilities={capabilities}
      sample={verse && <SettingsSample verse={verse} />}
      more={<DeviceSetting />}
    />
  );
}
