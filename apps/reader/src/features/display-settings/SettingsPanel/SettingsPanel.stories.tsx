import { SettingsPanel } from './SettingsPanel.tsx';

const meta = { title: 'Reader/Display settings', component: SettingsPanel };
export default meta;

export const Open = {};
