export { connectFollower } from './connectFollower.ts';
export type { FollowerOptions } from './connectFollower.ts';
export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { createSyncApi } from './createSyncApi.ts';
export type { SyncApiOptions } from './createSyncApi.ts';
export { SessionController } from './SessionController.ts';
export type { ControllerOptions } from './SessionController.ts';
export { SessionHost } from './SessionHost.ts';
export type { HostOptions } from './SessionHost.ts';
export type {
  ApiOutcome,
  ApiRefusal,
  Clock,
  Connection,
  ConnectionRefusal,
  ControllerClient,
  ControllerState,
  FollowerClient,
  FollowerState,
  HostClient,
  HostPicture,
  HostState,
  PinState,
  ReadableStore,
  ReceivedCommand,
  SavedHost,
  SentCommand,
  SyncApi,
} from './types.ts';
