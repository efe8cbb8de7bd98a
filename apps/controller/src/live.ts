export { SessionController } from '@naad/sync-client';
export { Desk } from './desk/Desk.tsx';
