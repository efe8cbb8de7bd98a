import { parseSessionCode, type Command, type SessionCode } from '@naad/sync-protocol';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import type { CreateSocket } from './createLink.ts';
import { createSyncApi } from './createSyncApi.ts';
import { eventually, pause, startDisplay } from './testing/startDisplay.ts';
import { alarm, setUpTestServer } from './testing/setUpTestServer.ts';

const line = (verseId: number): Command => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null });
const codeOf = (text: string): SessionCode => parseSessionCode(text) ?? expect.unreachable();

const server = setUpTestServer();

describe('admitted phones', () => {
  const isConnected = (controller: ReturnType<typeof server.drive>) =>
    eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
  const WRONG = '111111';

  /** Sends wrong PINs from six addresses, which lock the session for new phones. */
  async function lockPins(code: SessionCode): Promise<void> {
    for (let address = 1; address <= 6; address += 1) {
      const extraHeaders = { 'x-forwarded-for': `192.0.2.${String(address)}` };
      const createSocket: CreateSocket = (url, auth) =>
        io(url, { extraHeaders, forceNew: true, auth: (give: (auth: object) => void) => give(auth()) });
      for (let guess = 0; guess < 5; guess += 1) {
        const guesser = server.drive(code, WRONG, { createSocket });
        await eventually(() => expect(guesser.getState().connection.kind).toBe('refused'));
        guesser.disconnect();
      }
    }
  }

  it('[SYNC-ADMIT-2] A reloaded page returns by its token while PINs are locked', async () => {
    const { code, pin, host } = await server.display();
    const tokens: (string | null)[] = [];
    const saveToken = (token: string | null) => tokens.push(token);
    const page = server.drive(code, pin, { saveToken });
    await isConnected(page);
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
    const [token] = tokens;
    await lockPins(code);
    await eventually(() => expect(host.getState().pins.kind).toBe('locked'));
    page.disconnect();
    const again = server.drive(code, pin, { token, saveToken });
    await isConnected(again);
    const other = server.drive(code, pin);
    await eventually(() =>
      expect(other.getState().connection).toMatchObject({ kind: 'refused', refusal: 'pinLocked' }),
    );
    expect(tokens).toEqual([token]);
  });

  it('[SYNC-ADMIT-6] [SYNC-ADMIT-9] A reloaded display knows its phones and the lock, and lifts it', async () => {
    const { code, pin, host, saved } = await server.display();
    await isConnected(server.drive(code, pin));
    await lockPins(code);
    await eventually(() => expect(host.getState().phones).toMatchObject([{ number: 1, isConnected: true }]));
    host.disconnect();
    const again = await server.display({ saved: saved() });
    const { getState } = again.host;
    await eventually(() => expect(getState().phones).toMatchObject([{ number: 1, isConnected: true }]));
    const { pins } = getState();
    if (pins.kind !== 'locked') return expect.unreachable();
    expect(pins.until - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(pins.until - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect(await again.host.allowPins()).toBe(true);
    await eventually(() => expect(getState().pins).toEqual({ kind: 'open' }));
    await isConnected(server.drive(code, pin));
  });

  it("[SYNC-ADMIT-13] A display's invitation admits a phone while PINs are locked, also after a reload", async () => {
    const { code, host, saved } = await server.display();
    const { invite } = host.getState();
    await lockPins(code);
    await isConnected(server.drive(code, WRONG, { invite }));
    // Displays of earlier versions saved none.
    host.disconnect();
    const { invite: savedInvite, ...older } = saved() ?? expect.unreachable();
    expect(savedInvite).toBe(invite);
    const again = await server.display({ saved: older });
    const next = again.host.getState().invite;
    expect(again.saved()?.invite).toBe(next);
    expect(next).not.toBe(invite);
    await isConnected(server.drive(code, WRONG, { invite: next }));
    again.host.changePin();
    expect(again.host.getState().invite).not.toBe(next);
    await eventually(async () => {
      const late = server.drive(code, WRONG, { invite: next });
      await eventually(() => expect(late.getState().connection).toMatchObject({ refusal: 'pinLocked' }));
    });
  });

  it('[SYNC-ADMIT-7] A removed phone shows that it was removed and returns only with the PIN', async () => {
    const { code, pin, host } = await server.display();
    const tokens: (string | null)[] = [];
    const controller = server.drive(code, pin, {
      saveToken: (token: string | null) => tokens.push(token),
      origin: server.wire.origin,
    });
    await isConnected(controller);
    await eventually(() => expect(host.getState().phones).toHaveLength(1));
    const id = host.getState().phones?.[0]?.id ?? '';
    expect(await host.removePhone(id)).toBe(true);
    expect(await host.removePhone(id)).toBe(false);
    const isRefused = () =>
      eventually(() =>
        expect(controller.getState().connection).toMatchObject({ kind: 'refused', refusal: 'removed' }),
      );
    await isRefused();
    expect(tokens.at(-1)).toBeNull();
    server.wire.cut();
    server.wire.mend();
    await pause(1_000);
    await isRefused();
    expect(host.getState().phones).toEqual([]);
    controller.enterPin(pin);
    await isConnected(controller);
    expect(tokens.at(-1)).not.toBeNull();
  });

  it('[SYNC-ADMIT-5] A phone that leaves is forgotten together with its token', async () => {
    const { code, pin, host } = await server.display();
    let token: string | null = null;
    const controller = server.drive(code, pin, { saveToken: (next: string | null) => (token ??= next) });
    // Disconnects at once, as a page may: messages sent together with the disconnect aren't read.
    const left = new Promise<void>((resolve) => {
      const stop = controller.subscribe(() => {
        if (controller.getState().connection.kind !== 'connected') return;
        stop();
        controller.leave();
        controller.disconnect();
        resolve();
      });
    });
    await left;
    expect(controller.getState().connection).toEqual({ kind: 'ended', reason: 'left' });
    await eventually(() => expect(host.getState().phones).toEqual([]));
    const again = server.drive(code, WRONG, { token });
    await eventually(() =>
      expect(again.getState().connection).toMatchObject({ kind: 'refused', refusal: 'pinWrong' }),
    );
  });

  it('[SYNC-ADMIT-8] A display changes its PIN; phones stay, and the PIN survives a reload', async () => {
    const { code, pin, host, saved } = await server.display({ origin: server.wire.origin });
    let token: string | null = null;
    const controller = server.drive(code, pin, { saveToken: (next: string | null) => (token ??= next) });
    await isConnected(controller);
    host.changePin();
    const changed = host.getState().pin ?? '';
    expect(changed).toMatch(/^[1-9]\d{5}$/);
    expect(changed).not.toBe(pin);
    expect(saved()?.pin).toBe(changed);
    await isConnected(server.drive(code, changed));
    controller.send(line(26102));
    await eventually(() =>
      expect(controller.getState().deliveries[0]?.delivery).toMatchObject({ phase: 'onScreen' }),
    );
    controller.disconnect();
    await isConnected(server.drive(code, pin, { token }));
    const late = server.drive(code, pin);
    await eventually(() =>
      expect(late.getState().connection).toMatchObject({ kind: 'refused', refusal: 'pinWrong' }),
    );
    // While disconnected, the server gets it with the next connection.
    server.wire.cut();
    await eventually(() => expect(host.getState().connection.kind).toBe('reconnecting'));
    host.changePin();
    server.wire.mend();
    await eventually(() => expect(host.getState().connection.kind).toBe('connected'));
    await isConnected(server.drive(code, host.getState().pin ?? ''));
  });
});

describe('a host', () => {
  it('draws a six-digit PIN and is notified of phones that join', async () => {
    const { host, code, pin } = await server.display();
    expect(pin).toMatch(/^[1-9]\d{5}$/);
    server.drive(code, pin);
    await eventually(() => expect(host.getState().notice).toMatchObject({ kind: 'controllerJoined' }));
  });

  it('[SYNC-HOST-5] shows the numbers of controllers and followers', async () => {
    const { host, code, pin } = await server.display();
    const follower = server.follow(code);
    server.follow(code);
    server.drive(code, pin);
    await eventually(() => expect(host.getState().audience).toEqual({ controllers: 1, followers: 2 }));
    follower.disconnect();
    await eventually(() => expect(host.getState().audience).toEqual({ controllers: 1, followers: 1 }));
  });

  it('continues its session with the same PIN after a reload', async () => {
    const { host, code, pin, saved } = await server.display();
    const controller = server.drive(code, pin);
    await eventually(() => expect(controller.getState().connection.kind).toBe('connected'));
    host.disconnect();
    const again = await server.display({ saved: saved() });
    expect(again).toMatchObject({ code, pin });
    const id = controller.send(line(26102));
    await eventually(() =>
      expect(controller.getState().deliveries.at(-1)).toMatchObject({ id, delivery: { phase: 'onScreen' } }),
    );
  });

  it('gives way to another page of the same display', async () => {
    const { host, saved } = await server.display();
    const again = await server.display({ saved: saved() });
    await eventually(() => expect(host.getState().connection).toEqual({ kind: 'ended', reason: 'replaced' }));
    await pause(300);
    expect(again.host.getState().connection.kind).toBe('connected');
  });

  it('begins a new session if the server lost its session', async () => {
    const saved = { code: codeOf('ZZZ-ZZZ'), token: 'x'.repeat(32), pin: '123456' };
    const again = await server.display({ saved });
    expect(again.code).not.toBe('ZZZ-ZZZ');
    expect(again.saved()).toMatchObject({ code: again.code });
  });

  it('begins once a server that was away is back', async () => {
    server.wire.cut();
    const { onWake, wake } = alarm();
    const { host } = startDisplay(server.wire.origin, { onWake });
    server.leaving(host);
    await eventually(() => expect(host.getState().connection).toEqual({ kind: 'connecting', isLate: true }));
    server.wire.mend();
    wake();
    await eventually(() => expect(host.getState().connection.kind).toBe('connected'));
  });

  it('begins no session once it was disconnected', async () => {
    server.wire.cut();
    const { onWake, wake } = alarm();
    const { host, saved } = startDisplay(server.wire.origin, { onWake });
    await eventually(() => expect(host.getState().connection).toEqual({ kind: 'connecting', isLate: true }));
    host.disconnect();
    server.wire.mend();
    wake();
    // Longer than the pause before the next attempt.
    await pause(1_300);
    expect(host.getState()).toMatchObject({ connection: { kind: 'ended', reason: 'left' }, code: null });
    expect(saved()).toBeNull();
  });

  it.each([
    ['its connection is lost', 'reconnecting'],
    ['it is disconnected', 'ended'],
  ] as const)('ends its session by its token while %s', async (_case, kind) => {
    const api = createSyncApi({ origin: server.origin, prefix: '/api' });
    const { host, code, saved } = await server.display({ origin: server.wire.origin, api });
    if (kind === 'ended') host.disconnect();
    else server.wire.cut();
    await eventually(() => expect(host.getState().connection.kind).toBe(kind));
    expect(await api.join(code)).toEqual({ ok: true, value: { code } });
    await host.end();
    expect(host.getState().connection).toEqual({ kind: 'ended', reason: 'left' });
    expect(saved()).toBeNull();
    expect(await api.join(code)).toEqual({ ok: false, refusal: 'codeUnknown' });
  });
});
