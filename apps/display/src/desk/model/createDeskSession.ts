import type { HostClient, HostPicture, ReceivedCommand } from '@naad/sync-client';
import { LIMITS } from '@naad/sync-protocol';
import { displaySettingsOf, BANI_LENGTH_SETTINGS } from '../../look/wireSettings.ts';
import type { SessionSign } from '../../screen/screenLink.ts';
import type { StartSession } from './desk.ts';
import { paintedOf } from './createScreens.ts';
import type { DeskState, DeskStore } from './deskState.ts';
import type { MemoryWriter } from './createMemoryWriter.ts';
import { sessionStateOf } from './pictureOf.ts';

/** The desk's session, if it has one. */
export interface DeskSession {
  start(): void;
  /** Sends the complete picture and the ids of the taps that it answers. */
  publish(answers?: readonly string[]): void;
  /** Tells a phone that its command was not shown. */
  deny: HostClient['deny'];
  /** The sign of the session for projectors. */
  sign(): SessionSign;
  /** Resolves to false if the server couldn't do it. */
  removePhone(id: string): Promise<boolean>;
  /** Resolves to false if the server couldn't do it. */
  drive: HostClient['drive'];
  changePin(): void;
  /** Resolves to false if the server couldn't do it. */
  allowPins(): Promise<boolean>;
  end(): Promise<void>;
  disconnect(): void;
}

export interface DeskSessionOptions {
  readonly hostId: string;
  readonly store: DeskStore;
  readonly memory: MemoryWriter;
  readonly startSession: StartSession;
  readonly apply: (received: ReceivedCommand) => Promise<void>;
  /** True while the desk is restoring itself after a reload; until then the session's state is more recent. */
  readonly isRestoring: () => boolean;
}

export function createDeskSession(options: DeskSessionOptions): DeskSession {
  const { hostId, store, memory, startSession, apply, isRestoring } = options;
  let host: HostClient | null = null;
  let commands: Promise<unknown> = Promise.resolve();
  let connectedAt = 0;

  function publish(answers: readonly string[] = []): void {
    if (!isRestoring()) host?.show(hostPictureOf(store.getState()), answers);
  }

  return {
    start() {
      if (host !== null) return;
      const started = startSession({ hostId, saved: memory.savedSession(), save: memory.saveSession });
      host = started;
      connectedAt = Date.now();
      started.subscribe(() => {
        if (host === started) store.change({ session: started.getState() });
      });
      // Sequentially, even if one has to fetch something first.
      started.onCommand((received) => {
        commands = commands.then(() => apply(received));
      });
      store.change({ session: started.getState() });
      publish();
    },
    publish,
    deny(id, outcome) {
      host?.deny(id, outcome);
    },
    sign() {
      const connection = host?.getState().connection.kind ?? 'ended';
      if (connection === 'ended') return 'none';
      if (connection === 'connected') connectedAt = Date.now();
      return Date.now() - connectedAt < LIMITS.unconfirmedMs ? 'confirmed' : 'lost';
    },
    removePhone: async (id) => (await host?.removePhone(id)) ?? false,
    drive: async (message) => (await host?.drive(message)) ?? false,
    changePin() {
      host?.changePin();
    },
    allowPins: async () => (await host?.allowPins()) ?? false,
    async end() {
      const ending = host;
      host = null;
      store.change({ session: null });
      memory.saveSession(null);
      await ending?.end();
    },
    disconnect() {
      host?.disconnect();
    },
  };
}

function hostPictureOf({ presenter, item, look, baniLength, screens, picture }: DeskState): HostPicture {
  return {
    state: sessionStateOf(presenter, item),
    fontSizes: look.sizes,
    settings: { ...displaySettingsOf(look), baniLength: BANI_LENGTH_SETTINGS[baniLength], canUndo: true },
    painted: paintedOf(screens, picture),
  };
}
