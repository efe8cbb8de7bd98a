import type { HostClient, HostPicture, HostState, ReceivedCommand } from '@naad/sync-client';
import { ALL_DRIVE, type Command, type SessionCode } from '@naad/sync-protocol';

/** A fake session that records what it shows. The end-to-end tests use the real one. */
export interface RecordedHost extends HostClient {
  readonly shown: (HostPicture & { readonly answers: readonly string[] })[];
  /** Denied commands and why. */
  readonly denied: (readonly [id: string, outcome: string])[];
  /** Simulates a phone's tap. */
  receive(id: string, command: Command, isLate?: () => boolean): void;
}

const JOINED_AT = new Date(2026, 10, 22, 10, 32).getTime();

const CONNECTED: HostState = {
  connection: { kind: 'connected' },
  code: 'BCD-FGH' as SessionCode,
  pin: '424242',
  invite: '0123456789abcdef0123456789abcdef',
  audience: { controllers: 1, followers: 12 },
  phones: [
    { id: 'phone-one', kind: 'iPhone', number: 1, joinedAt: JOINED_AT, isConnected: true },
    { id: 'phone-two', kind: 'iPhone', number: 2, joinedAt: JOINED_AT + 26 * 60_000, isConnected: true },
    {
      id: 'phone-three',
      kind: 'androidPhone',
      number: 1,
      joinedAt: JOINED_AT + 80 * 60_000,
      isConnected: false,
    },
  ],
  pins: { kind: 'open' },
  driving: ALL_DRIVE,
  notice: null,
};

/** Creates a fake session that is connected by default. */
export function hostOf(state: Partial<HostState> = {}): RecordedHost {
  const shown: RecordedHost['shown'] = [];
  let current = { ...CONNECTED, ...state };
  const subscribers = new Set<() => void>();
  /** Applies changes like the server; without a connection nothing changes. */
  const change = (changes: Partial<HostState>): Promise<boolean> => {
    if (current.connection.kind !== 'connected') return Promise.resolve(false);
    current = { ...current, ...changes };
    for (const subscriber of subscribers) subscriber();
    return Promise.resolve(true);
  };
  let listener: (received: ReceivedCommand) => void = () => undefined;
  const denied: RecordedHost['denied'] = [];
  return {
    shown,
    denied,
    deny(id, outcome) {
      denied.push([id, outcome]);
    },
    getState: () => current,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    removePhone: (id) => change({ phones: current.phones?.filter((each) => each.id !== id) ?? null }),
    drive(message) {
      const { driving, phones } = current;
      if (driving === null) return Promise.resolve(false);
      if (message.type === 'all') return change({ driving: ALL_DRIVE });
      if (message.type === 'give') {
        const asking = driving.requests.map(({ phone }) => phone);
        const driver = [...asking, ...(phones ?? [])].find(({ id }) => id === message.id) ?? null;
        return change({ driving: { ...ALL_DRIVE, driver } });
      }
      const requests = driving.requests.filter(
        ({ phone }) => message.type === 'ask' || phone.id !== message.id,
      );
      return change({ driving: { ...driving, requests } });
    },
    changePin() {
      void change({ pin: '565656' });
    },
    allowPins: () => change({ pins: { kind: 'open' } }),
    show(picture, answers = []) {
      shown.push({ ...picture, answers });
    },
    onCommand(next) {
      listener = next;
    },
    receive(id, command, isLate = () => false) {
      listener({ id, command, isLate });
    },
    end: () => Promise.resolve(),
    disconnect: () => undefined,
  };
}
