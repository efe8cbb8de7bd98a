import { DEFAULT_FONT_SIZES, EMPTY_STATE, type Command, type SessionState } from '@naad/sync-protocol';
import { createSyncApi } from '../createSyncApi.ts';
import { SessionHost, type HostOptions } from '../SessionHost.ts';
import type { HostClient, HostPicture, SavedHost } from '../types.ts';

/** Polls until `look` succeeds; fails with its last error. */
export async function eventually<Value>(look: () => Value, withinMs = 20_000): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Waits, for tests that something doesn't happen. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A display that obeys every command, built on the real host client. */
export interface Display {
  readonly host: HostClient;
  readonly done: Command[];
  /** The session that it would find after a reload. */
  readonly saved: () => SavedHost | null;
  readonly picture: () => HostPicture;
  show(state: Partial<SessionState>): void;
}

function obey({ state, fontSizes, settings }: HostPicture, command: Command): HostPicture {
  if (command.type === 'fontSize') {
    const size = fontSizes[command.target] + (command.value === 'plus' ? 1 : -1);
    return { state, settings, fontSizes: { ...fontSizes, [command.target]: size } };
  }
  if (command.type !== 'shabad') return { state, fontSizes, settings };
  const { shabadId: id, verseId: highlight, lineCount } = command;
  return {
    state: { ...EMPTY_STATE, kind: 'shabad', id, highlight, homeId: highlight, lineCount },
    fontSizes,
    settings,
  };
}

export function startDisplay(origin: string, options: Partial<HostOptions> = {}): Display {
  let saved: SavedHost | null = options.saved ?? null;
  let picture: HostPicture = {
    state: EMPTY_STATE,
    fontSizes: DEFAULT_FONT_SIZES,
    settings: { larivaar: false },
  };
  const done: Command[] = [];
  const host = new SessionHost({
    origin,
    api: createSyncApi({ origin, prefix: '/api' }),
    hostId: 'display-of-a-test',
    saved,
    takesSettings: true,
    ...options,
    save(next) {
      saved = next;
    },
  });
  host.onCommand(({ id, command }) => {
    done.push(command);
    picture = obey(picture, command);
    host.show(picture, [id]);
  });
  return {
    host,
    done,
    saved: () => saved,
    picture: () => picture,
    show(state) {
      picture = { ...picture, state: { ...picture.state, ...state } };
      host.show(picture);
    },
  };
}

/** Starts a display and waits for its session; returns its code and PIN too. */
export async function startReadyDisplay(origin: string, options: Partial<HostOptions> = {}) {
  const display = startDisplay(origin, options);
  const { code, pin } = await eventually(() => {
    const state = display.host.getState();
    if (state.connection.kind !== 'connected' || state.code === null || state.pin === null)
      throw new Error('There is no session yet.');
    return { code: state.code, pin: state.pin };
  });
  return { ...display, code, pin };
}
