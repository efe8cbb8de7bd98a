import { io, type Socket } from 'socket.io-client';
import {
  EMPTY_ORDERED_PLACE,
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  isSettled,
  isToSend,
  receiveInOrder,
  receiveSequenced,
  receiveSnapshot,
  reconnectOrdered,
  reduceDelivery,
  tapped,
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
  type SequencePlace,
  type SessionState,
  type StateMessage,
} from '@naad/sync-protocol';
import { dropLine } from './dropLine.ts';

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
  // As a proxy would, another server is tried when one does not answer.
  let tries = 0;
  socket.io.on('reconnect_attempt', () => {
    tries += 1;
    const url = urls[tries % urls.length] ?? '';
    (socket.io as unknown as { uri: string }).uri = url;
  });
  return socket;
}

/** Until it is connected; fails at once where it is refused for good. */
function untilConnected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.on('connect_error', (error) => {
      if (!socket.active) reject(error);
    });
  });
}

export interface CurrentHost {
  readonly code: string;
  readonly token: string;
  readonly pin: string;
  readonly socket: Socket;
  readonly screen: { state: SessionState; fontSizes: FontSizes };
  /** Ids of commands it did, in order. */
  readonly done: string[];
  readonly notices: unknown[];
  show(state: Partial<SessionState>): void;
  drop(): void;
}

/** A display as ours is to be: orders kept, nothing done twice, everything said again after a connection. */
export async function startCurrentHost(
  urls: readonly string[],
  begun: { code: string; token: string },
  { pin = '424242' }: { pin?: string } = {},
): Promise<CurrentHost> {
  const auth = { v: 2, role: 'host', token: begun.token, pin, takesSettings: true };
  const socket = connect(urls, begun.code, auth, '203.0.113.9');
  const screen = { state: EMPTY_STATE, fontSizes: DEFAULT_FONT_SIZES };
  const done: string[] = [];
  const notices: unknown[] = [];
  let place = EMPTY_ORDERED_PLACE;
  let rev = 0;
  let acknowledged = 0;
  let answers: string[] = [];

  // Not volatile: that drops what is said while another message is still being written.
  function tell(): void {
    rev += 1;
    const told = rev;
    const said = answers.slice(-50);
    if (!socket.connected) return;
    socket.emit('show', { rev, ...screen, settings: {}, answers: said }, (reply: { ok: boolean }) => {
      if (!reply.ok) return;
      acknowledged = Math.max(acknowledged, told);
      answers = answers.filter((id) => !said.includes(id));
    });
  }
  const timer = setInterval(() => {
    if (acknowledged < rev || answers.length > 0) tell();
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
    place = reconnectOrdered(place);
    rev = 0;
    acknowledged = 0;
    tell();
  });
  socket.on('cmd', (message: HostCommand, acknowledge: (reply: unknown) => void) => {
    const taken = receiveInOrder(place, message);
    place = taken.place;
    acknowledge({ received: place.received });
    if (!taken.isToDo) return;
    obey(message);
    tell();
  });
  socket.on('notice', (notice: unknown) => notices.push(notice));
  await untilConnected(socket);
  return {
    ...{ ...begun, pin, socket, screen, done, notices },
    show(state) {
      screen.state = { ...screen.state, ...state };
      if (socket.connected) tell();
    },
    drop: () => dropLine(socket),
  };
}

export interface CurrentFollower {
  readonly socket: Socket;
  readonly view: { state: SessionState; hostOnline: boolean; seq: number };
  readonly roles: RoleMessage[];
  /** The wire as it came, for tests of what must not be on it. */
  readonly frames: string[];
  closes: number;
  /** Messages it saw that it had missed one before. */
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
  let place: SequencePlace = null;
  const follower: CurrentFollower = {
    ...{ socket, view, roles: [], frames: [], closes: 0, gaps: 0 },
    drop: () => dropLine(socket),
  };
  socket.onAny((...frame: unknown[]) => follower.frames.push(JSON.stringify(frame)));
  const show = ({ state, hostOnline, seq }: Pick<StateMessage, 'state' | 'hostOnline' | 'seq'>) =>
    Object.assign(view, { state, hostOnline, seq });
  socket.on('snapshot', (message: SnapshotMessage) => {
    const verdict = receiveSnapshot(place, message);
    if (verdict.kind === 'drop') return;
    place = verdict.place;
    show(message);
  });
  socket.on('state', (message: StateMessage) => {
    const verdict = receiveSequenced(place, message);
    if (verdict.kind === 'drop') return;
    place = verdict.place;
    follower.gaps += verdict.isGap ? 1 : 0;
    show(message);
  });
  socket.on('settings', (message: SettingsMessage) => {
    const verdict = receiveSequenced(place, message);
    if (verdict.kind === 'drop') return;
    place = verdict.place;
    view.seq = message.seq;
  });
  socket.on('role', (role: RoleMessage) => follower.roles.push(role));
  socket.on('close', () => (follower.closes += 1));
  await untilConnected(socket);
  return follower;
}

export interface CurrentController extends CurrentFollower {
  readonly clientId: string;
  readonly taps: Map<number, Delivery>;
  /** Sends a command, and again as the rules have it; its number. */
  tap(command: Command): number;
  close(): void;
}

let nextClient = 0;

export async function startController(
  urls: readonly string[],
  code: string,
  pin: string,
  { address = '198.51.100.7' }: { address?: string } = {},
): Promise<CurrentController> {
  nextClient += 1;
  const clientId = `controller-number-${String(nextClient).padStart(6, '0')}`;
  const auth = { v: 2, role: 'controller', clientId, pin };
  const follower = await startFollower(urls, code, { auth, address });
  const { socket } = follower;
  const taps = new Map<number, Delivery>();
  const commands = new Map<number, Command>();
  let counter = 0;

  function reduce(each: number, event: DeliveryEvent): void {
    const delivery = taps.get(each);
    if (delivery) taps.set(each, reduceDelivery(delivery, event));
  }

  /** Refused because the display was away: as ours does, it asks again once the display is back. */
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
      if (!isSettled(delivery)) reduce(each, { kind: 'timePassed', at });
      const isReady = socket.connected && follower.roles.at(-1)?.role === 'controller';
      const current = taps.get(each);
      if (!isReady || !current || !isToSend(current, at)) continue;
      reduce(each, { kind: 'sent', at });
      if (current.phase === 'accepted') taps.set(each, { ...current, acceptedAt: at });
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
    tap(command: Command) {
      counter += 1;
      commands.set(counter, command);
      taps.set(counter, tapped(Date.now()));
      send();
      return counter;
    },
    close() {
      clearInterval(timer);
      socket.disconnect();
    },
  });
}
