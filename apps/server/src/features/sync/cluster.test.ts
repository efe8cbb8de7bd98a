import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession, startController, startCurrentHost, startFollower } from './testing/currentClients.ts';
import { eventually } from './testing/eventually.ts';
import { connectLegacy, startLegacyHost } from './testing/legacyClients.ts';
import { spawnSync, type SyncProcess } from './testing/spawnSync.ts';
import { findRedis, startRedis, type TestRedis } from './testing/startRedis.ts';

/** Two server processes on a real Redis; without one the tests are skipped and say so. */
describe.skipIf(findRedis() === null)('two servers on one Redis [Y3]', () => {
  let redis: TestRedis;
  let one: SyncProcess;
  let two: SyncProcess;
  beforeAll(async () => {
    redis = await startRedis();
    [one, two] = await Promise.all([spawnSync(redis.url), spawnSync(redis.url)]);
  });
  afterAll(async () => {
    await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')]);
    await redis.stop();
  });

  /** A server listens before it has found Redis, and refuses sessions until then. */
  const begin = (url: string) => eventually(() => beginSession(url));
  const line = (verseId: number) => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null }) as const;

  it('serve one session together, also for legacy phones', async () => {
    const host = await startLegacyHost(one.url, { library: 'v2' });
    const controller = await connectLegacy(two.url, host.code);
    const follower = await connectLegacy(two.url, host.code, { library: 'v2' });
    controller.send({ host: 'sttm-web', type: 'request-control', pin: '1987' });
    await eventually(() => expect(controller.last('response-control')).toMatchObject({ success: true }));
    controller.send({ host: 'sttm-web', type: 'shabad', pin: 1987, shabadId: 628, verseId: 26102 });
    await eventually(() => expect(follower.last()).toMatchObject({ id: 628, highlight: 26102 }));
    controller.send({ host: 'sttm-web', type: 'shabad', pin: 1987, shabadId: 628, verseId: 26103 });
    await eventually(() => expect(follower.last()).toMatchObject({ id: 628, highlight: 26103 }));
    expect((await fetch(`${two.url}/sync/join/${host.code}`)).status).toBe(200);
    for (const client of [host, controller, follower]) client.close();
  });

  it('[SYNC-CMD-7] [SYNC-SEQ-6] [SYNC-RETRY-2] lose nothing when one is killed: everyone is back on the same line within 10 s', async () => {
    const begun = await begin(one.url);
    const host = await startCurrentHost([one.url, two.url], begun);
    const controller = await startController([two.url], begun.code, host.pin);
    const followers = await Promise.all(
      [one, one, two].map(({ url }) => startFollower([url, two.url], begun.code)),
    );
    await eventually(() => expect(controller.roles.at(-1)?.role).toBe('controller'));
    controller.tap(line(26102));
    const before = controller.tap(line(26103));
    await eventually(() => expect(controller.taps.get(before)).toMatchObject({ phase: 'onScreen' }));
    await eventually(() => followers.forEach(({ view }) => expect(view.state.highlight).toBe(26103)));

    const { seq } = controller.view;
    const isHostAgain = new Promise((resolve) => host.socket.once('role', resolve));
    await one.kill('SIGKILL');
    const killedAt = Date.now();
    await isHostAgain;
    await eventually(() => {
      for (const { socket, view } of [...followers, controller]) {
        expect(socket.connected).toBe(true);
        expect(view).toMatchObject({ hostOnline: true, state: { id: 628, highlight: 26103 } });
      }
    });
    expect(Date.now() - killedAt).toBeLessThan(10_000);

    const after = controller.tap(line(26104));
    await eventually(() => expect(controller.taps.get(after)).toMatchObject({ phase: 'onScreen' }));
    await eventually(() => followers.forEach(({ view }) => expect(view.state.highlight).toBe(26104)));
    expect(host.done).toHaveLength(3);
    // The new leader's numbers exceed all that the killed one can have sent.
    for (const { view } of followers) expect(view.seq).toBeGreaterThan(seq + 50);
    for (const { socket } of [...followers, host]) socket.disconnect();
    controller.close();
    one = await spawnSync(redis.url);
  });

  it("[SYNC-ADMIT-2] [SYNC-ADMIT-6] [SYNC-ADMIT-7] list, remove and readmit each other's phones", async () => {
    const host = await startCurrentHost([one.url], await begin(one.url));
    const here = await startController([one.url], host.code, host.pin, { keepsToken: true });
    await eventually(() => expect(here.roles.at(-1)?.role).toBe('controller'));
    const there = await startController([two.url], host.code, host.pin, { keepsToken: true });
    await eventually(() =>
      expect(host.admissions.at(-1)?.phones).toMatchObject([
        { number: 1, isConnected: true },
        { number: 2, isConnected: true },
      ]),
    );
    const again = await startController([two.url], host.code, '', { keepsToken: true, token: here.token() });
    await eventually(() => expect(again.roles.at(-1)).toMatchObject({ role: 'controller', refusal: null }));
    const id = host.admissions.at(-1)?.phones[1]?.id;
    expect(await host.socket.emitWithAck('removePhone', { id })).toEqual({ ok: true });
    await eventually(() =>
      expect(there.roles.at(-1)).toMatchObject({ role: 'follower', refusal: 'removed' }),
    );
    const refused: unknown = await there.socket.emitWithAck('cmd', { counter: 9, command: line(666) });
    expect(refused).toMatchObject({ ok: false, refusal: 'notController' });
    again.socket.emit('leave');
    await eventually(() => expect(host.admissions.at(-1)?.phones).toEqual([]));
    for (const controller of [here, there, again]) controller.close();
    host.socket.disconnect();
  });

  it('[SYNC-DRIVE-4] [SYNC-DRIVE-6] pass the wheel between their phones, which outlives the leader [U53]', async () => {
    const urls = [one.url, two.url];
    const host = await startCurrentHost(urls, await begin(one.url));
    const here = await startController(urls, host.code, host.pin, { keepsToken: true });
    await eventually(() => expect(here.roles.at(-1)?.role).toBe('controller'));
    const there = await startController([two.url], host.code, host.pin, { keepsToken: true });
    await eventually(() => expect(there.roles.at(-1)?.role).toBe('controller'));
    const [hereId, thereId] = [here, there].map(({ roles }) => roles.at(-1)?.phoneId);
    const driving = () => host.admissions.at(-1)?.driving;
    expect(await host.socket.emitWithAck('drive', { type: 'give', id: hereId })).toEqual({ ok: true });
    await there.socket.emitWithAck('rename', { name: 'Asa' });
    await there.socket.emitWithAck('drive', { type: 'ask' });
    await eventually(() =>
      expect(driving()).toMatchObject({
        driver: { id: hereId },
        requests: [{ phone: { id: thereId, name: 'Asa' } }],
      }),
    );
    await here.socket.emitWithAck('drive', { type: 'give', id: thereId });
    await eventually(() => expect(driving()?.driver).toMatchObject({ id: thereId }));
    // A tap is stored before it is shown, and everything before it too.
    const stored = there.tap(line(26101));
    await eventually(() => expect(there.taps.get(stored)).toMatchObject({ phase: 'onScreen' }));
    const areGone = [host, here].map(
      ({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)),
    );
    // The leader dies; the host takes its session to the other server.
    expect(await one.kill('SIGKILL')).not.toBe(0);
    await Promise.all(areGone);
    await eventually(() => expect(host.socket.connected && here.socket.connected).toBe(true));
    await eventually(() => expect(here.roles.at(-1)?.role).toBe('controller'));
    const [refused, shown] = [here.tap(line(26102)), there.tap(line(26103))];
    await eventually(() => {
      expect(here.taps.get(refused)).toEqual({ phase: 'failed', reason: 'notController' });
      expect(there.taps.get(shown)).toMatchObject({ phase: 'onScreen' });
    });
    expect(driving()?.driver).toMatchObject({ id: thereId, name: 'Asa' });
    for (const controller of [here, there]) controller.close();
    host.socket.disconnect();
    one = await spawnSync(redis.url);
  });

  it('[SYNC-ROLE-2] let a legacy host return to its code when its server stops', async () => {
    const host = await startLegacyHost(one.url);
    const follower = await startFollower([two.url], host.code);
    host.show({ type: 'shabad', id: 628, highlight: 26102 });
    await eventually(() => expect(follower.view.state.highlight).toBe(26102));
    expect(await one.kill('SIGTERM')).toBe(0);
    await eventually(() => expect(follower.view.hostOnline).toBe(false));
    const back = await startLegacyHost(two.url, { code: host.code });
    await eventually(() => expect(follower.view.hostOnline).toBe(true));
    back.show({ type: 'shabad', id: 628, highlight: 26104 });
    await eventually(() => expect(follower.view.state.highlight).toBe(26104));
    for (const client of [host, back]) client.close();
    follower.socket.disconnect();
    one = await spawnSync(redis.url);
  });

  it('survive a Redis outage', async () => {
    const begun = await begin(one.url);
    const host = await startCurrentHost([one.url], begun);
    await redis.stop();
    host.show({ kind: 'shabad', id: 628, highlight: 26102 });
    host.drop();
    const asked = await fetch(`${two.url}/sync/join/${begun.code}`);
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await asked.json()).toMatchObject({ id: 'sessionsUnavailable' });
    redis = await startRedis(redis.port);
    await eventually(async () => {
      const { code } = await begin(two.url);
      expect((await fetch(`${one.url}/sync/join/${code}`)).status).toBe(200);
    });
    host.socket.disconnect();
  });

  it('both report the end of a session and unknown codes', async () => {
    const begun = await begin(one.url);
    const host = await startCurrentHost([one.url], begun);
    const follower = await startFollower([two.url], begun.code);
    host.socket.emit('end', () => undefined);
    await eventually(() => expect(follower.closes).toBe(1));
    expect((await fetch(`${two.url}/sync/join/${begun.code}`)).status).toBe(404);
    host.socket.disconnect();
  });
});
