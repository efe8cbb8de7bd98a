export { SessionController } from '@naad/sync-client';
export { readPhoneName } from '@naad/settings-state';
export { Desk } from './desk/Desk.tsx';
