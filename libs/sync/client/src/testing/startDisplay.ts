import { DEFAULT_FONT_SIZES, EMPTY_STATE, type Command, type SessionState } from '@naad/sync-protocol';
import { createSyncApi } from '../createSyncApi.ts';
import { startHost, type HostOptions } from '../startHost.ts';
import type { HostClient, HostPicture, SavedHost } from '../types.ts';
import { eventually } from './eventually.ts';

/** A display that does what it is told, by the real host client. */
export interface Display {
  readonly host: HostClient;
  readonly done: Command[];
  /** What it would find after a reload. */
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
  const host = startHost({
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

/** One that has a session; what it is called and its PIN. */
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
