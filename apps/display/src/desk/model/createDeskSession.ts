import type { HostClient, HostPicture, ReceivedCommand } from '@naad/sync-client';
import { displaySettingsOf } from '../../look/wireSettings.ts';
import type { StartSession } from './desk.ts';
import type { DeskStore } from './createDeskStore.ts';
import type { DeskState } from './deskState.ts';
import { SETTING_OF_LENGTH } from './settingOfLength.ts';
import type { MemoryKeeper } from './createMemoryKeeper.ts';
import { sessionStateOf } from './sessionStateOf.ts';

/** The session of a desk, while it holds one. */
export interface DeskSession {
  begin(): void;
  /** Tells all that is on the screen, and which taps are answered by it. */
  say(answers?: readonly string[]): void;
  end(): Promise<void>;
  disconnect(): void;
}

export interface DeskSessionParts {
  readonly hostId: string;
  readonly store: DeskStore;
  readonly memory: MemoryKeeper;
  readonly startSession: StartSession;
  readonly apply: (received: ReceivedCommand) => Promise<void>;
  /** Whether the desk is not yet what it was before a reload: what its session has is truer then. */
  readonly isRestoring: () => boolean;
}

export function createDeskSession(parts: DeskSessionParts): DeskSession {
  const { hostId, store, memory, startSession, apply, isRestoring } = parts;
  let host: HostClient | null = null;
  let commands: Promise<unknown> = Promise.resolve();

  function say(answers: readonly string[] = []): void {
    if (!isRestoring()) host?.show(hostPictureOf(store.getState()), answers);
  }

  return {
    begin() {
      if (host !== null) return;
      const begun = startSession({ hostId, saved: memory.savedSession(), save: memory.saveSession });
      host = begun;
      begun.subscribe(() => {
        if (host === begun) store.change({ session: begun.getState() });
      });
      // One after the other, also where one has to be fetched first.
      begun.onCommand((received) => {
        commands = commands.then(() => apply(received));
      });
      store.change({ session: begun.getState() });
      say();
    },
    say,
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

function hostPictureOf({ presenter, item, look, baniLength }: DeskState): HostPicture {
  return {
    state: sessionStateOf(presenter, item),
    fontSizes: look.sizes,
    settings: { ...displaySettingsOf(look), baniLength: SETTING_OF_LENGTH[baniLength] },
  };
}
