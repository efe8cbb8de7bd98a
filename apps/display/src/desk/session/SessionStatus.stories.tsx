import { SessionStatus } from './SessionPanel.tsx';

/** Every status of the session's connection. */
const meta = { title: 'Display/Session status', component: SessionStatus };
export default meta;

export const Connecting = { args: { connection: { kind: 'connecting', isLate: false } } };
export const ConnectingForLong = { args: { connection: { kind: 'connecting', isLate: true } } };
export const Connected = { args: { connection: { kind: 'connected' } } };
export const Reconnecting = { args: { connection: { kind: 'reconnecting', since: 0 } } };
export const Ended = { args: { connection: { kind: 'ended', reason: 'closed' } } };
export const HeldByAnotherPage = { args: { connection: { kind: 'ended', reason: 'replaced' } } };
