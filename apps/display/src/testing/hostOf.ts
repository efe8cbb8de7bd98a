import type { HostClient, HostPicture, HostState, ReceivedCommand } from '@naad/sync-client';
import type { Command, SessionCode } from '@naad/sync-protocol';

/** What a session said and was told, for tests and stories of the desk; the real one is in the end-to-end tests. */
export interface RecordedHost extends HostClient {
  readonly shown: (HostPicture & { readonly answers: readonly string[] })[];
  /** A phone's tap. */
  receive(id: string, command: Command): void;
}

const CONNECTED: HostState = {
  connection: { kind: 'connected' },
  code: 'BCD-FGH' as SessionCode,
  pin: '424242',
  audience: { controllers: 1, followers: 12 },
  pinsLockedUntil: null,
  notice: null,
};

export function hostOf(state: Partial<HostState> = {}): RecordedHost {
  const shown: RecordedHost['shown'] = [];
  const current = { ...CONNECTED, ...state };
  let listener: (received: ReceivedCommand) => void = () => undefined;
  return {
    shown,
    getState: () => current,
    subscribe: () => () => undefined,
    show(picture, answers = []) {
      shown.push({ ...picture, answers });
    },
    onCommand(next) {
      listener = next;
    },
    receive(id, command) {
      listener({ id, command });
    },
    end: () => Promise.resolve(),
    disconnect: () => undefined,
  };
}
