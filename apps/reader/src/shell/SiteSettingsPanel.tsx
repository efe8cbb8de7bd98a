import { SettingsPanel } from '../features/display-settings/SettingsPanel/SettingsPanel.tsx';
import { LocalSearchSetting } from '../features/local-search/LocalSearchSetting/LocalSearchSetting.tsx';

/** The display settings, with what else one chooses for this device. */
export function SiteSettingsPanel() {
  return <SettingsPanel more={<LocalSearchSetting />} />;
}
