import { SetupProblem, type SetupProblemProps } from './SetupProblem.tsx';

/** Why the display can't open. */
const meta = { title: 'Display/Setup problem', component: SetupProblem };
export default meta;

const shown = (problem: SetupProblemProps['problem']) => ({ args: { problem } });

export const ConfigurationMissing = shown({ kind: 'missing' });
export const ConfigurationMistaken = shown({ kind: 'malformed', field: 'apiUrl' });
export const Offline = shown({ kind: 'offline' });
