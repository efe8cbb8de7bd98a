import { ShortcutsPanel } from './ShortcutsPanel.tsx';

const meta = { title: 'Reader/Shortcuts', component: ShortcutsPanel };
export default meta;

export const Open = {};
