import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** An unattacked session; all its taps must reach its display and its follower. */
export interface Canary {
  taps(): number;
  slowestMs(): number;
  /** Lost taps and lost connections. */
  problems(): readonly string[];
  /** Stops after the current tap. */
  stop(): Promise<void>;
}

const TAP_EVERY_MS = 250;
const TAP_TIMEOUT_MS = 20_000;
const PIN = '424242';
const CLIENT_ID = 'canary-of-the-fuzz-run';

interface HostCommand {
  readonly order: number;
  readonly id: string;
  readonly command: { readonly verseId?: number };
}

async function joined(socket: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

/**
 * Starts a session with a display, a controller and a follower, and taps until it is stopped.
 *
 * @throws when the session can't be started or joined
 */
export async function startCanary(origin: string): Promise<Canary> {
  const reply = await fetch(`${origin}/api/sync/begin?v=2`);
  if (!reply.ok) throw new Error(`The canary's session cannot begin: ${String(reply.status)}`);
  const { data } = (await reply.json()) as { data: { namespaceString: string; token: string } };
  const problems: string[] = [];
  let isStopping = false;

  async function open(name: string, auth: object): Promise<Socket> {
    const socket = io(`${origin}/${data.namespaceString}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { v: 2, ...auth },
    });
    await joined(socket);
    socket.on('disconnect', (reason) => {
      if (!isStopping) problems.push(`The canary's ${name} lost its connection: ${reason}.`);
    });
    return socket;
  }

  const host = await open('display', { role: 'host', token: data.token, pin: PIN, takesSettings: true });
  let rev = 0;
  let shown = 0;
  host.on('cmd', ({ order, id, command }: HostCommand, done: (answer: object) => void) => {
    done({ received: order });
    rev += 1;
    shown = command.verseId ?? shown;
    const state = {
      kind: 'shabad',
      id: 1,
      highlight: shown,
      homeId: 1,
      baniLength: null,
      lineCount: null,
      text: null,
      isGurmukhi: false,
      hidden: false,
    };
    const fontSizes = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };
    host.emit('show', { rev, state, fontSizes, answers: [id] }, () => undefined);
  });
  const follower = await open('follower', { role: 'follower' });
  let followed = 0;
  let onFollowed: () => void = () => undefined;
  follower.on('state', ({ state }: { state: { highlight: number | null } }) => {
    followed = state.highlight ?? followed;
    onFollowed();
  });
  const controller = await open('controller', { role: 'controller', clientId: CLIENT_ID });
  const admitted = (await controller
    .timeout(TAP_TIMEOUT_MS)
    .emitWithAck('control', { clientId: CLIENT_ID, pin: PIN })) as { role: string };
  if (admitted.role !== 'controller')
    throw new Error(`The canary's controller was not admitted: ${JSON.stringify(admitted)}`);

  let taps = 0;
  let slowestMs = 0;
  async function tap(): Promise<void> {
    const line = taps + 1;
    const startedAt = performance.now();
    const timeout = new AbortController();
    const seen = new Promise<boolean>((resolve) => {
      onFollowed = () => {
        if (followed === line) resolve(true);
      };
    });
    controller.emit('cmd', {
      counter: line,
      command: { type: 'shabad', shabadId: 1, verseId: line, lineCount: null },
    });
    const isSeen = await Promise.race([
      seen,
      pause(TAP_TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false),
    ]);
    timeout.abort();
    taps = line;
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    if (isSeen) return;
    const where = shown === line ? 'its follower' : 'its display';
    problems.push(
      `Tap ${String(line)} of the canary did not reach ${where} within ${String(TAP_TIMEOUT_MS / 1_000)} s.`,
    );
  }

  async function tapOn(): Promise<void> {
    while (!isStopping && problems.length === 0) {
      await tap();
      await pause(TAP_EVERY_MS);
    }
  }
  const tapping = tapOn();

  return {
    taps: () => taps,
    slowestMs: () => slowestMs,
    problems: () => problems,
    async stop() {
      isStopping = true;
      await tapping;
      for (const socket of [controller, follower, host]) socket.disconnect();
    },
  };
}
