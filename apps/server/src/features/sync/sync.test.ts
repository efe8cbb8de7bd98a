import { LIMITS } from '@naad/sync-protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSession,
  startController,
  startCurrentHost,
  startFollower,
  type CurrentHost,
} from './testing/currentClients.ts';
import { eventually, settled } from './testing/eventually.ts';
import { connectLegacy, startLegacyHost, type LegacyClient, withoutStamps } from './testing/legacyClients.ts';
import { DESKTOP, startTestSync, type TestSync } from './testing/startTestSync.ts';

let server: TestSync;
beforeAll(async () => {
  // A short heartbeat for tests, so that a dead connection is detected soon.
  server = await startTestSync({ heartbeat: { intervalMs: 500, timeoutMs: 1_500 } });
});
afterAll(() => server.close());

const begin = (url = server.url) => beginSession(url);

async function startHost(): Promise<CurrentHost> {
  return startCurrentHost([server.url], await begin());
}

const urls = () => [server.url];
const line = (verseId: number) => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null }) as const;
const web = (message: object) => ({ host: 'sttm-web', ...message });

/** Like a pulled cable: it neither sends nor answers any more, and nothing closes. */
function cutWire(socket: unknown): void {
  const { io } = socket as {
    io: { engine: { transport: { ws: { _socket: { pause(): void; write: unknown } } } } };
  };
  const { _socket: wire } = io.engine.transport.ws;
  wire.pause();
  wire.write = () => true;
}

describe('the HTTP routes', () => {
  it.each(['undefined', 'null', 'ABC-XYZ', 'abc', '%00', 'ABC,XYZ'])(
    '[SYNC-CODE-1] answer a join of %s with no session, as JSON',
    async (code) => {
      for (const base of ['', '/api']) {
        const { status, body } = await server.get(`${base}/sync/join/${code}`);
        expect(status).toBe(404);
        expect(body).toEqual({ error: expect.stringContaining('code') as string, id: 'sessionNotFound' });
      }
    },
  );

  it('[SYNC-LIMIT-3] give a code that can be joined in any case, at the root and below the prefix [S7.15]', async () => {
    const beganAt = Date.now();
    const begun = await server.get('/sync/begin?ts=5');
    // Time for a legacy host's script to arrive.
    expect(Date.now() - beganAt).toBeGreaterThanOrEqual(395);
    const { namespaceString: code } = (begun.body as { data: { namespaceString: string } }).data;
    expect(begun.body).toEqual({ data: { namespaceString: code } });
    for (const path of [`/sync/join/${code}`, `/api/sync/join/${code.toLowerCase()}`]) {
      expect(await server.get(path)).toEqual({ status: 200, body: { data: { namespaceString: code } } });
    }
  });

  it('serve the client library compressed and cacheable', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const reply = await fetch(`${server.url}/api/socket.io/socket.io.js`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(reply.headers.get('cache-control')).toContain('max-age=604800');
      expect(await reply.text()).toContain('Socket.IO v4.8.4');
    }
    expect((await fetch(`${server.url}/socket.io/socket.io.js`)).status).toBe(200);
  });

  it('[SYNC-LIMIT-1] begin six sessions a minute for a host, thirty for an address', async () => {
    const limited = await startTestSync({ config: { apiPrefix: '/api', trustProxy: true, rateLimit: 1 } });
    const asked = async (host: string, address: string) =>
      (await limited.get(`/sync/begin/${host}?v=2`, { 'x-forwarded-for': address })).status;
    const ofHost = await Promise.all(Array.from({ length: 8 }, () => asked('one', '203.0.113.1')));
    expect(ofHost.filter((status) => status === 429)).toHaveLength(2);
    const ofAddress = await Promise.all(
      Array.from({ length: 32 }, (_, host) => asked(String(host), '203.0.113.2')),
    );
    expect(ofAddress.filter((status) => status === 429)).toHaveLength(2);
    await limited.close();
  });

  it('[SYNC-LIMIT-2] delay unknown codes, but never joins of a known code', async () => {
    const limited = await startTestSync({ config: { apiPrefix: '/api', trustProxy: true, rateLimit: 1 } });
    const { code } = await begin(limited.url);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const joins = await Promise.all(
      Array.from({ length: 100 }, () => limited.get(`/sync/join/${code}`, from('192.0.2.1'))),
    );
    expect(joins.every(({ status }) => status === 200)).toBe(true);
    const unknown = (index: number) => `/sync/join/BCD-FG${'BCDFGHJKLMNPQRSTVWXZY'.charAt(index)}`;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => limited.get(unknown(index), from('192.0.2.2'))),
    );
    let isAnswered = false;
    const late = limited.get(unknown(20), from('192.0.2.2')).then(() => (isAnswered = true));
    await limited.get(`/sync/join/${code}`, from('192.0.2.1'));
    expect(isAnswered).toBe(false);
    await late;
    await limited.close();
  });
});

describe('socket namespaces', () => {
  it.each(['v2', 'v4'] as const)('refuse an unknown code, in the words expected by %s', async (library) => {
    const client = await connectLegacy(server.url, 'BCD-FGH', { library });
    expect(client.errors[0]).toContain('Invalid namespace');
    client.close();
  });

  it('are one session with and without the prefix, and with double slashes', async () => {
    const host = await startHost();
    const phones = await Promise.all(
      [`/${host.code}`, `/api/${host.code}`, `//${host.code}`].map((namespace) =>
        connectLegacy(server.url, host.code, { namespace }),
      ),
    );
    host.show({ kind: 'shabad', id: 628, highlight: 26102, homeId: 26102 });
    await eventually(() =>
      phones.forEach((phone) => expect(phone.last()).toMatchObject({ highlight: 26102 })),
    );
    for (const phone of phones) phone.close();
    host.socket.disconnect();
  });

  it('[SYNC-VER-2] refuse an unknown version', async () => {
    const { code } = await begin();
    await expect(startFollower(urls(), code, { auth: { v: 3, role: 'follower' } })).rejects.toThrow('reload');
  });
});

describe('PINs', () => {
  it('[SYNC-PIN-4] are sent to nobody but the host [Y5]', async () => {
    const host = await startLegacyHost(server.url, { pin: 7351 });
    const current = await startFollower(urls(), host.code);
    const controller = await connectLegacy(server.url, host.code);
    const follower = await connectLegacy(server.url, host.code, { library: 'v2' });
    const currentController = await startController(urls(), host.code, '7351');
    await eventually(() => expect(currentController.roles.at(-1)?.role).toBe('controller'));
    controller.send(web({ type: 'request-control', pin: '1111' }));
    controller.send('shabad');
    controller.send(web({ type: 'request-control', pin: '7351' }));
    await eventually(() => expect(controller.last('response-control')).toMatchObject({ success: true }));
    controller.send(web({ type: 'shabad', pin: 7351, shabadId: 628, verseId: 26102 }));
    currentController.tap(line(26103));
    await eventually(() => expect(host.screen.line).toBe(26103));
    await eventually(() => expect(follower.last()).toMatchObject({ highlight: 26103 }));
    const seen = [controller.received, follower.received, current.frames, currentController.frames].map(
      withoutStamps,
    );
    for (const frames of seen) expect(frames).not.toContain('7351');
    expect(JSON.stringify(host.commands)).toContain('7351');
    for (const client of [host, controller, follower]) client.close();
    current.socket.disconnect();
    currentController.close();
  });

  it('[SYNC-PIN-5] log nobody else out when they are wrong', async () => {
    const host = await startLegacyHost(server.url);
    const [good, bad] = [
      await connectLegacy(server.url, host.code),
      await connectLegacy(server.url, host.code),
    ];
    good.send(web({ type: 'request-control', pin: '1987' }));
    await eventually(() => expect(good.last('response-control')).toMatchObject({ success: true }));
    const before = good.received.length;
    bad.send(web({ type: 'request-control', pin: '1986' }));
    await eventually(() => expect(bad.last('response-control')).toMatchObject({ success: false }));
    expect(good.received).toHaveLength(before);
    for (const client of [host, good, bad]) client.close();
  });
});

describe('roles', () => {
  it('[SYNC-ROLE-3] [SYNC-ROLE-5] follow from a right PIN and decide the messages of each client', async () => {
    const host = await startHost();
    const currentFollower = await startFollower(urls(), host.code);
    const [phone, follower] = [
      await connectLegacy(server.url, host.code),
      await connectLegacy(server.url, host.code),
    ];
    const control = { clientId: 'a-follower-that-asks', pin: '111111' };
    const wrong: unknown = await currentFollower.socket.timeout(2_000).emitWithAck('control', control);
    expect(wrong).toMatchObject({ role: 'follower', refusal: 'pinWrong', hostKind: 'current' });
    const right: unknown = await currentFollower.socket
      .timeout(2_000)
      .emitWithAck('control', { ...control, pin: host.pin });
    expect(right).toMatchObject({ role: 'controller', refusal: null });
    phone.send(web({ type: 'request-control', pin: host.pin }));
    await eventually(() => expect(phone.last('response-control')).toMatchObject({ success: true }));
    const step = { type: 'fontSize', target: 'gurbani', value: 'plus' };
    expect(
      await currentFollower.socket.timeout(2_000).emitWithAck('cmd', { counter: 1, command: step }),
    ).toMatchObject({
      ok: true,
    });
    await eventually(() =>
      expect(phone.last('settings')).toMatchObject({ settings: { fontSizes: { gurbani: 10 } } }),
    );
    host.show({ kind: 'shabad', id: 628, highlight: 26102 });
    await eventually(() => expect(follower.last()).toMatchObject({ highlight: 26102 }));
    expect(follower.received.map(({ type }) => type)).toEqual(['shabad']);
    expect(host.notices).toMatchObject([{ kind: 'controllerJoined' }, { kind: 'controllerJoined' }]);
    for (const client of [phone, follower]) client.close();
    for (const { socket } of [host, currentFollower]) socket.disconnect();
  });

  it('[SYNC-ROLE-4] keep guests from speaking as the host and from commands without a PIN', async () => {
    const host = await startLegacyHost(server.url);
    const [stranger, follower] = [
      await connectLegacy(server.url, host.code),
      await startFollower(urls(), host.code),
    ];
    stranger.send({ host: 'sttm-desktop', type: 'shabad', id: 666, highlight: 1, verseChange: false });
    stranger.send(web({ type: 'shabad', shabadId: 666, verseId: 1 }));
    follower.socket.emit('show', { rev: 1 });
    follower.socket.emit('end');
    const refused = await follower.socket.timeout(2_000).emitWithAck('cmd', { counter: 1, command: line(1) });
    expect(refused).toEqual({ ok: false, counter: 1, refusal: 'notController' });
    host.show({ type: 'shabad', id: 628, highlight: 26102 });
    await eventually(() => expect(follower.view.state).toMatchObject({ id: 628 }));
    expect(withoutStamps(follower.frames)).not.toContain('666');
    expect(host.commands).toEqual([]);
    expect(follower.closes).toBe(0);
    for (const client of [host, stranger]) client.close();
    follower.socket.disconnect();
  });

  it("[SYNC-ROLE-1] [SYNC-ROLE-2] never make a follower the host, even at the host's address", async () => {
    const begun = await server.get('/sync/begin/x', {
      'user-agent': DESKTOP,
      'x-forwarded-for': '203.0.113.9',
    });
    const { namespaceString: code } = (begun.body as { data: { namespaceString: string } }).data;
    const phone = await connectLegacy(server.url, code, { address: '203.0.113.9' });
    const host = await startLegacyHost(server.url, { code });
    host.show({ type: 'shabad', id: 628, highlight: 26102 });
    await eventually(() => expect(phone.last()).toMatchObject({ id: 628 }));
    host.close();
    const second = await connectLegacy(server.url, code, { address: '203.0.113.9' });
    second.send({ host: 'sttm-desktop', type: 'shabad', id: 666, highlight: 1, verseChange: false });
    const back = await startLegacyHost(server.url, { code, library: 'v2' });
    back.show({ type: 'shabad', id: 628, highlight: 26103 });
    await eventually(() => expect(phone.last()).toMatchObject({ highlight: 26103 }));
    expect(withoutStamps(phone.received)).not.toContain('666');
    for (const client of [phone, second, back]) client.close();
  });

  it('[SYNC-ROLE-6] let a legacy host return by its private id from another address', async () => {
    const host = await startLegacyHost(server.url);
    const follower = await startFollower(urls(), host.code);
    host.show({ type: 'shabad', id: 628, highlight: 26102 });
    await eventually(() =>
      expect(follower.view).toMatchObject({ hostOnline: true, state: { highlight: 26102 } }),
    );
    (
      host.socket as unknown as { io: { opts: { extraHeaders: Record<string, string> } } }
    ).io.opts.extraHeaders['x-forwarded-for'] = '203.0.113.200';
    host.drop();
    await eventually(() => expect(follower.view.hostOnline).toBe(false));
    await eventually(() => expect(follower.view.hostOnline).toBe(true));
    host.show({ type: 'shabad', id: 628, highlight: 26103 });
    await eventually(() => expect(follower.view.state.highlight).toBe(26103));
    host.close();
    follower.socket.disconnect();
  });

  it('[SYNC-ROLE-2] make a legacy host wait for the end of its dead connection, and no longer', async () => {
    const host = await startLegacyHost(server.url);
    const follower = await startFollower(urls(), host.code);
    await eventually(() => expect(follower.view.hostOnline).toBe(true));
    cutWire(host.socket);
    const back = await startLegacyHost(server.url, { code: host.code, library: 'v2' });
    await eventually(() => {
      back.show({ type: 'shabad', id: 628, highlight: 26102 });
      expect(follower.view).toMatchObject({ hostOnline: true, state: { highlight: 26102 } });
    });
    for (const client of [host, back]) client.close();
    follower.socket.disconnect();
  });

  it('[SYNC-END-1] let no stranger end a session [Y5]', async () => {
    const host = await startLegacyHost(server.url);
    const currentHost = await startHost();
    const followers = [await startFollower(urls(), host.code), await startFollower(urls(), currentHost.code)];
    for (const { code } of [host, currentHost])
      expect((await server.get(`/sync/end/${code}`)).status).toBe(200);
    host.drop();
    currentHost.drop();
    await settled(400);
    await eventually(() => followers.forEach(({ view }) => expect(view.hostOnline).toBe(true)));
    for (const follower of followers) expect(follower.closes).toBe(0);
    for (const { code } of [host, currentHost])
      expect((await server.get(`/sync/join/${code}`)).status).toBe(200);
    // Its token ends it.
    await server.get(`/sync/end/${currentHost.code}`, { 'x-sync-token': currentHost.token });
    await eventually(() => expect(followers[1]?.closes).toBe(1));
    host.close();
    followers[0]?.socket.disconnect();
  });
});

describe('a host', () => {
  it('[SYNC-CLEAN-2] receives nothing that crashes it [Y5]', async () => {
    const host = await startLegacyHost(server.url);
    const controller = await connectLegacy(server.url, host.code);
    const pin = 1987;
    controller.send(web({ type: 'request-control', pin: '1987' }));
    await eventually(() => expect(controller.last('response-control')).toMatchObject({ success: true }));
    const step = (target: unknown, value: unknown = 'plus') => ({ action: 'changeFontSize', target, value });
    const crashes: unknown[] = [
      ...['control', 'unknown', '__proto__', 7, null, {}].map((type) => web({ type, pin })),
      web({ type: 'settings', pin }),
      web({ type: 'settings', pin, settings: {} }),
      web({ type: 'settings', pin, settings: 'x' }),
      ...['translation', 'teeka', 'transliteration', 'x', null].map((target) =>
        web({ type: 'settings', pin, settings: step(target) }),
      ),
      web({ type: 'settings', pin, settings: step('gurbani', 3) }),
      web({ type: 'shabad', pin, shabadId: 'x', verseId: {} }),
      web({ type: 'shabad', pin }),
      web({ type: 'bani', pin, baniId: null }),
      web({ type: 'ceremony', pin, ceremonyId: 'x' }),
      web({ type: 'text', pin, text: 'x'.repeat(2_001), isGurmukhi: true }),
      web({ type: 'text', pin, text: { length: 3 } }),
    ];
    for (const [index, message] of crashes.entries()) {
      controller.send(message);
      // Slower than a socket's limit, so that each message is handled.
      if (index % 8 === 7) await settled(400);
    }
    for (const odd of [[], 'text', 7, null, true, [[[]]]]) controller.send(odd);
    await settled(1_000);
    controller.send(web({ type: 'shabad', pin, shabadId: 628, verseId: 26104 }));
    await eventually(() => expect(host.screen.line).toBe(26104));
    expect(host.commands.map(({ type }) => type)).toEqual(['shabad']);
    for (const client of [host, controller]) client.close();
  });

  it('[SYNC-PACE-1] receives all of twenty paced commands, in order', async () => {
    const host = await startLegacyHost(server.url);
    const controller = await connectLegacy(server.url, host.code);
    controller.send(web({ type: 'request-control', pin: '1987' }));
    await eventually(() => expect(controller.last('response-control')).toMatchObject({ success: true }));
    await settled(1_000);
    const lines = Array.from({ length: 20 }, (_, index) => 26_101 + index);
    for (const verseId of lines) {
      controller.send(web({ type: 'shabad', pin: 1987, shabadId: 628, verseId }));
      await settled(60);
    }
    await eventually(() => expect(host.commands.map(({ verseId }) => verseId)).toEqual(lines));
    for (const client of [host, controller]) client.close();
  });
});

describe('socket connections', () => {
  it('are closed when dead: a host with a cut connection is shown as away [Y6]', async () => {
    const host = await startHost();
    const follower = await startFollower(urls(), host.code);
    await eventually(() => expect(follower.view.hostOnline).toBe(true));
    // No close, like a pulled cable: it neither sends nor answers any more.
    cutWire(host.socket);
    // A host that acknowledges nothing would be closed later anyway.
    await eventually(() => expect(follower.view.hostOnline).toBe(false), LIMITS.hostSilentMs / 2);
    host.socket.disconnect();
    follower.socket.disconnect();
  });

  it('[SYNC-LIMIT-4] are counted by address', async () => {
    const small = await startTestSync({ maxPerAddress: 2 });
    const { code } = await begin(small.url);
    const first = await connectLegacy(small.url, code);
    const others = [await connectLegacy(small.url, code), await connectLegacy(small.url, code)];
    expect(others.map(({ errors }) => errors.length)).toEqual([0, 1]);
    first.close();
    await eventually(async () => {
      const next = await connectLegacy(small.url, code);
      others.push(next);
      expect(next.errors).toEqual([]);
    });
    for (const client of others) client.close();
    await small.close();
  });

  it('of 500 phones behind one address all get the line within a minute [Y6]', async () => {
    const limited = await startTestSync({ config: { apiPrefix: '/api', trustProxy: true, rateLimit: 1 } });
    const host = await startCurrentHost([limited.url], await begin(limited.url));
    host.show({ kind: 'shabad', id: 628, highlight: 26102, homeId: 26102 });
    const address = '192.0.2.77';
    const join = async () => {
      const { status } = await limited.get(`/sync/join/${host.code}`, { 'x-forwarded-for': address });
      expect(status).toBe(200);
      return connectLegacy(limited.url, host.code, { address });
    };
    const phones: LegacyClient[] = [];
    while (phones.length < 500) phones.push(...(await Promise.all(Array.from({ length: 50 }, join))));
    const expectLine = (highlight: number) =>
      eventually(() => phones.forEach((phone) => expect(phone.last()).toMatchObject({ highlight })), 60_000);
    await expectLine(26102);
    host.show({ highlight: 26103 });
    await expectLine(26103);
    for (const phone of phones) phone.close();
    host.socket.disconnect();
    await limited.close();
  });
});
