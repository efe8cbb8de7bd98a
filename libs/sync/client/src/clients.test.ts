import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSessionCode, type Command, type SessionCode } from '@naad/sync-protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectController } from './connectController.ts';
import { connectFollower } from './connectFollower.ts';
import { createSyncApi } from './createSyncApi.ts';
import { createLossySocket } from './testing/createLossySocket.ts';
import { createWire, type Wire } from './testing/createWire.ts';
import { eventually, pause } from './testing/eventually.ts';
import { spawnServer, type ServerProcess } from './testing/spawnServer.ts';
import { startDisplay, startReadyDisplay } from './testing/startDisplay.ts';

const line = (verseId: number): Command => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null });
const plus: Command = { type: 'fontSize', target: 'gurbani', value: 'plus' };
const codeOf = (text: string): SessionCode => parseSessionCode(text) ?? expect.unreachable();

let folder = '';
let server: ServerProcess;
let origin = '';
let wire: Wire;
const open: { disconnect(): void }[] = [];

/** Leaves after the test. */
function leaving<Client extends { disconnect(): void }>(client: Client): Client {
  open.push(client);
  return client;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-clients-'));
  server = await spawnServer(path.join(folder, 'sessions.json'));
  origin = `http://127.0.0.1:${String(server.port)}`;
  wire = await createWire(server.port);
}, 30_000);

afterEach(() => {
  wire.mend();
  for (const client of open.splice(0)) client.disconnect();
});

afterAll(async () => {
  await wire.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function display(options: Parameters<typeof startReadyDisplay>[1] = {}) {
  const each = await startReadyDisplay(origin, options);
  leaving(each.host);
  return each;
}

const follow = (code: SessionCode, options: object = {}) =>
  leaving(connectFollower({ origin, code, ...options }));
const drive = (code: SessionCode, pin: string, options: object = {}) =>
  leaving(connectController({ origin, code, pin, ...options }));

/** A page's waking, by hand. */
function alarm() {
  const listeners = new Set<() => void>();
  return {
    onWake(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake: () => listeners.forEach((listener) => listener()),
  };
}

describe('sessions by HTTP', () => {
  it('begin, are found in any spelling, and are ended by their token alone', async () => {
    const api = createSyncApi({ origin, prefix: '/api' });
    const begun = await api.begin('display-of-a-test');
    if (!begun.ok) return expect.unreachable();
    const { code, token } = begun.value;
    expect(await api.join(` ${code.toLowerCase()} `)).toEqual({ ok: true, value: { code } });
    expect(await api.end(code, 'not-the-token')).toEqual({ ok: true, value: null });
    expect(await api.join(code)).toEqual({ ok: true, value: { code } });
    await api.end(code, token);
    expect(await api.join(code)).toEqual({ ok: false, refusal: 'codeUnknown' });
  });

  it('say why there is none', async () => {
    const api = createSyncApi({ origin, prefix: '/api' });
    expect(await api.join('ZZZ-ZZZ')).toEqual({ ok: false, refusal: 'codeUnknown' });
    for (const text of ['', 'ABC', 'undefined', 'A,C-DEF', 'ABC-DEFG'])
      expect(await api.join(text)).toEqual({ ok: false, refusal: 'codeMalformed' });
    wire.cut();
    const cut = createSyncApi({ origin: wire.origin, prefix: '/api' });
    expect(await cut.join('ZZZ-ZZZ')).toEqual({ ok: false, refusal: 'unreachable' });
  });

  it.each([
    [429, '{}', 'tooMany'],
    [503, '<html>', 'unreachable'],
    [418, '{}', 'failed'],
    [200, '<html>', 'failed'],
    [200, '{"data":{"ok":true}}', 'failed'],
  ])('take an answer %i %s for %s', async (status, body, refusal) => {
    const fetch = () => Promise.resolve(new Response(body, { status }));
    expect(await createSyncApi({ origin, prefix: '', fetch }).join('BCD-FGH')).toEqual({
      ok: false,
      refusal,
    });
  });
});

describe('a follower', () => {
  it('has the line at once, and each that comes', async () => {
    const { code, show } = await display();
    show({ kind: 'shabad', id: 628, highlight: 26102, homeId: 26102 });
    const follower = follow(code);
    expect(follower.getState().connection).toEqual({ kind: 'connecting', isLate: false });
    await eventually(() =>
      expect(follower.getState()).toMatchObject({
        connection: { kind: 'connected' },
        session: { id: 628, highlight: 26102 },
        hostOnline: true,
        isStale: false,
      }),
    );
    const before = follower.getState();
    expect(follower.getState()).toBe(before);
    show({ text: 'vwihgurU', isGurmukhi: true });
    await eventually(() => expect(follower.getState().session).toMatchObject({ text: 'vwihgurU' }));
  });

  it('is refused a code that nobody has', async () => {
    const follower = follow(codeOf('ZZZ-ZZZ'));
    await eventually(() =>
      expect(follower.getState().connection).toMatchObject({ kind: 'refused', refusal: 'codeUnknown' }),
    );
  });

  it('comes back after the line was cut, to the line that is shown by then', async () => {
    const { code, show } = await display();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    const follower = follow(code, { origin: wire.origin });
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102));
    wire.cut();
    await eventually(() =>
      expect(follower.getState()).toMatchObject({ connection: { kind: 'reconnecting' }, isStale: true }),
    );
    show({ highlight: 26103 });
    expect(follower.getState().session?.highlight).toBe(26102);
    wire.mend();
    await eventually(() =>
      expect(follower.getState()).toMatchObject({ isStale: false, session: { highlight: 26103 } }),
    );
  });

  it('[SYNC-SEQ-3] asks for everything where a message was lost', async () => {
    const { code, show, host, picture } = await display();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    const { createSocket, loseEvent } = createLossySocket();
    const follower = follow(code, { createSocket });
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102));
    loseEvent('state');
    show({ highlight: 26103 });
    const { state, fontSizes, settings } = picture();
    // What comes next says nothing of lines.
    host.show({ state, settings, fontSizes: { ...fontSizes, gurbani: 12 } });
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26103));
  });

  it('knows that the display is away, and that it is back', async () => {
    const { code, show, host, saved } = await display();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    const follower = follow(code);
    await eventually(() => expect(follower.getState().hostOnline).toBe(true));
    host.disconnect();
    await eventually(() =>
      expect(follower.getState()).toMatchObject({
        connection: { kind: 'connected' },
        hostOnline: false,
        isStale: true,
      }),
    );
    const again = await display({ saved: saved() });
    expect(again.code).toBe(code);
    await eventually(() => expect(follower.getState()).toMatchObject({ hostOnline: true, isStale: false }));
  });

  it('is told the end (behaviour 100), and hears nothing after it left', async () => {
    const { code, host, show } = await display();
    const [stays, leaves] = [follow(code), follow(code)];
    await eventually(() => expect(leaves.getState().connection.kind).toBe('connected'));
    leaves.disconnect();
    expect(leaves.getState().connection).toEqual({ kind: 'ended', reason: 'left' });
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    await eventually(() => expect(stays.getState().session?.highlight).toBe(26102));
    await host.end();
    await eventually(() => expect(stays.getState().connection).toEqual({ kind: 'ended', reason: 'closed' }));
    expect(leaves.getState().session?.highlight).not.toBe(26102);
    expect(host.getState().connection).toEqual({ kind: 'ended', reason: 'left' });
  });

  it('of a phone that wakes on a dead line is back at once', async () => {
    const { code, show } = await display();
    const { onWake, wake } = alarm();
    const follower = follow(code, { origin: wire.origin, onWake });
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
    wire.silence();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    await pause(300);
    expect(follower.getState().session?.highlight).not.toBe(26102);
    wake();
    // Well before the heartbeat would have noticed.
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102), 4_000);
  });

  it('of a phone whose network is there again does not wait for its next try', async () => {
    const { code } = await display();
    const { onWake, wake } = alarm();
    // Nothing that waits ever comes, as on a phone that sleeps: only waking brings it back.
    const { createSocket, socket } = createLossySocket();
    const follower = follow(code, { origin: wire.origin, onWake, createSocket });
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
    socket().io.reconnectionDelay(600_000);
    socket().io.reconnectionDelayMax(600_000);
    wire.cut();
    await eventually(() => expect(follower.getState().connection.kind).toBe('reconnecting'));
    wire.mend();
    await pause(300);
    expect(follower.getState().connection.kind).toBe('reconnecting');
    wake();
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
  });
});

describe('a controller', () => {
  it('[SYNC-CMD-4] sees each tap accepted and on screen', async () => {
    const { code, pin, done } = await display();
    const controller = drive(code, pin);
    const phases: string[] = [];
    controller.subscribe(() => {
      const phase = controller.getState().deliveries.at(-1)?.delivery.phase;
      if (phase && phases.at(-1) !== phase) phases.push(phase);
    });
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    const id = controller.send(line(26102));
    await eventually(() =>
      expect(controller.getState()).toMatchObject({
        session: { id: 628, highlight: 26102 },
        hostKind: 'current',
        display: { larivaar: false },
        fontSizes: { gurbani: 9 },
        deliveries: [{ id, delivery: { phase: 'onScreen', isConfirmed: true } }],
      }),
    );
    expect(phases.slice(0, 2)).toEqual(['waiting', 'sent']);
    expect(done).toEqual([line(26102)]);
  });

  it('with a wrong PIN is refused (behaviour 102), and admitted with the right one', async () => {
    const { code, pin } = await display();
    const controller = drive(code, pin === '111111' ? '111112' : '111111');
    await eventually(() =>
      expect(controller.getState().connection).toMatchObject({ kind: 'refused', refusal: 'pinWrong' }),
    );
    controller.enterPin(pin);
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
  });

  it('[SYNC-CMD-5] drops a tap that could not be sent in three seconds, and does one that could', async () => {
    const { code, pin, done } = await display();
    const controller = drive(code, pin, { origin: wire.origin });
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    wire.cut();
    await eventually(() => expect(controller.getState().connection.kind).toBe('reconnecting'));
    controller.send(line(26102));
    await eventually(() =>
      expect(controller.getState().deliveries[0]?.delivery).toEqual({ phase: 'failed', reason: 'expired' }),
    );
    wire.mend();
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    const id = controller.send(line(26103));
    await eventually(() =>
      expect(controller.getState().deliveries.at(-1)).toMatchObject({ id, delivery: { phase: 'onScreen' } }),
    );
    expect(done).toEqual([line(26103)]);
  });

  it('[SYNC-CMD-6] sends once more what nobody acknowledged, and it is done once', async () => {
    const { code, pin, picture } = await display();
    const { createSocket, loseAcknowledgement, loseEvent } = createLossySocket();
    const controller = drive(code, pin, { createSocket });
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    loseAcknowledgement();
    loseEvent('applied');
    controller.send(plus);
    await eventually(() =>
      expect(controller.getState().deliveries[0]?.delivery).toMatchObject({ phase: 'onScreen' }),
    );
    expect(picture().fontSizes.gurbani).toBe(10);
  });

  it('is told when the display is away, and is back with it', async () => {
    const { code, pin, host, saved } = await display();
    const controller = drive(code, pin);
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    host.disconnect();
    await eventually(() => expect(controller.getState().hostOnline).toBe(false));
    controller.send(plus);
    await eventually(() =>
      expect(controller.getState().deliveries[0]?.delivery).toEqual({
        phase: 'failed',
        reason: 'hostOffline',
      }),
    );
    const again = await display({ saved: saved() });
    await eventually(() => expect(controller.getState().hostOnline).toBe(true));
    controller.send(line(26102));
    await eventually(() => expect(again.done).toEqual([line(26102)]));
  });

  it('keeps the last twenty taps that came to something', async () => {
    const { code, pin } = await display();
    const controller = drive(code, pin);
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    for (let each = 0; each < 24; each += 1) {
      controller.send(line(26_100 + each));
      await pause(50);
    }
    await eventually(() => {
      const { deliveries } = controller.getState();
      expect(deliveries).toHaveLength(20);
      expect(deliveries.at(-1)).toMatchObject({ id: 24, delivery: { phase: 'onScreen' } });
    });
  });
});

describe('a host', () => {
  it('draws a PIN of six digits, and hears of who joins', async () => {
    const { host, code, pin } = await display();
    expect(pin).toMatch(/^[1-9]\d{5}$/);
    drive(code, pin);
    await eventually(() => expect(host.getState().notice).toMatchObject({ kind: 'controllerJoined' }));
  });

  it('[SYNC-HOST-5] knows how many drive and follow', async () => {
    const { host, code, pin } = await display();
    const follower = follow(code);
    follow(code);
    drive(code, pin);
    await eventually(() => expect(host.getState().audience).toEqual({ controllers: 1, followers: 2 }));
    follower.disconnect();
    await eventually(() => expect(host.getState().audience).toEqual({ controllers: 1, followers: 1 }));
  });

  it('goes on with its session after a reload, and with its PIN', async () => {
    const { host, code, pin, saved } = await display();
    const controller = drive(code, pin);
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    host.disconnect();
    const again = await display({ saved: saved() });
    expect(again).toMatchObject({ code, pin });
    const id = controller.send(line(26102));
    await eventually(() =>
      expect(controller.getState().deliveries.at(-1)).toMatchObject({ id, delivery: { phase: 'onScreen' } }),
    );
  });

  it('gives way to another page of itself', async () => {
    const { host, saved } = await display();
    const again = await display({ saved: saved() });
    await eventually(() => expect(host.getState().connection).toEqual({ kind: 'ended', reason: 'replaced' }));
    await pause(300);
    expect(again.host.getState().connection.kind).toBe('connected');
  });

  it('begins anew where the server knows its session no more', async () => {
    const saved = { code: codeOf('ZZZ-ZZZ'), token: 'x'.repeat(32), pin: '123456' };
    const again = await display({ saved });
    expect(again.code).not.toBe('ZZZ-ZZZ');
    expect(again.saved()).toMatchObject({ code: again.code });
  });

  it('waits with its beginning for a server that is away', async () => {
    wire.cut();
    const { onWake, wake } = alarm();
    const { host } = startDisplay(wire.origin, { onWake });
    leaving(host);
    await eventually(() => expect(host.getState().connection).toEqual({ kind: 'connecting', isLate: true }));
    wire.mend();
    wake();
    await eventually(() => expect(host.getState().connection.kind).toBe('connected'));
  });
});

describe('a server that restarts', () => {
  it('is come back to by everybody, on the same line', async () => {
    const { code, pin, done, host } = await display();
    const [follower, controller] = [follow(code), drive(code, pin)];
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    controller.send(line(26102));
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102));
    await server.restart();
    await eventually(() => {
      expect(follower.getState()).toMatchObject({
        connection: { kind: 'connected' },
        isStale: false,
        session: { highlight: 26102 },
      });
      expect(controller.getState()).toMatchObject({ connection: { kind: 'connected' }, isStale: false });
    }, 10_000);
    expect(host.getState()).toMatchObject({ code, pin });
    const id = controller.send(line(26103));
    await eventually(() =>
      expect(controller.getState().deliveries.at(-1)).toMatchObject({ id, delivery: { phase: 'onScreen' } }),
    );
    expect(done).toEqual([line(26102), line(26103)]);
  }, 30_000);

  it('and has forgotten the session has ended it, and the display begins another', async () => {
    const forgetful = await spawnServer(null);
    const there = `http://127.0.0.1:${String(forgetful.port)}`;
    const { code, host } = await startReadyDisplay(there);
    leaving(host);
    const follower = leaving(connectFollower({ origin: there, code }));
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
    await forgetful.restart();
    await eventually(
      () => expect(follower.getState().connection).toEqual({ kind: 'ended', reason: 'unknown' }),
      15_000,
    );
    await eventually(() => {
      expect(host.getState().connection.kind).toBe('connected');
      expect(host.getState().code).not.toBe(code);
    }, 15_000);
    host.disconnect();
    await forgetful.stop();
  }, 45_000);
});
