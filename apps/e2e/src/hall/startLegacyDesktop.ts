import io from 'socket.io-client-v2';

/** The reference's id of the first verse of a shabad, which its desktop counts rows from. */
export type FirstVerses = Readonly<Record<number, number>>;

/** A desktop like version 9.2.4 with the reference's verse ids, and the line on its screen. */
export interface LegacyDesktop {
  readonly code: string;
  readonly pin: string;
  readonly screen: { readonly shabad: number; readonly row: number };
  /** The operator opens a shabad found by a search at one of its lines. */
  open(shabad: number, row: number): void;
  /** The operator moves to another line of the open shabad. */
  move(row: number): void;
  quit(): void;
}

interface DesktopSocket {
  on(event: 'connect', listener: () => void): void;
  on(event: 'data', listener: (message: Record<string, unknown>) => void): void;
  emit(event: 'data', message: object): void;
  disconnect(): void;
}

const USER_AGENT = 'Mozilla/5.0 (X11) AppleWebKit/537.36 sttm-desktop/9.2.4 Chrome/114 Electron/25.0.0';
const PIN = 1987;

/** Begins a session and connects, as the desktop does when it starts. */
export async function startLegacyDesktop(origin: string, firsts: FirstVerses): Promise<LegacyDesktop> {
  const headers = { 'user-agent': USER_AGENT };
  const begun = await fetch(`${origin}/sync/begin/0b4e-desktop?ts=1`, { headers });
  const { data } = (await begun.json()) as { data: { namespaceString: string } };
  const socket = io(`${origin}/${data.namespaceString}`, {
    forceNew: true,
    transports: ['websocket'],
    transportOptions: { websocket: { extraHeaders: headers } },
  }) as DesktopSocket;
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const screen = { shabad: 0, row: 0 };
  let homeRow = 0;
  const send = (message: object) => socket.emit('data', { host: 'sttm-desktop', ...message });
  const idOf = (row: number) => (firsts[screen.shabad] ?? 0) + row;
  const content = (homeId: number) => ({
    type: 'shabad',
    id: screen.shabad,
    shabadid: screen.shabad,
    highlight: idOf(screen.row),
    homeId,
  });

  function open(shabad: number, row: number): void {
    Object.assign(screen, { shabad, row });
    homeRow = row;
    send({ ...content(idOf(row)), verseChange: false });
  }

  socket.on('data', ({ host, type, pin, shabadId, verseId }) => {
    if (host === 'sttm-desktop') return;
    if (type === 'request-control' || Number(pin) !== PIN) {
      const fontSizes = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };
      send({ type: 'response-control', success: PIN, settings: { fontSizes } });
      if (screen.shabad > 0) send({ ...content(homeRow), baniLength: '' });
    } else if (type === 'shabad') {
      const row = Number(verseId) - (firsts[Number(shabadId)] ?? 0);
      // It moves within the open shabad without a word.
      if (shabadId === screen.shabad) screen.row = row;
      else open(Number(shabadId), row);
    }
  });
  return {
    code: data.namespaceString,
    pin: String(PIN),
    screen,
    open,
    move(row) {
      screen.row = row;
      send({ ...content(homeRow), verseChange: false });
    },
    quit: () => socket.disconnect(),
  };
}
