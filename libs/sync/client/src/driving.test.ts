import { io } from 'socket.io-client';
import { ALL_DRIVE, SERVER_TO_CLIENT, type Command } from '@naad/sync-protocol';
import { describe, expect, it } from 'vitest';
import type { ControllerClient, HostClient } from './types.ts';
import { eventually } from './testing/startDisplay.ts';
import { setUpTestServer } from './testing/setUpTestServer.ts';

const server = setUpTestServer();
const line = (verseId: number): Command => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null });
const TAP = { host: 'sttm-web', type: 'shabad', shabadId: 628, verseId: 26102 };

/** A display with two phones, Asa and Bir. */
async function start() {
  const display = await server.display();
  const join = async (name: string) => {
    const phone = server.drive(display.code, display.pin, { name });
    await eventually(() => expect(phone.getState().phoneId).not.toBeNull());
    return phone;
  };
  return { ...display, asa: await join('Asa'), bir: await join(' Bir  Singh\n') };
}

const idOf = (phone: ControllerClient) => phone.getState().phoneId ?? expect.unreachable();
const driverOf = ({ getState }: ControllerClient | HostClient) => getState().driving?.driver?.name ?? null;
const give = (host: HostClient, phone: ControllerClient) => host.drive({ type: 'give', id: idOf(phone) });

/** Taps a line; resolves to how its delivery ends. */
async function tap(phone: ControllerClient, verseId: number): Promise<string> {
  const id = phone.send(line(verseId));
  return eventually(() => {
    const delivery = phone.getState().deliveries.find((each) => each.id === id)?.delivery;
    if (delivery?.phase !== 'onScreen' && delivery?.phase !== 'failed')
      throw new Error('It has no outcome yet.');
    return delivery.phase === 'failed' ? delivery.reason : delivery.phase;
  });
}

/** Connects a client of another version; returns what it receives. */
async function connectOther(code: string, auth?: Record<string, unknown>) {
  const socket = io(`${server.origin}/${code}`, {
    forceNew: true,
    transports: ['websocket'],
    ...(auth && { auth }),
  });
  server.leaving(socket as { disconnect(): void });
  const received: string[] = [];
  socket.onAny((...frame: unknown[]) => received.push(JSON.stringify(frame)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { socket, received };
}

describe('driving', () => {
  it('[SYNC-DRIVE-1] the display lists names as phones send and change them [U50]', async () => {
    const { host, asa, bir } = await start();
    const names = () => host.getState().phones?.map(({ name }) => name);
    await eventually(() => expect(names()).toEqual(['Asa', 'Bir Singh']));
    asa.rename(`${'ੳ'.repeat(50)} `);
    bir.rename('');
    expect(asa.getState().name).toBe('ੳ'.repeat(40));
    await eventually(() => expect(names()).toEqual(['ੳ'.repeat(40), undefined]));
  });

  it('[SYNC-DRIVE-3] only the chosen phone drives, until the display lets all [U51]', async () => {
    const { host, asa, bir, done } = await start();
    expect(await give(host, asa)).toBe(true);
    await eventually(() => expect([asa, bir, host].map(driverOf)).toEqual(['Asa', 'Asa', 'Asa']));
    expect(await tap(asa, 26102)).toBe('onScreen');
    expect(await tap(bir, 26103)).toBe('notController');
    expect(await host.drive({ type: 'all' })).toBe(true);
    expect(await tap(bir, 26104)).toBe('onScreen');
    expect(done).toEqual([line(26102), line(26104)]);
    await eventually(() => expect(asa.getState().driving).toEqual(ALL_DRIVE));
  });

  it('[SYNC-DRIVE-3] phones of older versions and legacy pages are refused as they know it [U51]', async () => {
    const { host, asa, code, pin, done } = await start();
    const clientId = 'older-controller-1';
    const older = await connectOther(code, { v: 2, role: 'controller', clientId, pin });
    const legacy = await connectOther(code);
    legacy.socket.emit('data', { ...TAP, type: 'request-control', pin });
    await eventually(() => expect(host.getState().phones).toHaveLength(4));
    await give(host, asa);
    const reply: unknown = await older.socket.emitWithAck('cmd', { counter: 1, command: line(26102) });
    expect(reply).toEqual({ ok: false, counter: 1, refusal: 'notController' });
    legacy.received.length = 0;
    legacy.socket.emit('data', { ...TAP, pin });
    // The last of them has gone through the same leader.
    expect(await tap(asa, 26105)).toBe('onScreen');
    expect(done).toEqual([line(26105)]);
    expect(legacy.received.join()).not.toContain('response-control');
    await host.drive({ type: 'all' });
    legacy.socket.emit('data', { ...TAP, pin });
    await eventually(() => expect(done).toHaveLength(2));
  });

  it('[SYNC-DRIVE-2] followers are not told the names of phones [U51]', async () => {
    const { host, asa, code, show } = await start();
    await give(host, asa);
    const follower = await connectOther(code, { v: 2, role: 'follower' });
    show({ text: 'vwihgurU', isGurmukhi: true });
    await eventually(() => expect(follower.received.join()).toContain('vwihgurU'));
    expect(await follower.socket.emitWithAck('snapshot')).not.toHaveProperty('driving');
    expect(follower.received.join()).not.toContain('Asa');
    expect(follower.received.join()).not.toContain(`"${SERVER_TO_CLIENT.driving}"`);
  });

  it('[SYNC-DRIVE-4] a phone asks to drive, and the driver declines or hands over [U52]', async () => {
    const { host, asa, bir } = await start();
    await give(host, asa);
    await eventually(() => expect(driverOf(bir)).toBe('Asa'));
    bir.drive({ type: 'ask' });
    const request = { phone: { id: idOf(bir), name: 'Bir Singh' }, isDeclined: false };
    await eventually(() => {
      expect(asa.getState().driving.requests).toMatchObject([request]);
      expect(host.getState().driving?.requests).toMatchObject([request]);
    });
    asa.drive({ type: 'decline', id: idOf(bir) });
    await eventually(() => expect(bir.getState().driving.requests).toMatchObject([{ isDeclined: true }]));
    asa.drive({ type: 'give', id: idOf(bir) });
    await eventually(() => expect([asa, bir, host].map(driverOf)).toEqual(Array(3).fill('Bir Singh')));
    expect(await tap(bir, 26102)).toBe('onScreen');
    expect(await tap(asa, 26103)).toBe('notController');
  });

  it('[SYNC-DRIVE-4] a hand-over that is tapped while the phone reconnects counts once it is back [U52]', async () => {
    const { host, bir, code, pin } = await start();
    const chet = server.drive(code, pin, { name: 'Chet', origin: server.wire.origin });
    await eventually(() => expect(chet.getState().phoneId).not.toBeNull());
    await give(host, chet);
    await eventually(() => expect(driverOf(chet)).toBe('Chet'));
    server.wire.cut();
    await eventually(() => expect(chet.getState().connection.kind).toBe('reconnecting'));
    chet.drive({ type: 'give', id: idOf(bir) });
    server.wire.mend();
    await eventually(() => expect([bir, chet].map(driverOf)).toEqual(['Bir Singh', 'Bir Singh']));
  });

  it('[SYNC-DRIVE-5] all phones drive as soon as the driver leaves [U53]', async () => {
    const { host, asa, bir } = await start();
    await give(host, asa);
    await eventually(() => expect(driverOf(bir)).toBe('Asa'));
    asa.leave();
    await eventually(() => expect([bir, host].map(driverOf)).toEqual([null, null]));
    expect(await tap(bir, 26102)).toBe('onScreen');
  });

  it('[SYNC-DRIVE-6] a restart of the server changes nothing, and a phone that joins later learns it [U53]', async () => {
    const { host, asa, bir, code, pin } = await start();
    await give(host, asa);
    await server.process?.restart();
    const isConnected = ({ getState }: ControllerClient | HostClient) =>
      getState().connection.kind === 'connected';
    await eventually(() => expect([asa, bir, host].map(isConnected)).toEqual([true, true, true]));
    expect(await tap(bir, 26103)).toBe('notController');
    expect(await tap(asa, 26104)).toBe('onScreen');
    const late = server.drive(code, pin, { name: 'Chet' });
    await eventually(() => expect(driverOf(late)).toBe('Asa'));
    expect(driverOf(host)).toBe('Asa');
  });
});
