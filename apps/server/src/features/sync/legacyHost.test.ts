import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM_CLOCK } from './clock.ts';
import { startFollower } from './testing/currentClients.ts';
import { eventually, settled } from './testing/eventually.ts';
import { connectLegacy, startLegacyHost, type LegacyClient } from './testing/legacyClients.ts';
import { DESKTOP, PHONE, startTestSync, type TestSync } from './testing/startTestSync.ts';

/** The address of a desktop's begin, and another exit of its provider. */
const HOME = '203.0.113.9';
const AWAY = '198.18.7.20';
const V6 = '2001:db8:1:2::5';

const control = { host: 'sttm-web', type: 'request-control', pin: '1987' };

/** Only a legacy host is asked for its PIN, which reveals whether a socket is the host. */
async function expectHost(url: string, code: string, socket: LegacyClient, isHost: boolean): Promise<void> {
  const phone = await connectLegacy(url, code, { address: '192.0.2.200' });
  phone.send(control);
  const asked = () => socket.received.some(({ type }) => type === 'request-control');
  if (isHost) await eventually(() => expect(asked()).toBe(true));
  else {
    await settled(300);
    expect(asked()).toBe(false);
  }
  phone.close();
}

describe.each(['127.0.0.1', '[::1]', 'localhost'])('a server listening on :: and reached by %s', (name) => {
  it('[SYNC-ROLE-1] recognises a legacy desktop as host', async () => {
    const config = { apiPrefix: '/api', trustProxy: false, rateLimit: 1 };
    const server = await startTestSync({ config }, 0, '::');
    const url = server.url.replace('127.0.0.1', name);
    for (const library of ['v2', 'v4'] as const) {
      const host = await startLegacyHost(url, { library });
      await expectHost(url, host.code, host, true);
      host.close();
    }
    await server.close();
  });
});

describe('a legacy desktop with another address than its begin', () => {
  let server: TestSync;
  let shiftMs = 0;
  beforeEach(async () => {
    shiftMs = 0;
    const clock = { ...SYSTEM_CLOCK, now: () => Date.now() + shiftMs };
    server = await startTestSync({ clock, config: { apiPrefix: '/api', trustProxy: true, rateLimit: 1 } });
  });
  afterEach(() => server.close());

  async function begin(address = HOME, userAgent = DESKTOP): Promise<string> {
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
    const { body } = await server.get('/sync/begin/0b4e-host?ts=1', headers);
    return (body as { data: { namespaceString: string } }).data.namespaceString;
  }
  const connect = (code: string, address: string, userAgent = DESKTOP) =>
    connectLegacy(server.url, code, { address, userAgent });

  it.each([
    ['over IPv4 after it began over IPv6', V6, HOME],
    ['over IPv6 after it began over IPv4', HOME, V6],
    ['through another exit of its provider', HOME, AWAY],
    ['from another address of its IPv6 network', V6, '2001:db8:1:2:ffff::1'],
  ])('[SYNC-ROLE-7] is the host %s', async (_how, beganAt, cameFrom) => {
    const code = await begin(beganAt);
    const host = await connect(code, cameFrom);
    await expectHost(server.url, code, host, true);
    host.close();
  });

  it.each<[string, () => void | Promise<void>, (code: string) => Promise<LegacyClient>]>([
    ['another user agent', () => undefined, (code) => connect(code, AWAY, DESKTOP.replace('9.2.4', '9.2.3'))],
    ['more than five seconds after the begin', () => void (shiftMs = 5_001), (code) => connect(code, AWAY)],
  ])("[SYNC-ROLE-7] isn't the host with %s", async (_why, prepare, come) => {
    const code = await begin();
    await prepare();
    const guest = await come(code);
    await expectHost(server.url, code, guest, false);
    guest.close();
  });

  it("[SYNC-ROLE-7] isn't the host if it is not a desktop", async () => {
    const code = await begin(HOME, PHONE);
    const guest = await connect(code, AWAY, PHONE);
    await expectHost(server.url, code, guest, false);
    guest.close();
  });

  it.each([
    ['joined', (code: string) => server.get(`/sync/join/${code}`, { 'x-forwarded-for': '192.0.2.44' })],
    ['connected', (code: string) => connect(code, '192.0.2.44', PHONE)],
  ])("[SYNC-ROLE-7] isn't the host once somebody else %s", async (_how, come) => {
    const code = await begin();
    await come(code);
    const guest = await connect(code, AWAY);
    await expectHost(server.url, code, guest, false);
    guest.close();
  });

  it("[SYNC-ROLE-7] isn't the host if its network has guessed codes, even with the right user agent", async () => {
    const code = await begin();
    for (const last of ['H', 'J', 'K', 'L', 'M']) {
      await server.get(`/sync/join/BCD-FG${last}`, { 'x-forwarded-for': AWAY });
    }
    const guesser = await connect(code, AWAY);
    await expectHost(server.url, code, guesser, false);
    // The desktop itself is recognised afterwards.
    const host = await connect(code, HOME);
    await expectHost(server.url, code, host, true);
    for (const client of [guesser, host]) client.close();
  });

  it('[SYNC-ROLE-8] gives way to a desktop at the address of the begin, in the first minute only', async () => {
    const code = await begin();
    const stranger = await connect(code, AWAY);
    await expectHost(server.url, code, stranger, true);
    const host = await connect(code, HOME);
    await expectHost(server.url, code, host, true);
    const follower = await startFollower([server.url], code);
    await eventually(() => expect(follower.view.hostOnline).toBe(true));
    // The address of the begin owns the session now: the other socket is an ordinary guest.
    stranger.close();
    const again = await connect(code, AWAY);
    await expectHost(server.url, code, again, false);

    const later = await begin();
    const roaming = await connect(later, AWAY);
    await expectHost(server.url, later, roaming, true);
    shiftMs = 61_000;
    const neighbour = await connect(later, HOME);
    await expectHost(server.url, later, neighbour, false);
    for (const client of [host, again, roaming, neighbour]) client.close();
    follower.socket.disconnect();
  });

  it('[SYNC-ROLE-8] returns from and ends the session at its own address', async () => {
    const code = await begin();
    const host = await connect(code, AWAY);
    await expectHost(server.url, code, host, true);
    host.close();
    const back = await connect(code, AWAY);
    await expectHost(server.url, code, back, true);
    await server.get(`/sync/end/${code}`, { 'user-agent': DESKTOP, 'x-forwarded-for': AWAY });
    back.close();
    await eventually(async () => expect((await server.get(`/sync/join/${code}`)).status).toBe(404));
  });
});
