// The chunk of panels that open by a tab, loaded once the desk works.
export { LoadedBaniPanel } from './desk/BaniPanel.tsx';
export { FootBars } from './desk/FootBars.tsx';
export { SlidesPanel } from './desk/SlidesPanel.tsx';
export { SettingsPanel } from './settings/SettingsPanel.tsx';
