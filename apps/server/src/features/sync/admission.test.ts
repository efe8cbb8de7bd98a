import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startController,
  startCurrentHost,
  startFollower,
  type CurrentController,
  type CurrentHost,
} from './testing/currentClients.ts';
import { eventually, settled } from './testing/eventually.ts';
import { connectLegacy, startLegacyHost, type LegacyClient } from './testing/legacyClients.ts';
import { startTestSync, type TestSync } from './testing/startTestSync.ts';

const line = (verseId: number) => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null }) as const;
const web = (message: object) => ({ host: 'sttm-web', ...message });

describe('admission over real sockets', () => {
  let server: TestSync;
  const open: (() => unknown)[] = [];
  beforeAll(async () => {
    server = await startTestSync();
  });
  afterAll(async () => {
    for (const close of open) close();
    await server.close();
  });

  async function startHost(options: { invite?: string } = {}): Promise<CurrentHost> {
    const { body } = await server.get('/sync/begin/host?v=2', { 'x-forwarded-for': '203.0.113.9' });
    const { data } = body as { data: { namespaceString: string; token: string } };
    const begun = { code: data.namespaceString, token: data.token };
    const host = await startCurrentHost([server.url], begun, options);
    open.push(() => host.socket.disconnect());
    return host;
  }

  async function join(
    { code }: CurrentHost,
    pin: string,
    options: Parameters<typeof startController>[3] = {},
  ): Promise<CurrentController> {
    const controller = await startController([server.url], code, pin, { keepsToken: true, ...options });
    open.push(() => controller.close());
    await eventually(() => expect(controller.roles).not.toEqual([]));
    return controller;
  }

  async function joinLegacy(code: string, address = '198.51.100.7'): Promise<LegacyClient> {
    const phone = await connectLegacy(server.url, code, { address });
    open.push(() => phone.close());
    return phone;
  }

  const roleOf = ({ roles }: CurrentController) => roles.at(-1);

  /** Sends guesses on one socket, one after the other; returns the refusals. */
  async function guess({ code }: CurrentHost, address: string, count: number): Promise<unknown[]> {
    const { socket } = await startFollower([server.url], code, { address });
    const refusals: unknown[] = [];
    for (let each = 0; each < count; each += 1) {
      const clientId = `guesser-${address}-${String(each)}`.replaceAll(/[.:]/g, '-');
      const pin = String(100_000 + each);
      const role = (await socket.timeout(4_000).emitWithAck('control', { clientId, pin })) as {
        refusal: string;
      };
      refusals.push(role.refusal);
    }
    socket.disconnect();
    return refusals;
  }

  /** Connects a stranger; the first function starts to repeat messages on its socket, and the returned one stops it. */
  async function connectStranger({ code }: CurrentHost, index: number, perSecond: number) {
    const clientId = `stranger-number-${String(index).padStart(6, '0')}`;
    const senders: (() => void)[] = [];
    let leave: () => void;
    if (index % 2 === 0) {
      const phone = await connectLegacy(server.url, code, { address: '198.51.100.66' });
      senders.push(
        () => phone.send(web({ type: 'request-control', pin: '1234' })),
        () => phone.send(web({ type: 'shabad', pin: 1234, shabadId: 700, verseId: 666 })),
      );
      leave = () => phone.close();
    } else {
      const auth = { v: 2, role: 'controller', clientId };
      const { socket } = await startFollower([server.url], code, { auth, address: '198.51.100.66' });
      senders.push(
        () => socket.emit('control', { clientId, pin: '123456' }, () => undefined),
        () => socket.emit('cmd', { counter: 1, command: line(666) }, () => undefined),
      );
      leave = () => socket.disconnect();
    }
    let sentCount = 0;
    let lastAt = 0;
    let due = 0;
    const send = () => {
      const now = Date.now();
      // A machine that can't keep up sends fewer, else it would do nothing but catch up.
      due += (Math.min(50, now - lastAt) * perSecond) / 1_000;
      lastAt = now;
      for (; due >= 1; due -= 1) senders[(sentCount += 1) % senders.length]?.();
    };
    return () => {
      lastAt = Date.now();
      const timer = setInterval(send, 10);
      return () => {
        clearInterval(timer);
        leave();
      };
    };
  }

  it.each([
    [20, 285],
    [3, 57],
  ])(
    '[SYNC-ADMIT-1] %i strangers sending %i messages a second silence no admitted phone: 40 of 40 taps are shown',
    async (strangers, perSecond) => {
      const host = await startHost();
      const phone = await join(host, host.pin);
      expect(roleOf(phone)?.role).toBe('controller');
      const starts = await Promise.all(
        Array.from({ length: strangers }, (_, index) => connectStranger(host, index, perSecond)),
      );
      const stops = starts.map((start) => start());
      const taps: number[] = [];
      for (let each = 0; each < 40; each += 1) {
        taps.push(phone.tap(line(26_101 + each)));
        await settled(150);
      }
      await eventually(() =>
        expect(taps.map((tap) => phone.taps.get(tap)?.phase)).toEqual(Array(40).fill('onScreen')),
      );
      for (const stop of stops) stop();
      expect(host.done).toHaveLength(40);
    },
  );

  it("[SYNC-ADMIT-2] [SYNC-ADMIT-3] A neighbour's wrong PINs keep no phone of the hall out", async () => {
    const host = await startHost();
    const phone = await join(host, host.pin);
    for (let socket = 0; socket < 4; socket += 1)
      expect(await guess(host, '198.51.100.7', 5)).toEqual(Array(5).fill('pinWrong'));
    // A reloaded page has another client id, but the same token.
    phone.close();
    const reloaded = await join(host, host.pin, { token: phone.token() });
    expect(roleOf(reloaded)).toMatchObject({ role: 'controller', refusal: null });
    const other = await join(host, host.pin, { address: '198.51.100.8' });
    expect(roleOf(other)).toMatchObject({ role: 'controller', refusal: null });
    const tap = reloaded.tap(line(26102));
    await eventually(() => expect(reloaded.taps.get(tap)).toMatchObject({ phase: 'onScreen' }));
    // The neighbour has used up the address's guesses, but the desk can still let phones in.
    expect(roleOf(await join(host, host.pin))).toMatchObject({ refusal: 'pinLocked' });
    await eventually(() => expect(host.admissions.at(-1)?.pins).toEqual({ kind: 'limited' }));
    await host.socket.emitWithAck('allowPins');
    expect(roleOf(await join(host, host.pin))).toMatchObject({ role: 'controller' });
  });

  it('[SYNC-PIN-6] [SYNC-ADMIT-4] [SYNC-ADMIT-9] Many addresses lock a session; its phones continue, and the desk unlocks it', async () => {
    const host = await startHost();
    const phone = await join(host, host.pin);
    for (let address = 1; address <= 6; address += 1) await guess(host, `192.0.2.${String(address)}`, 5);
    await eventually(() => expect(host.notices.at(-1)).toMatchObject({ kind: 'pinLocked' }));
    await eventually(() => expect(host.admissions.at(-1)?.pins.kind).toBe('locked'));
    expect(roleOf(await join(host, host.pin, { address: '192.0.2.99' }))).toMatchObject({
      role: 'follower',
      refusal: 'pinLocked',
    });
    const tap = phone.tap(line(26102));
    await eventually(() => expect(phone.taps.get(tap)).toMatchObject({ phase: 'onScreen' }));
    phone.drop();
    await eventually(() => expect(roleOf(phone)?.role).toBe('controller'));
    const reloaded = await join(host, '', { token: phone.token() });
    expect(roleOf(reloaded)?.role).toBe('controller');
    // The desk receives the lock again after its own reload.
    host.admissions.length = 0;
    host.drop();
    await eventually(() => expect(host.admissions[0]?.pins.kind).toBe('locked'));
    await eventually(() => expect(host.socket.connected).toBe(true));
    await host.socket.emitWithAck('allowPins');
    expect(roleOf(await join(host, host.pin, { address: '192.0.2.98' }))?.role).toBe('controller');
  });

  it('[SYNC-ADMIT-3] Addresses of one IPv6 network count as one', async () => {
    const host = await startHost();
    for (let each = 1; each <= 4; each += 1) await guess(host, `2001:db8:0:1::${String(each)}`, 5);
    expect(roleOf(await join(host, host.pin, { address: '2001:db8:0:1::99' }))?.refusal).toBe('pinLocked');
    expect(roleOf(await join(host, host.pin, { address: '2001:db8:0:2::1' }))?.role).toBe('controller');
  });

  it('[SYNC-ADMIT-6] [SYNC-ADMIT-7] A phone removed by the desk becomes a follower at once', async () => {
    const host = await startHost();
    const [phone, other] = [await join(host, host.pin), await join(host, host.pin)];
    await eventually(() =>
      expect(host.admissions.at(-1)?.phones).toMatchObject([
        { kind: 'other', number: 1, isConnected: true },
        { kind: 'other', number: 2, isConnected: true },
      ]),
    );
    const [first] = host.admissions.at(-1)?.phones ?? [];
    expect(await host.socket.emitWithAck('removePhone', { id: first?.id })).toEqual({ ok: true });
    expect(await host.socket.emitWithAck('removePhone', { id: first?.id })).toEqual({ ok: false });
    await eventually(() => expect(roleOf(phone)).toMatchObject({ role: 'follower', refusal: 'removed' }));
    const refused: unknown = await phone.socket.emitWithAck('cmd', { counter: 99, command: line(666) });
    expect(refused).toMatchObject({ ok: false, refusal: 'notController' });
    const tap = other.tap(line(26102));
    await eventually(() => expect(phone.view.state.highlight).toBe(26102));
    expect(other.taps.get(tap)?.phase).toBe('onScreen');
    // Neither its token nor its page readmits it, though the PIN is right.
    const token = phone.token();
    phone.drop();
    await eventually(() => expect(roleOf(phone)).toMatchObject({ refusal: 'removed' }));
    expect(roleOf(await join(host, host.pin, { token }))).toMatchObject({ refusal: 'removed' });
    const { clientId } = phone;
    const typed: unknown = await phone.socket.emitWithAck('control', {
      ...{ clientId, keepsToken: true, pin: host.pin },
    });
    expect(typed).toMatchObject({ role: 'controller', token: expect.any(String) as string });
    other.close();
    await eventually(() =>
      expect(host.admissions.at(-1)?.phones.map(({ isConnected }) => isConnected)).toEqual([false, true]),
    );
  });

  it('[SYNC-ADMIT-7] A legacy phone removed by the desk is logged out, and its commands do nothing', async () => {
    const host = await startHost();
    const phone = await joinLegacy(host.code);
    phone.send(web({ type: 'request-control', pin: host.pin }));
    await eventually(() => expect(host.admissions.at(-1)?.phones).toMatchObject([{ isConnected: true }]));
    await host.socket.emitWithAck('removePhone', { id: host.admissions.at(-1)?.phones[0]?.id });
    await eventually(() => expect(phone.last('response-control')).toMatchObject({ success: false }));
    const step = { action: 'changeFontSize', target: 'gurbani', value: 'plus' };
    phone.send(web({ type: 'settings', pin: host.pin, settings: step }));
    const isAnswered = () => phone.received.filter(({ success }) => success === false).length === 2;
    await eventually(() => expect(isAnswered()).toBe(true));
    expect(host.done).toEqual([]);
    phone.send(web({ type: 'request-control', pin: host.pin }));
    await eventually(() => expect(phone.last('response-control')).toMatchObject({ success: true }));
    phone.send(web({ type: 'settings', pin: host.pin, settings: step }));
    await eventually(() => expect(host.done).toHaveLength(1));
  });

  it('[SYNC-ADMIT-8] A new PIN keeps removed phones out and admitted ones in, also legacy ones', async () => {
    const host = await startHost();
    const [stays, goes] = [await join(host, host.pin), await join(host, host.pin)];
    const legacy = await joinLegacy(host.code);
    legacy.send(web({ type: 'request-control', pin: host.pin }));
    await eventually(() => expect(host.admissions.at(-1)?.phones).toHaveLength(3));
    await host.socket.emitWithAck('removePhone', { id: host.admissions.at(-1)?.phones[1]?.id });
    expect(await host.socket.emitWithAck('changePin', { pin: '12' })).toEqual({ ok: false });
    expect(await host.socket.emitWithAck('changePin', { pin: '987654' })).toEqual({ ok: true });
    const { clientId } = goes;
    const old: unknown = await goes.socket.emitWithAck('control', { clientId, pin: host.pin });
    expect(old).toMatchObject({ role: 'follower', refusal: 'pinWrong' });
    const tap = stays.tap(line(26102));
    await eventually(() => expect(stays.taps.get(tap)?.phase).toBe('onScreen'));
    stays.drop();
    await eventually(() => expect(roleOf(stays)?.role).toBe('controller'));
    const reloaded = await join(host, host.pin, { token: stays.token() });
    expect(roleOf(reloaded)?.role).toBe('controller');
    const tapLegacy = () =>
      legacy.send(web({ type: 'shabad', pin: Number(host.pin), shabadId: 700, verseId: 30_001 }));
    tapLegacy();
    await eventually(() => expect(host.screen.state).toMatchObject({ id: 700 }));
    expect(roleOf(await join(host, '987654'))?.role).toBe('controller');
    expect(roleOf(await join(host, host.pin))?.refusal).toBe('pinWrong');
    // A present-day legacy page returns by its private id.
    host.show({ kind: 'shabad', id: 628, highlight: 26_102 });
    legacy.drop();
    await eventually(() => {
      tapLegacy();
      expect(host.screen.state).toMatchObject({ id: 700 });
    });
  });

  it('[SYNC-ADMIT-13] A phone that scans the QR code is admitted while its address is blocked and the session locked', async () => {
    const invite = 'invitation-of-the-desk';
    const host = await startHost({ invite });
    for (let socket = 0; socket < 4; socket += 1) await guess(host, '198.51.100.7', 5);
    for (let address = 1; address <= 5; address += 1) await guess(host, `192.0.2.${String(address)}`, 5);
    await eventually(() => expect(host.admissions.at(-1)?.pins.kind).toBe('locked'));
    expect(roleOf(await join(host, host.pin, { invite: 'invitation-of-another' }))?.refusal).toBe(
      'pinLocked',
    );
    const phone = await join(host, host.pin, { invite });
    expect(roleOf(phone)?.role).toBe('controller');
    expect(phone.token()).not.toBeNull();
    expect(phone.frames.join()).not.toContain(invite);
    // The invitation changes with the PIN.
    await host.socket.emitWithAck('changePin', { pin: '987654', invite: 'the-next-invitation' });
    expect(roleOf(await join(host, '987654', { invite }))?.refusal).toBe('pinLocked');
    expect(roleOf(await join(host, '987654', { invite: 'the-next-invitation' }))?.role).toBe('controller');
  });

  it('[SYNC-ADMIT-5] A phone that leaves is forgotten; a disconnected one is away', async () => {
    const host = await startHost();
    const [leaves, sleeps] = [await join(host, host.pin), await join(host, host.pin)];
    await leaves.socket.emitWithAck('leave');
    sleeps.close();
    await eventually(() =>
      expect(host.admissions.at(-1)?.phones).toMatchObject([{ number: 2, isConnected: false }]),
    );
    expect(roleOf(await join(host, '111111', { token: leaves.token() }))?.refusal).toBe('pinWrong');
    expect(roleOf(await join(host, '', { token: sleeps.token() }))?.role).toBe('controller');
  });

  it("[SYNC-ADMIT-12] With a legacy host a token lifts blocks, and the host's PIN counts", async () => {
    const host = await startLegacyHost(server.url);
    open.push(() => host.close());
    const of = { code: host.code } as CurrentHost;
    const phone = await join(of, '1987');
    expect(roleOf(phone)?.role).toBe('controller');
    await guess(of, '198.51.100.7', 5);
    await guess(of, '198.51.100.7', 5);
    expect(roleOf(await join(of, '1987'))?.refusal).toBe('pinLocked');
    expect(roleOf(await join(of, '1987', { token: phone.token() }))?.role).toBe('controller');
    expect(roleOf(await join(of, '1988', { token: phone.token() }))?.role).toBe('follower');
  });
});
