import { KeyHelp } from './KeyHelp.tsx';

/** The list of keyboard shortcuts. */
const meta = { title: 'Display/Keys', component: KeyHelp };
export default meta;

export const Keys = {};
