import { io, type Socket } from 'socket.io-client';
import {
  EMPTY_PROGRESS,
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  isAskedFor,
  shouldSend,
  receiveInOrder,
  receiveSequenced,
  receiveSnapshot,
  restartNumbering,
  reduceDelivery,
  createDelivery,
  type AdmissionMessage,
  type Command,
  type CommandReply,
  type Delivery,
  type DeliveryEvent,
  type FontSizes,
  type HostCommand,
  type AppliedMessage,
  type RoleMessage,
  type SettingsMessage,
  type SnapshotMessage,
  type SequencePosition,
  type SessionState,
  type StateMessage,
} from '@naad/sync-protocol';
import { dropConnection } from './legacyClients.ts';

const TIMING = {
  reconnectionDelay: 30,
  reconnectionDelayMax: 120,
  transports: ['websocket'],
  forceNew: true,
};

function connect(
  urls: readonly string[],
  code: string,
  auth: Record<string, unknown>,
  address: string,
): Socket {
  const extraHeaders = { 'x-forwarded-for': address };
  const socket = io(`${urls[0] ?? ''}/${code}`, { ...TIMING, auth, extraHeaders });
  // Tries the next server if one doesn't answer, as a proxy would.
  let tries = 0;
  socket.io.on('reconnect_attempt', () => {
    tries += 1;
    const url = urls[tries % urls.length] ?? '';
    (socket.io as unknown as { uri: string }).uri = url;
  });
  return socket;
}

/** Resolves once connected; fails at once on a permanent refusal. */
function untilConnected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.on('connect_error', (error) => {
      if (!socket.active) reject(error);
    });
  });
}

/**
 * Begins a session for a {@link startCurrentHost}.
 *
 * @param api address of the API
 */
export async function beginSession(api: string): Promise<{ code: string; token: string }> {
  const reply = await fetch(`${api}/sync/begin/host?v=2`);
  if (reply.status !== 200) throw new Error(`No session has begun: status ${String(reply.status)}`);
  const { data } = (await reply.json()) as { data: { namespaceString: string; token: string } };
  return { code: data.namespaceString, token: data.token };
}

export interface CurrentHost {
  readonly code: string;
  readonly token: string;
  readonly pin: string;
  readonly socket: Socket;
  readonly screen: { state: SessionState; fontSizes: FontSizes };
  /** Ids of executed commands, in order. */
  readonly done: string[];
  readonly notices: unknown[];
  /** The admissions it received. */
  readonly admissions: AdmissionMessage[];
  show(state: Partial<SessionState>): void;
  drop(): void;
}

/**
 * A display that follows the protocol: it keeps the order, runs nothing twice and resends everything after a
 * reconnect.
 */
export async function startCurrentHost(
  urls: readonly string[],
  begun: { code: string; token: string },
  { pin = '424242', invite }: { pin?: string; invite?: string } = {},
): Promise<CurrentHost> {
  const auth = {
    v: 2,
    role: 'host',
    token: begun.token,
    pin,
    invite,
    takesSettings: true,
    knowsDriving: true,
  };
  const socket = connect(urls, begun.code, auth, '203.0.113.9');
  const screen = { state: EMPTY_STATE, fontSizes: DEFAULT_FONT_SIZES };
  const done: string[] = [];
  const notices: unknown[] = [];
  const admissions: AdmissionMessage[] = [];
  let progress = EMPTY_PROGRESS;
  let rev = 0;
  let acknowledged = 0;
  let answers: string[] = [];

  // Not volatile: that drops a message while another is still being written.
  function sendPicture(): void {
    rev += 1;
    const sentRev = rev;
    const sentAnswers = answers.slice(-50);
    if (!socket.connected) return;
    socket.emit('show', { rev, ...screen, settings: {}, answers: sentAnswers }, (reply: { ok: boolean }) => {
      if (!reply.ok) return;
      acknowledged = Math.max(acknowledged, sentRev);
      answers = answers.filter((id) => !sentAnswers.includes(id));
    });
  }
  const timer = setInterval(() => {
    if (acknowledged < rev || answers.length > 0) sendPicture();
  }, 400);
  socket.on('disconnect', (reason) => {
    if (reason.startsWith('io ')) clearInterval(timer);
  });

  function obey({ id, command }: HostCommand): void {
    done.push(id);
    answers.push(id);
    const { state, fontSizes } = screen;
    if (command.type === 'shabad') {
      const isOpen = state.kind === 'shabad' && state.id === command.shabadId;
      const homeId = isOpen ? state.homeId : command.verseId;
      const { shabadId, verseId: highlight, lineCount } = command;
      screen.state = { ...EMPTY_STATE, kind: 'shabad', id: shabadId, highlight, homeId, lineCount };
    } else if (command.type === 'text')
      screen.state = { ...state, text: command.text, isGurmukhi: command.isGurmukhi };
    else if (command.type === 'fontSize') {
      const size = fontSizes[command.target] + (command.value === 'plus' ? 1 : -1);
      screen.fontSizes = { ...fontSizes, [command.target]: size };
    }
  }

  socket.on('connect', () => {
    progress = restartNumbering(progress);
    rev = 0;
    acknowledged = 0;
    sendPicture();
  });
  socket.on('cmd', (message: HostCommand, acknowledge: (reply: unknown) => void) => {
    const result = receiveInOrder(progress, message);
    progress = result.progress;
    acknowledge({ received: progress.received });
    if (!result.shouldRun) return;
    obey(message);
    sendPicture();
  });
  socket.on('notice', (notice: unknown) => notices.push(notice));
  socket.on('admission', (message: AdmissionMessage) => admissions.push(message));
  await untilConnected(socket);
  return {
    ...{ ...begun, pin, socket, screen, done, notices, admissions },
    show(state) {
      screen.state = { ...screen.state, ...state };
      if (socket.connected) sendPicture();
    },
    drop: () => dropConnection(socket),
  };
}

export interface CurrentFollower {
  readonly socket: Socket;
  readonly view: { state: SessionState; hostOnline: boolean; seq: number };
  readonly roles: RoleMessage[];
  /** The raw frames, for tests of content that must not be sent. */
  readonly frames: string[];
  closes: number;
  /** Messages that showed a gap before them. */
  gaps: number;
  drop(): void;
}

export async function startFollower(
  urls: readonly string[],
  code: string,
  {
    auth = { v: 2, role: 'follower' },
    address = '198.51.100.7',
  }: { auth?: Record<string, unknown>; address?: string } = {},
): Promise<CurrentFollower> {
  const socket = connect(urls, code, auth, address);
  const view = { state: EMPTY_STATE, hostOnline: false, seq: -1 };
  let position: SequencePosition = null;
  const follower: CurrentFollower = {
    ...{ socket, view, roles: [], frames: [], closes: 0, gaps: 0 },
    drop: () => dropConnection(socket),
  };
  socket.onAny((...frame: unknown[]) => follower.frames.push(JSON.stringify(frame)));
  const show = ({ state, hostOnline, seq }: Pick<StateMessage, 'state' | 'hostOnline' | 'seq'>) =>
    Object.assign(view, { state, hostOnline, seq });
  socket.on('snapshot', (message: SnapshotMessage) => {
    const verdict = receiveSnapshot(position, message);
    if (verdict.kind === 'drop') return;
    position = verdict.position;
    show(message);
  });
  socket.on('state', (message: StateMessage) => {
    const verdict = receiveSequenced(position, message);
    if (verdict.kind === 'drop') return;
    position = verdict.position;
    follower.gaps += verdict.isGap ? 1 : 0;
    show(message);
  });
  socket.on('settings', (message: SettingsMessage) => {
    const verdict = receiveSequenced(position, message);
    if (verdict.kind === 'drop') return;
    position = verdict.position;
    view.seq = message.seq;
  });
  socket.on('role', (role: RoleMessage) => follower.roles.push(role));
  socket.on('close', () => (follower.closes += 1));
  await untilConnected(socket);
  return follower;
}

export interface CurrentController extends CurrentFollower {
  readonly clientId: string;
  /** Its token; null without one. */
  token(): string | null;
  readonly taps: Map<number, Delivery>;
  /** Sends a command, with retries as in the protocol; returns its number. */
  tap(command: Command): number;
  close(): void;
}

let nextClient = 0;

export async function startController(
  urls: readonly string[],
  code: string,
  pin: string,
  {
    address = '198.51.100.7',
    keepsToken = false,
    token: savedToken,
    invite,
  }: { address?: string; keepsToken?: boolean; token?: string | null; invite?: string } = {},
): Promise<CurrentController> {
  nextClient += 1;
  const clientId = `controller-number-${String(nextClient).padStart(6, '0')}`;
  const auth = {
    v: 2,
    role: 'controller',
    clientId,
    pin,
    keepsToken,
    invite,
    ...(savedToken ? { token: savedToken } : {}),
  };
  const follower = await startFollower(urls, code, { auth, address });
  const { socket } = follower;
  const taps = new Map<number, Delivery>();
  const commands = new Map<number, Command>();
  let counter = 0;
  let token = follower.roles.at(-1)?.token ?? savedToken ?? null;
  socket.on('role', (role: RoleMessage) => (token = role.token ?? token));

  function reduce(each: number, event: DeliveryEvent): void {
    const delivery = taps.get(each);
    if (delivery) taps.set(each, reduceDelivery(delivery, event));
  }

  /** Refused because the display was away: like our client, ask again once the display is back. */
  let isAsking = false;
  function askAgain(): void {
    const isRefused = follower.roles.at(-1)?.refusal === 'hostOffline';
    if (isAsking || !isRefused || !follower.view.hostOnline || !socket.connected) return;
    isAsking = true;
    socket.emit('control', { clientId, pin }, (role: RoleMessage) => {
      isAsking = false;
      follower.roles.push(role);
    });
  }

  function send(): void {
    askAgain();
    const at = Date.now();
    for (const [each, delivery] of taps) {
      if (isAskedFor(delivery, at)) reduce(each, { kind: 'timePassed', at });
      const isReady = socket.connected && follower.roles.at(-1)?.role === 'controller';
      const current = taps.get(each);
      if (!isReady || !current || !shouldSend(current, at)) continue;
      reduce(each, { kind: 'sent', at });
      socket.emit('cmd', { counter: each, command: commands.get(each) }, (reply: CommandReply) => {
        reduce(each, { kind: 'replied', at: Date.now(), reply });
      });
    }
  }

  socket.on('applied', (message: AppliedMessage) => reduce(message.counter, { kind: 'applied', ...message }));
  socket.on('disconnect', () => {
    for (const each of taps.keys()) reduce(each, { kind: 'disconnected' });
    follower.roles.length = 0;
    isAsking = false;
  });
  const timer = setInterval(send, 25);
  socket.on('role', send);
  return Object.assign(follower, {
    clientId,
    taps,
    token: () => token,
    tap(command: Command) {
      counter += 1;
      commands.set(counter, command);
      taps.set(counter, createDelivery(Date.now()));
      send();
      return counter;
    },
    close() {
      clearInterval(timer);
      socket.disconnect();
    },
  });
}
