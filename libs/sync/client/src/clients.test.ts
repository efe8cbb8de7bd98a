import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CLIENT_TO_SERVER,
  parseSessionCode,
  REFUSALS,
  SERVER_TO_CLIENT,
  type Command,
  type SessionCode,
} from '@naad/sync-protocol';
import { Server } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { SessionController } from './SessionController.ts';
import { connectFollower } from './connectFollower.ts';
import { createSyncApi } from './createSyncApi.ts';
import { SYSTEM_CLOCK } from './platform.ts';
import { createLossySocket } from './testing/faultyNetwork.ts';
import { spawnServer } from './testing/spawnServer.ts';
import { eventually, pause, startReadyDisplay } from './testing/startDisplay.ts';
import { alarm, setUpTestServer } from './testing/setUpTestServer.ts';
import type { Clock } from './types.ts';

const line = (verseId: number): Command => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null });
const plus: Command = { type: 'fontSize', target: 'gurbani', value: 'plus' };
const codeOf = (text: string): SessionCode => parseSessionCode(text) ?? expect.unreachable();

const server = setUpTestServer();

describe('the HTTP session API [S7.15, S7.16]', () => {
  it('begins a session, finds it in any spelling and ends it by its token alone [S3.25]', async () => {
    const api = createSyncApi({ origin: server.origin, prefix: '/api' });
    const begun = await api.begin('display-of-a-test');
    if (!begun.ok) return expect.unreachable();
    const { code, token } = begun.value;
    expect(await api.join(` ${code.toLowerCase()} `)).toEqual({ ok: true, value: { code } });
    expect(await api.end(code, 'not-the-token')).toEqual({ ok: true, value: null });
    expect(await api.join(code)).toEqual({ ok: true, value: { code } });
    await api.end(code, token);
    expect(await api.join(code)).toEqual({ ok: false, refusal: 'codeUnknown' });
  });

  it('reports why there is no session', async () => {
    const api = createSyncApi({ origin: server.origin, prefix: '/api' });
    expect(await api.join('ZZZ-ZZZ')).toEqual({ ok: false, refusal: 'codeUnknown' });
    for (const text of ['', 'ABC', 'undefined', 'A,C-DEF', 'ABC-DEFG'])
      expect(await api.join(text)).toEqual({ ok: false, refusal: 'codeMalformed' });
    server.wire.cut();
    const cut = createSyncApi({ origin: server.wire.origin, prefix: '/api' });
    expect(await cut.join('ZZZ-ZZZ')).toEqual({ ok: false, refusal: 'unreachable' });
  });

  it.each([
    [429, '{}', 'tooMany'],
    [503, '<html>', 'unreachable'],
    [503, '{"error":"…","id":"sessionsUnavailable"}', 'unavailable'],
    [418, '{}', 'failed'],
    [200, '<html>', 'failed'],
    [200, '{"data":{"ok":true}}', 'failed'],
  ])('maps an answer %i %s to %s', async (status, body, refusal) => {
    const fetch = () => Promise.resolve(new Response(body, { status }));
    expect(await createSyncApi({ origin: server.origin, prefix: '', fetch }).join('BCD-FGH')).toEqual({
      ok: false,
      refusal,
    });
  });
});

describe('a follower', () => {
  it('receives the current line at once, and each later one', async () => {
    const { code, show } = await server.display();
    show({ kind: 'shabad', id: 628, highlight: 26102, homeId: 26102 });
    const follower = server.follow(code);
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

  it('is refused an unknown code', async () => {
    const follower = server.follow(codeOf('ZZZ-ZZZ'));
    await eventually(() =>
      expect(follower.getState().connection).toMatchObject({ kind: 'refused', refusal: 'codeUnknown' }),
    );
  });

  it('reconnects after the connection was cut, to the line shown by then', async () => {
    const { code, show } = await server.display();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    const follower = server.follow(code, { origin: server.wire.origin });
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102));
    server.wire.cut();
    await eventually(() =>
      expect(follower.getState()).toMatchObject({ connection: { kind: 'reconnecting' }, isStale: true }),
    );
    show({ highlight: 26103 });
    expect(follower.getState().session?.highlight).toBe(26102);
    server.wire.mend();
    await eventually(() =>
      expect(follower.getState()).toMatchObject({ isStale: false, session: { highlight: 26103 } }),
    );
  });

  it('[SYNC-SEQ-3] requests a snapshot after a lost message', async () => {
    const { code, show, host, picture } = await server.display();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    const { createSocket, loseEvent } = createLossySocket();
    const follower = server.follow(code, { createSocket });
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102));
    loseEvent('state');
    show({ highlight: 26103 });
    const { state, fontSizes, settings } = picture();
    // The next message doesn't contain the line.
    host.show({ state, settings, fontSizes: { ...fontSizes, gurbani: 12 } });
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26103));
  });

  it('shows that the display is away and that it is back', async () => {
    const { code, show, host, saved } = await server.display();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    const follower = server.follow(code);
    await eventually(() => expect(follower.getState().hostOnline).toBe(true));
    host.disconnect();
    await eventually(() =>
      expect(follower.getState()).toMatchObject({
        connection: { kind: 'connected' },
        hostOnline: false,
        isStale: true,
      }),
    );
    const again = await server.display({ saved: saved() });
    expect(again.code).toBe(code);
    await eventually(() => expect(follower.getState()).toMatchObject({ hostOnline: true, isStale: false }));
  });

  it('ends with the session [B100], and receives nothing after leaving', async () => {
    const { code, host, show } = await server.display();
    const [stays, leaves] = [server.follow(code), server.follow(code)];
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

  it('reconnects at once when its phone wakes with a dead connection', async () => {
    const { code, show } = await server.display();
    const { onWake, wake } = alarm();
    const follower = server.follow(code, { origin: server.wire.origin, onWake });
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
    server.wire.silence();
    show({ kind: 'shabad', id: 628, highlight: 26102 });
    await pause(300);
    expect(follower.getState().session?.highlight).not.toBe(26102);
    wake();
    // Well before the heartbeat would notice.
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102), 4_000);
  });

  it('reconnects without waiting for its next retry when the network returns', async () => {
    const { code } = await server.display();
    const { onWake, wake } = alarm();
    // Its timers never fire, as on a sleeping phone: only waking reconnects it.
    const { createSocket, socket } = createLossySocket();
    const follower = server.follow(code, { origin: server.wire.origin, onWake, createSocket });
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
    socket().io.reconnectionDelay(600_000);
    socket().io.reconnectionDelayMax(600_000);
    server.wire.cut();
    await eventually(() => expect(follower.getState().connection.kind).toBe('reconnecting'));
    server.wire.mend();
    await pause(300);
    expect(follower.getState().connection.kind).toBe('reconnecting');
    wake();
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
  });
});

describe('a controller', () => {
  it('[SYNC-CMD-4] shows each tap accepted and on screen [Y8]', async () => {
    const { code, pin, done } = await server.display();
    const controller = server.drive(code, pin);
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

  it('is refused with a wrong PIN [B102] and admitted with the right one', async () => {
    const { code, pin } = await server.display();
    const controller = server.drive(code, pin === '111111' ? '111112' : '111111');
    await eventually(() =>
      expect(controller.getState().connection).toMatchObject({ kind: 'refused', refusal: 'pinWrong' }),
    );
    controller.enterPin(pin);
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
  });

  it("[SYNC-CMD-5] drops a tap that couldn't be sent within three seconds, and sends a later one", async () => {
    const { code, pin, done } = await server.display();
    const controller = server.drive(code, pin, { origin: server.wire.origin });
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    server.wire.cut();
    await eventually(() => expect(controller.getState().connection.kind).toBe('reconnecting'));
    controller.send(line(26102));
    await eventually(() =>
      expect(controller.getState().deliveries[0]?.delivery).toEqual({ phase: 'failed', reason: 'expired' }),
    );
    server.wire.mend();
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    const id = controller.send(line(26103));
    await eventually(() =>
      expect(controller.getState().deliveries.at(-1)).toMatchObject({ id, delivery: { phase: 'onScreen' } }),
    );
    expect(done).toEqual([line(26103)]);
  });

  it('[SYNC-CMD-6] sends an unacknowledged command once more, and it runs once', async () => {
    const { code, pin, picture } = await server.display();
    const { createSocket, loseAcknowledgement, loseEvent } = createLossySocket();
    const controller = server.drive(code, pin, { createSocket });
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    loseAcknowledgement();
    loseEvent('applied');
    controller.send(plus);
    await eventually(() =>
      expect(controller.getState().deliveries[0]?.delivery).toMatchObject({ phase: 'onScreen' }),
    );
    expect(picture().fontSizes.gurbani).toBe(10);
  });

  it('shows when the display is away and returns with it', async () => {
    const { code, pin, host, saved } = await server.display();
    const controller = server.drive(code, pin);
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
    const again = await server.display({ saved: saved() });
    await eventually(() => expect(controller.getState().hostOnline).toBe(true));
    controller.send(line(26102));
    await eventually(() => expect(again.done).toEqual([line(26102)]));
  });

  it('ends with the session: no PIN reopens it, and leaving deletes the token', async () => {
    const { code, pin, host } = await server.display();
    const tokens: (string | null)[] = [];
    const controller = server.drive(code, pin, { saveToken: (token: string | null) => tokens.push(token) });
    const connection = () => controller.getState().connection;
    await eventually(() => expect(connection().kind).toBe('connected'));
    await host.end();
    await eventually(() => expect(connection()).toEqual({ kind: 'ended', reason: 'closed' }));
    controller.enterPin(pin);
    expect(connection()).toEqual({ kind: 'ended', reason: 'closed' });
    expect(tokens).toEqual([expect.any(String)]);
    controller.leave();
    expect(connection()).toEqual({ kind: 'ended', reason: 'left' });
    expect(tokens.at(-1)).toBeNull();
  });

  it('keeps the last twenty settled taps', async () => {
    const { code, pin } = await server.display();
    const controller = server.drive(code, pin);
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

describe('a restarted server', () => {
  it('gets all clients back on the same line', async () => {
    const { code, pin, done, host } = await server.display();
    const [follower, controller] = [server.follow(code), server.drive(code, pin)];
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    controller.send(line(26102));
    await eventually(() => expect(follower.getState().session?.highlight).toBe(26102));
    await server.process?.restart();
    await eventually(() => {
      expect(follower.getState()).toMatchObject({
        connection: { kind: 'connected' },
        isStale: false,
        session: { highlight: 26102 },
      });
      expect(controller.getState()).toMatchObject({ connection: { kind: 'connected' }, isStale: false });
    });
    expect(host.getState()).toMatchObject({ code, pin });
    const id = controller.send(line(26103));
    await eventually(() =>
      expect(controller.getState().deliveries.at(-1)).toMatchObject({ id, delivery: { phase: 'onScreen' } }),
    );
    expect(done).toEqual([line(26102), line(26103)]);
  });

  it('without its sessions ends them for followers, and the display begins another', async () => {
    const forgetful = await spawnServer(null);
    const there = `http://127.0.0.1:${String(forgetful.port)}`;
    const { code, host } = await startReadyDisplay(there);
    server.leaving(host);
    const follower = server.leaving(connectFollower({ origin: there, code }));
    await eventually(() => expect(follower.getState().connection.kind).toBe('connected'));
    await forgetful.restart();
    await eventually(
      () => expect(follower.getState().connection).toEqual({ kind: 'ended', reason: 'unknown' }),
      15_000,
    );
    await eventually(() => {
      expect(host.getState().connection.kind).toBe('connected');
      expect(host.getState().code).not.toBe(code);
    });
    host.disconnect();
    await forgetful.stop();
  });
});

describe('a controller that is not admitted', () => {
  /** Refuses and admits phones as the test says; the real server's part is proved with its store. */
  async function startRoleServer() {
    const http = createServer();
    const io = new Server(http);
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const options = {
      origin: `http://127.0.0.1:${String(port)}`,
      code: codeOf('BCD-FGH'),
      pin: '123456',
    };
    return { io, phones: io.of(/^\/[A-Z]{3}-[A-Z]{3}$/), options };
  }
  const admitted = { role: 'controller', refusal: null, retryAfterMs: null, hostKind: 'legacy' };
  const refused = { role: 'follower', refusal: 'hostOffline', retryAfterMs: null, hostKind: 'legacy' };

  it('learns that the store is unreadable, and connects by itself afterwards', async () => {
    const { io, phones, options } = await startRoleServer();
    let isAway = true;
    phones.use((_socket, next) => {
      next(isAway ? new Error(REFUSALS.storeUnavailable.message) : undefined);
    });
    phones.on('connection', (socket) => void socket.emit(SERVER_TO_CLIENT.role, admitted));
    const phone = new SessionController(options);
    const connection = () => phone.getState().connection;
    await eventually(() =>
      expect(connection()).toEqual({ kind: 'connecting', isLate: true, cause: 'storeUnavailable' }),
    );
    isAway = false;
    await eventually(() => expect(connection()).toEqual({ kind: 'connected' }));
    phone.disconnect();
    await io.close();
  });

  it('asks again while the display is silent or away, and at once when it is back', async () => {
    const { io, phones, options } = await startRoleServer();
    // No answer to the first request, and then two refusals.
    const answers = [null, refused, refused, admitted];
    let asked = 0;
    phones.on('connection', (socket) => {
      socket.on(CLIENT_TO_SERVER.control, (message: { pin: string }, answer: (role: object) => void) => {
        expect(message.pin).toBe(options.pin);
        const role = answers[asked];
        asked += 1;
        if (role) answer(role);
      });
    });
    // Fast until the second refusal; then it doesn't ask again by itself in the time of this test.
    const clock: Clock = {
      now: () => Date.now(),
      after: (ms, callback) => SYSTEM_CLOCK.after(asked < 3 ? ms / 10 : ms * 10, callback),
    };
    const phone = new SessionController({ ...options, clock });
    const connection = () => phone.getState().connection;
    await eventually(() => expect(connection()).toEqual({ kind: 'connecting', isLate: true }));
    await eventually(() => expect(connection()).toMatchObject({ kind: 'refused', refusal: 'hostOffline' }));
    await eventually(() => expect(asked).toBe(3));
    const { state, fontSizes, settings } = (await server.display()).picture();
    expect(asked).toBe(3);
    const snapshot = { seq: 1, epoch: 'one', ts: Date.now(), hostOnline: true, state, fontSizes, settings };
    phones.emit(SERVER_TO_CLIENT.snapshot, snapshot);
    await eventually(() => expect(connection()).toEqual({ kind: 'connected' }));
    expect(asked).toBe(4);
    phone.disconnect();
    await io.close();
  });
});
