export { connectController } from './connectController.ts';
export type { ControllerOptions } from './connectController.ts';
export { connectFollower } from './connectFollower.ts';
export type { FollowerOptions } from './connectFollower.ts';
export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { createSyncApi } from './createSyncApi.ts';
export type { SyncApiOptions } from './createSyncApi.ts';
export { startHost } from './startHost.ts';
export type { HostOptions } from './startHost.ts';
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
