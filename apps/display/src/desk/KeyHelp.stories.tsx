import { KeyHelp } from './KeyHelp.tsx';

/** What the keys do. */
const meta = { title: 'Display/Keys', component: KeyHelp };
export default meta;

export const Keys = {};
