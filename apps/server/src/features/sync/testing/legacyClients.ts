import { io as io4 } from 'socket.io-client';
import io2 from 'socket.io-client-v2';
import { eventually } from './eventually.ts';
import { DESKTOP, PHONE } from './startTestSync.ts';

/** A Node socket of either library, with its WebSocket connection. */
interface WiredSocket {
  readonly io: { readonly engine?: { readonly transport?: { readonly ws?: { terminate(): void } } } };
}

/**
 * Cuts a connection, established or not, as a network does; the library notices and reconnects by itself. Closing the
 * engine would differ: while connecting, the library would wait for its timeout.
 */
export function dropConnection(socket: unknown): void {
  (socket as WiredSocket).io.engine?.transport?.ws?.terminate();
}

/** Serialises frames without times and epochs, whose digits could look like a PIN by chance. */
export function withoutStamps(frames: unknown): string {
  return JSON.stringify(frames).replaceAll(/\\?"(ts|untilTs|epoch)\\?":(\d+|\\?"[^"\\]*\\?")/g, '');
}

/** The client library of a legacy page or desktop. */
export type Library = 'v2' | 'v4';

interface RawSocket {
  on(event: string, callback: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  disconnect(): unknown;
  connect(): unknown;
  readonly connected: boolean;
}

/** A client of the legacy protocol that records everything it receives. */
export interface LegacyClient {
  readonly socket: RawSocket;
  readonly received: Record<string, unknown>[];
  readonly closes: number;
  readonly errors: string[];
  send(message: unknown): void;
  last(type?: string): Record<string, unknown> | undefined;
  /** Cuts the connection as a network does; the client reconnects by itself. */
  drop(): void;
  close(): void;
}

export interface LegacyOptions {
  readonly library?: Library;
  readonly userAgent?: string;
  readonly address?: string;
  readonly namespace?: string;
}

/** Connects; resolves once connected or refused. */
export async function connectLegacy(
  url: string,
  code: string,
  options: LegacyOptions = {},
): Promise<LegacyClient> {
  const { library = 'v4', userAgent = PHONE, address = '198.51.100.7', namespace = `/${code}` } = options;
  const extraHeaders = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const timing = {
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    transports: ['websocket'],
    forceNew: true,
  };
  const raw =
    library === 'v4'
      ? io4(url + namespace, { ...timing, extraHeaders })
      : io2(url + namespace, { ...timing, transportOptions: { websocket: { extraHeaders } } });
  const socket = raw as unknown as RawSocket;
  const received: Record<string, unknown>[] = [];
  const errors: string[] = [];
  const client = { closes: 0 };
  socket.on('data', ((message: Record<string, unknown>) => received.push(message)) as never);
  socket.on('close', (() => (client.closes += 1)) as never);
  const refused = (error: { message?: string } | string) =>
    errors.push(typeof error === 'string' ? error : (error.message ?? String(error)));
  socket.on('connect_error', refused as never);
  socket.on('error', refused as never);
  await eventually(() => {
    if (!socket.connected && errors.length === 0) throw new Error('not connected');
  });
  return {
    socket,
    received,
    errors,
    get closes() {
      return client.closes;
    },
    send: (message) => socket.emit('data', message),
    last: (type) => received.filter((each) => type === undefined || each['type'] === type).at(-1),
    drop: () => dropConnection(socket),
    close: () => socket.disconnect(),
  };
}

/** A desktop that behaves like version 9.2.4: it sends its PIN and doesn't report lines. */
export interface LegacyHost extends LegacyClient {
  readonly code: string;
  /** Commands it received, in order. */
  readonly commands: Record<string, unknown>[];
  readonly screen: { type: string; id: unknown; line: unknown; text: string | null; gurbani: number };
  /** An operator's action. */
  show(content: Record<string, unknown>): void;
}

export interface LegacyHostOptions extends LegacyOptions {
  readonly pin?: number;
  readonly version?: '9.2.4' | '9.3';
  readonly code?: string;
  /** The host's id of a shabad's first verse, for a host that names rows as version 9.2.4 does. */
  readonly firstVerseOf?: (shabadId: number) => number;
}

/** Begins a session and connects. */
export async function startLegacyHost(url: string, options: LegacyHostOptions = {}): Promise<LegacyHost> {
  const { pin = 1987, version = '9.2.4', userAgent = DESKTOP, address = '203.0.113.9' } = options;
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const begun = options.code
    ? { data: { namespaceString: options.code } }
    : ((await (await fetch(`${url}/sync/begin/0b4e-host?ts=1`, { headers })).json()) as {
        data: { namespaceString: string };
      });
  const code = begun.data.namespaceString;
  const client = await connectLegacy(url, code, { ...options, userAgent, address });
  const commands: Record<string, unknown>[] = [];
  const screen = {
    type: 'none',
    id: null as unknown,
    line: null as unknown,
    text: null as string | null,
    gurbani: 9,
  };
  let stale: Record<string, unknown> | null = null;
  let home = 0;
  const send = (message: Record<string, unknown>) => client.send({ host: 'sttm-desktop', ...message });

  function obey(message: Record<string, unknown>): void {
    commands.push(message);
    const { type, shabadId, verseId, baniId, ceremonyId } = message;
    if (type === 'shabad') {
      const isOpen = screen.type === 'shabad' && screen.id === shabadId;
      Object.assign(screen, { type, id: shabadId, line: verseId, text: null });
      if (!isOpen) home = Number(verseId);
      const content = { type, id: shabadId, shabadid: shabadId, highlight: verseId };
      if (!isOpen) send({ ...content, homeId: verseId, verseChange: false });
      stale ??= content;
    } else if (type === 'bani') {
      const line = verseId ?? 5001;
      Object.assign(screen, { type, id: baniId, line, text: null });
      const content = { type, id: baniId, shabadid: baniId, highlight: line, baniLength: 'short' };
      send({ ...content, verseChange: false });
      stale = { type, id: baniId, shabadid: baniId, highlight: baniId, homeId: null, baniLength: 'short' };
    } else if (type === 'ceremony') {
      Object.assign(screen, { type, id: ceremonyId, line: verseId, text: null });
    } else if (type === 'text') {
      screen.text = String(message['text']);
    } else if (type === 'settings') {
      const { value, target } = message['settings'] as { value: string; target: string };
      if (target !== 'gurbani') throw new Error('The display has crashed.');
      screen.gurbani += value === 'plus' ? 1 : -1;
      const fontSizes = { gurbani: screen.gurbani, translation: null, teeka: null, transliteration: null };
      send({ type: 'settings', settings: { fontSizes } });
    } else throw new Error('The display has crashed.');
  }

  function judge(): void {
    const fontSizes = { gurbani: screen.gurbani, translation: 5, teeka: 4, transliteration: 4 };
    return send({ type: 'response-control', success: pin, settings: { fontSizes } });
  }

  client.socket.on('data', ((message: Record<string, unknown>) => {
    if (message['host'] === 'sttm-desktop') return;
    const isRight = parseInt(String(message['pin']), 10) === pin;
    if (isRight && message['type'] !== 'request-control') return obey(message);
    if (version === '9.2.4') judge();
    else send({ type: 'response-control', success: isRight, settings: { fontSizes: {}, display: {} } });
    if (options.firstVerseOf && screen.type === 'shabad' && isRight) {
      const { id, line } = screen;
      const homeId = home - options.firstVerseOf(Number(id));
      send({ type: 'shabad', id, shabadid: id, highlight: line, homeId, baniLength: '' });
    } else if (stale && isRight) send(stale);
  }) as never);
  return Object.assign(Object.create(client) as LegacyClient, {
    code,
    commands,
    screen,
    show(content: Record<string, unknown>) {
      if (content['homeId'] === content['highlight']) home = Number(content['highlight']);
      Object.assign(screen, {
        type: content['type'],
        id: content['id'],
        line: content['highlight'],
        text: null,
      });
      send({ shabadid: content['id'], verseChange: false, ...content });
    },
  });
}
