import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStore } from './store/openFileStore.ts';
import { beginSession, startController, startCurrentHost, startFollower } from './testing/currentClients.ts';
import { eventually } from './testing/eventually.ts';
import { startLegacyHost } from './testing/legacyClients.ts';
import { prepareAlone } from './testing/spawnSync.ts';
import { startTestSync } from './testing/startTestSync.ts';
import { freePort } from '../../testing/freePort.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-sync-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fail = (error: unknown) => expect.fail(String(error));

it('a restarted server has its sessions, and everyone returns to the line [Y3]', async () => {
  const port = await freePort();
  const file = path.join(folder, 'sessions.json');
  const start = async () => startTestSync({ store: await openFileStore(file, fail) }, port);
  const first = await start();
  const host = await startCurrentHost([first.url], await beginSession(first.url));
  const legacy = await startLegacyHost(first.url);
  const followers = [
    await startFollower([first.url], host.code),
    await startFollower([first.url], legacy.code),
  ];
  const controller = await startController([first.url], host.code, host.pin);
  await eventually(() => expect(controller.roles.at(-1)?.role).toBe('controller'));
  controller.tap({ type: 'shabad', shabadId: 628, verseId: 26102, lineCount: null });
  legacy.show({ type: 'shabad', id: 700, highlight: 30001 });
  const expectLines = () =>
    eventually(() => {
      expect(followers[0]?.view).toMatchObject({ hostOnline: true, state: { id: 628, highlight: 26102 } });
      expect(followers[1]?.view).toMatchObject({ hostOnline: true, state: { id: 700, highlight: 30001 } });
    });
  await expectLines();

  await first.close();
  await eventually(() => followers.forEach(({ socket }) => expect(socket.connected).toBe(false)));
  const second = await start();
  await expectLines();
  await eventually(() => expect(controller.roles.at(-1)?.role).toBe('controller'));
  const tap = controller.tap({ type: 'fontSize', target: 'gurbani', value: 'plus' });
  await eventually(() => expect(controller.taps.get(tap)).toMatchObject({ phase: 'onScreen' }));
  expect(host.screen.fontSizes.gurbani).toBe(10);

  for (const stored of [`${file}l`, path.join(folder, 'sessions.key')]) {
    expect((await stat(stored)).mode & 0o077).toBe(0);
  }
  expect(await readFile(`${file}l`, 'utf8')).not.toContain(host.pin);
  for (const { socket } of [host, ...followers]) socket.disconnect();
  controller.close();
  legacy.close();
  await second.close();
});

it.each(['', '{', '{"format":2,"sessions":[]}', '{"format":1,"sessions":[7]}'])(
  'starts without sessions from %o',
  async (text) => {
    const file = path.join(folder, 'odd.json');
    await writeFile(file, text);
    const store = await openFileStore(file, fail);
    expect(await store.read('BCD-FGH')).toBeNull();
    await store.close();
  },
);

it('[SYNC-CMD-7] a session begun, joined and controlled in the second of a kill -9 exists afterwards [U13]', async () => {
  const port = await freePort();
  const file = path.join(folder, 'killed.json');
  const prepare = () => prepareAlone(port, file);
  let running = await (await prepare())();
  for (let round = 0; round < 6; round += 1) {
    const [second, third] = await Promise.all([prepare(), prepare()]);
    const host = await startCurrentHost([running.url], await beginSession(running.url));
    const controller = await startController([running.url], host.code, host.pin);
    const tap = controller.tap({ type: 'fontSize', target: 'gurbani', value: 'plus' });
    await eventually(() => expect(['accepted', 'onScreen']).toContain(controller.taps.get(tap)?.phase));
    await running.kill('SIGKILL');
    // Nobody has connected to this one yet.
    running = await second();
    const begun = await beginSession(running.url);
    await running.kill('SIGKILL');
    running = await third();
    const codes = [host.code, begun.code];
    for (const code of codes) expect((await fetch(`${running.url}/sync/join/${code}`)).status).toBe(200);
    await eventually(() => expect(controller.taps.get(tap)?.phase).toBe('onScreen'));
    expect(host.done).toEqual([`${controller.clientId}:1`]);
    host.socket.disconnect();
    controller.close();
  }
  await running.kill('SIGKILL');
});
