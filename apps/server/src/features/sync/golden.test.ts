import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, settled } from './testing/eventually.ts';
import {
  connectLegacy,
  startLegacyHost,
  type LegacyClient,
  type LegacyHost,
  type Library,
  withoutStamps,
} from './testing/legacyClients.ts';
import { startTestSync, type TestSync } from './testing/startTestSync.ts';

/** Replays messages recorded from a real desktop 9.2.4 with virtual clients. */
describe.each<[Library, Library]>([
  ['v4', 'v4'],
  ['v2', 'v2'],
  ['v2', 'v4'],
  ['v4', 'v2'],
])('golden transcript, host %s and phones %s [Y2]', (hostLibrary, library) => {
  let server: TestSync;
  beforeAll(async () => {
    server = await startTestSync();
  });
  afterAll(() => server.close());

  async function start(
    onFinished: (close: () => void) => void,
  ): Promise<{ host: LegacyHost; controller: LegacyClient; follower: LegacyClient }> {
    const host = await startLegacyHost(server.url, { library: hostLibrary });
    const controller = await connectLegacy(server.url, host.code, { library });
    const follower = await connectLegacy(server.url, host.code, { library });
    const clients = [host, controller, follower];
    onFinished(() => clients.forEach((client) => client.close()));
    return { host, controller, follower };
  }
  const web = (message: object) => ({ host: 'sttm-web', pin: 1987, ...message });

  it.concurrent('runs to its end, and every client has the true state', async ({ onTestFinished }) => {
    const { host, controller, follower } = await start(onTestFinished);
    // After its first second a phone isn't treated as replaying old taps.
    await settled(1_050);
    controller.send(web({ type: 'request-control', pin: '1' }));
    await eventually(() => expect(controller.last('response-control')).toMatchObject({ success: false }));

    controller.send(web({ type: 'request-control', pin: '1987' }));
    await eventually(() => expect(controller.last('response-control')).toMatchObject({ success: true }));

    controller.send(web({ type: 'shabad', shabadId: 628, verseId: 26102, gurmukhi: 'x' }));
    const opened = {
      type: 'shabad',
      id: 628,
      shabadid: 628,
      highlight: 26102,
      homeId: 26102,
      verseChange: false,
    };
    await eventually(() => expect(follower.last()).toMatchObject(opened));
    expect(controller.last()).toMatchObject(opened);

    // The host doesn't report a line of the open shabad.
    controller.send(
      web({ type: 'shabad', ceremonyId: null, baniId: null, shabadId: 628, verseId: 26103, lineCount: 3 }),
    );
    await eventually(() =>
      expect(follower.last()).toMatchObject({ ...opened, highlight: 26103, homeId: 26102 }),
    );

    controller.send(web({ type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true }));
    await eventually(() => expect(host.screen.text).toBe('vwihgurU'));
    expect(follower.last()).toMatchObject({ type: 'shabad', highlight: 26103 });

    controller.send(web({ type: 'bani', baniId: '2' }));
    const bani = { type: 'bani', id: 2, highlight: 5001, baniLength: 'short' };
    await eventually(() => expect(follower.last()).toMatchObject(bani));
    controller.send(web({ type: 'bani', ceremonyId: null, baniId: 2, verseId: 5003, lineCount: 3 }));
    await eventually(() => expect(follower.last()).toMatchObject({ ...bani, highlight: 5003 }));

    controller.send(web({ type: 'ceremony', ceremonyId: 3, verseId: 26106 }));
    await eventually(() =>
      expect(follower.last()).toMatchObject({ type: 'ceremony', id: 3, highlight: 26106 }),
    );

    // A second phone asks for control: the bani closed long ago isn't shown.
    const second = await connectLegacy(server.url, host.code, { library });
    onTestFinished(() => second.close());
    second.send(web({ type: 'request-control', pin: '1987' }));
    await eventually(() => expect(second.last('response-control')).toMatchObject({ success: true }));
    await eventually(() => expect(second.last()).toMatchObject({ type: 'ceremony', id: 3 }));

    controller.send(web({ type: 'shabad', shabadId: 700, verseId: 30001 }));
    await eventually(() => expect(follower.last()).toMatchObject({ type: 'shabad', id: 700, homeId: 30001 }));

    const plus = {
      type: 'settings',
      settings: { action: 'changeFontSize', target: 'gurbani', value: 'plus' },
    };
    for (let step = 0; step < 4; step += 1) controller.send(web(plus));
    const fontSizes = { gurbani: 13, translation: 5, teeka: 4, transliteration: 4 };
    await eventually(() => expect(controller.last('settings')).toMatchObject({ settings: { fontSizes } }));
    expect(follower.last('settings')).toBeUndefined();

    // The theme changes: the field that crashed the page isn't forwarded.
    const count = controller.received.length;
    host.send({ host: 'sttm-desktop', type: 'settings', settings: {} });
    host.show({ type: 'shabad', id: 628, highlight: 26103, homeId: 0 });
    await eventually(() => expect(follower.last()).toMatchObject({ id: 628, highlight: 26103 }));
    expect(controller.received).toHaveLength(count + 1);

    // Four lines in one tick: the last is shown, and the host isn't asked faster than it can handle.
    const before = host.commands.length;
    for (const verseId of [26101, 26102, 26103, 26104])
      controller.send(web({ type: 'shabad', shabadId: 628, verseId }));
    await eventually(() => expect(host.screen.line).toBe(26104));
    await eventually(() => expect(follower.last()).toMatchObject({ id: 628, highlight: 26104 }));
    expect(host.commands.length - before).toBeLessThanOrEqual(2);

    // Every message suits each kind of page.
    const types = new Set(follower.received.map(({ type }) => type));
    expect([...types].sort()).toEqual(['bani', 'ceremony', 'shabad']);
    const frames = withoutStamps([controller.received, follower.received, second.received]);
    expect(frames).not.toContain('1987');
    const numbers = follower.received.map(({ seq }) => Number(seq));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  it.concurrent('[SYNC-STATE-9] shows a late follower the line at once', async ({ onTestFinished }) => {
    const { host, follower } = await start(onTestFinished);
    host.show({ type: 'shabad', id: 628, highlight: 26103, homeId: 26101 });
    await eventually(() => expect(follower.last()).toMatchObject({ highlight: 26103 }));
    const late = await connectLegacy(server.url, host.code, { library });
    onTestFinished(() => late.close());
    await eventually(() => expect(late.received).toHaveLength(1));
    expect(late.last()).toMatchObject({ type: 'shabad', id: 628, highlight: 26103 });
  });

  it.concurrent('ends by the host in two phases, and everyone is notified', async ({ onTestFinished }) => {
    const { host, follower } = await start(onTestFinished);
    const headers = { 'user-agent': 'sttm-desktop Electron/25', 'x-forwarded-for': '203.0.113.9' };
    expect((await server.get(`/sync/end/${host.code}`, headers)).status).toBe(200);
    host.close();
    await eventually(() => expect(follower.closes).toBe(1));
    expect((await server.get(`/sync/join/${host.code}`)).status).toBe(404);
  });
});
