import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS, type Command, type SessionCode } from '@naad/sync-protocol';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { CreateSocket } from './createLink.ts';
import { FaultyLine } from './testing/FaultyLine.ts';
import { startLagMeter } from './testing/lagMeter.ts';
import { eventually, pause, startDisplay } from './testing/startDisplay.ts';
import { setUpTestServer } from './testing/setUpTestServer.ts';

const line = (verseId: number): Command => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null });
const plus: Command = { type: 'fontSize', target: 'gurbani', value: 'plus' };

const server = setUpTestServer();
const lines: FaultyLine[] = [];
afterEach(async () => {
  for (const each of lines.splice(0)) await each.close();
});

async function openLine(): Promise<FaultyLine> {
  const opened = await FaultyLine.open([server.process?.port ?? 0]);
  lines.push(opened);
  return opened;
}

/** A display and a phone, each behind a line of its own. */
async function startSession(options: object = {}) {
  const hostLine = await openLine();
  const phoneLine = await openLine();
  const display = await server.display({ origin: hostLine.origin });
  const phone = server.drive(display.code, display.pin, { origin: phoneLine.origin, ...options });
  const told: string[] = [];
  phone.subscribe(() => {
    const delivery = phone.getState().deliveries.at(-1)?.delivery;
    const phase = delivery?.phase === 'failed' ? delivery.reason : delivery?.phase;
    if (phase !== undefined && told.at(-1) !== phase) told.push(phase);
  });
  await eventually(() =>
    expect(phone.getState()).toMatchObject({ connection: { kind: 'connected' }, hostOnline: true }),
  );
  return { ...display, hostLine, phoneLine, phone, told };
}

/** A socket that can lose the phone's commands while everything else passes. */
function createSwallowingSocket() {
  const swallow = { isOn: false, tries: 0, triesBefore: 0, connections: 0 };
  const createSocket: CreateSocket = (url, auth) => {
    const socket = io(url, {
      forceNew: true,
      transports: ['websocket'],
      auth: (give: (auth: object) => void) => give(auth()),
    });
    const { emit } = socket;
    socket.emit = (event, ...rest) => {
      if (!swallow.isOn || event !== 'cmd') return emit.call(socket, event, ...rest);
      swallow.tries += 1;
      return socket;
    };
    socket.on('connect', () => (swallow.connections += 1));
    socket.on('disconnect', () => (swallow.triesBefore = swallow.tries));
    return socket;
  };
  return { createSocket, swallow };
}

const isConnected = (client: { getState(): { connection: { kind: string } } }) =>
  client.getState().connection.kind === 'connected';

/** Milliseconds until something holds, without the time for which this process or the server was busy [SYNC-BEAT-1]. */
async function untilTrue(look: () => boolean): Promise<number> {
  const lag = startLagMeter(server.process?.port);
  const start = Date.now();
  await eventually(() => expect(look()).toBe(true), 25_000);
  lag.stop();
  return Date.now() - start - 2 * lag.total();
}

/** Longest false claim to be connected. */
const CLAIM_MS = 4_000;
/** Time that a first attempt to connect gets [SYNC-RETRY-1]. */
const FIRST_ATTEMPT_MS = 2_000;
/** Inaccuracy of times: a test reads the clock a little before or after the product. */
const CLOCK_MS = 100;

describe('a tap whose outcome is not known', () => {
  it('[SYNC-CMD-9] is never told as failed while the display shows it, and is on screen once the answer arrives [U1]', async () => {
    const { phone, hostLine, told, picture } = await startSession();
    // The display hears the tap; its answers are lost for longer than the server waits.
    hostLine.carry('up', 'drop');
    phone.send(plus);
    await eventually(() => expect(picture().fontSizes.gurbani).toBe(10));
    await eventually(() => expect(told.at(-1)).toBe('unknown'));
    await pause(8_000);
    hostLine.reset();
    hostLine.mend();
    await eventually(() => expect(told.at(-1)).toBe('onScreen'), 15_000);
    expect(
      told.filter((each) => !['waiting', 'sent', 'accepted', 'unknown', 'onScreen'].includes(each)),
    ).toEqual([]);
    expect(picture().fontSizes.gurbani).toBe(10);
  });

  it('[SYNC-CMD-10] does not land after its phone gave it up, although its bytes do [U3]', async () => {
    const { phone, phoneLine, told, done, show, host } = await startSession();
    phoneLine.carry('up', 'hold');
    phone.send(line(26102));
    await eventually(() => expect(told.at(-1)).toBe('unknown'));
    show({ kind: 'shabad', id: 700, highlight: 30_001 });
    await pause(6_000);
    phoneLine.mend();
    await eventually(() => expect(told.at(-1)).toBe('expired'), 15_000);
    expect(done).toEqual([]);
    expect(isConnected(host)).toBe(true);
  });

  it('[SYNC-CMD-10] does not land either if the line of the display held it [U4]', async () => {
    const { phone, hostLine, told, done, show } = await startSession();
    show({ kind: 'shabad', id: 700, highlight: 30_001 });
    hostLine.carry('down', 'hold');
    phone.send(line(26102));
    await eventually(() => expect(told.at(-1)).toBe('unknown'));
    await pause(6_000);
    hostLine.mend();
    await eventually(() => expect(told.at(-1)).toBe('expired'), 15_000);
    expect(done).toEqual([]);
  });

  it('[SYNC-CMD-11] restarts the connection after two tries without an answer, and is asked for on the next [U5]', async () => {
    const { createSocket, swallow } = createSwallowingSocket();
    const { phone, told, done } = await startSession({ createSocket });
    const since = Date.now();
    swallow.isOn = true;
    phone.send(line(26102));
    await eventually(() => expect(swallow.connections).toBe(2));
    expect(swallow.triesBefore).toBe(2);
    expect(Date.now() - since).toBeGreaterThan(2 * LIMITS.acknowledgeMs - CLOCK_MS);
    swallow.isOn = false;
    await eventually(() => expect(told.at(-1)).toBe('expired'));
    expect(done).toEqual([]);
  });
});

describe('a line that is dead', () => {
  it.each(['up', 'down'] as const)(
    '[SYNC-BEAT-1] %swards is not called connected by its phone for more than four seconds [U6]',
    async (direction) => {
      const { phone, phoneLine } = await startSession();
      phoneLine.carry(direction, 'hold');
      expect(await untilTrue(() => !isConnected(phone))).toBeLessThan(CLAIM_MS);
      phoneLine.mend();
      await eventually(() => expect(isConnected(phone)).toBe(true));
    },
    30_000,
  );

  it.each(['up', 'down'] as const)(
    '[SYNC-BEAT-1] [SYNC-HOST-4] %swards is not called connected by its display, nor by phones of the display, for more than four seconds [U6]',
    async (direction) => {
      const { host, phone, hostLine } = await startSession();
      hostLine.carry(direction, 'hold');
      const [display, others] = await Promise.all([
        untilTrue(() => !isConnected(host)),
        untilTrue(() => !phone.getState().hostOnline),
      ]);
      expect(display).toBeLessThan(CLAIM_MS);
      expect(others).toBeLessThan(CLAIM_MS);
      hostLine.mend();
      await eventually(() => expect(phone.getState()).toMatchObject({ hostOnline: true, isStale: false }));
    },
    30_000,
  );

  it('[SYNC-BEAT-2] to a server without beats is restarted by a display whose pictures it does not acknowledge [U6]', async () => {
    const http = createServer();
    const io = new Server(http);
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    let connections = 0;
    io.of('/BCD-FGH').on('connection', (socket) => {
      connections += 1;
      socket.emit('role', { role: 'host', refusal: null, retryAfterMs: null, hostKind: 'current' });
    });
    const { host, show } = startDisplay(`http://127.0.0.1:${String(port)}`, {
      saved: { code: 'BCD-FGH' as SessionCode, token: 't'.repeat(32), pin: '123456' },
    });
    await eventually(() => expect(connections).toBe(1));
    show({ kind: 'shabad', id: 628 });
    const since = Date.now();
    await eventually(() => expect(connections).toBe(2));
    expect(Date.now() - since).toBeGreaterThan(3_500 - CLOCK_MS);
    host.disconnect();
    await io.close();
  });

  it('[SYNC-RETRY-1] that swallows a connection costs two seconds, not eight [U10]', async () => {
    const { phone, phoneLine } = await startSession();
    phoneLine.welcome('swallow');
    phoneLine.reset();
    const lag = startLagMeter();
    await eventually(() => expect(phoneLine.swallowed).toHaveLength(1), 25_000);
    phoneLine.welcome('accept');
    lag.stop();
    expect(phoneLine.swallowed[0]).toBeLessThan(FIRST_ATTEMPT_MS + CLOCK_MS + lag.total());
    await eventually(() => expect(isConnected(phone)).toBe(true), 20_000);
  });
});
