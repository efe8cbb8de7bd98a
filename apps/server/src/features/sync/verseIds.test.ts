import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVerseIds, type VerseIds } from '@naad/api-scripture/sources';
import { loadScripture } from '../../testing/createTestServer.ts';
import { startController, startFollower } from './testing/currentClients.ts';
import { eventually } from './testing/eventually.ts';
import { connectLegacy, startLegacyHost, withoutStamps, type LegacyHost } from './testing/legacyClients.ts';
import { startTestSync, type TestSync } from './testing/startTestSync.ts';

/** Ids of the reference for the first verses of 3590 and 1839. The first is any number: the host says its row. */
const FIRST = new Map([
  [3590, 41_000],
  [1839, 22_184],
]);
const firstVerseOf = (shabad: number) => FIRST.get(shabad) ?? 1;

let sync: TestSync;
let verseIds: VerseIds;
beforeEach(async () => {
  verseIds = createVerseIds((await loadScripture()).corpus, null);
  sync = await startTestSync({ verseIds });
});
afterEach(() => sync.close());

const ours = (shabad: number, row: number) => verseIds.shabad(shabad)?.ids[row] ?? 0;

/** Actions of the desktop's operator. */
function operator(host: LegacyHost) {
  return {
    open(id: number, row: number) {
      const verse = firstVerseOf(id) + row;
      host.show({ type: 'shabad', id, highlight: verse, homeId: verse });
    },
    move: (id: number, row: number, homeRow: number) =>
      host.show({ type: 'shabad', id, highlight: firstVerseOf(id) + row, homeId: homeRow }),
  };
}

/** Takes control as our phone does; the desktop's PIN is judged by the desktop. */
const takeControl = (host: LegacyHost) => startController([sync.url], host.code, '1987');

const line = (shabadId: number, row: number) =>
  ({ type: 'shabad', shabadId, verseId: ours(shabadId, row), lineCount: row + 1 }) as const;

describe('a legacy desktop with the verse ids of the reference', () => {
  it("[SYNC-VERSE-1] marks its line on our follower and on legacy pages, and the operator's next ones [T92]", async () => {
    const host = await startLegacyHost(sync.url, { firstVerseOf });
    const follower = await startFollower([sync.url], host.code);
    const page = await connectLegacy(sync.url, host.code);
    const { open, move } = operator(host);
    open(1839, 4);
    await eventually(() => expect(follower.view.state).toMatchObject({ id: 1839, highlight: 1_582_610 }));
    await eventually(() => expect(page.last('shabad')).toMatchObject({ id: 1839, highlight: 1_582_610 }));
    open(3590, 4);
    await eventually(() => expect(follower.view.state.id).toBe(3590));
    // No row is known yet, so no line is marked.
    expect(verseIds.shabad(3590)?.ids).not.toContain(follower.view.state.highlight);
    move(3590, 5, 4);
    await eventually(() =>
      expect(follower.view.state).toMatchObject({ highlight: ours(3590, 5), homeId: ours(3590, 4) }),
    );
    await eventually(() => expect(page.last('shabad')).toMatchObject({ highlight: ours(3590, 5) }));
  });

  it('[SYNC-VERSE-2] has no line marked whose row contradicts what it said before [T99]', async () => {
    const host = await startLegacyHost(sync.url, { firstVerseOf });
    const follower = await startFollower([sync.url], host.code);
    const { open, move } = operator(host);
    open(3590, 4);
    move(3590, 5, 4);
    await eventually(() => expect(follower.view.state.highlight).toBe(ours(3590, 5)));
    move(3590, 6, 3);
    await eventually(() => expect(follower.view.state.highlight).toBe(firstVerseOf(3590) + 6));
    expect(verseIds.shabad(3590)?.ids).not.toContain(follower.view.state.highlight);
  });

  it.each(['9.2.4', '9.3'] as const)(
    '[SYNC-VERSE-3] [SYNC-VERSE-4] version %s is asked for its row once, and obeys the taps of our phone [T93]',
    async (version) => {
      const host = await startLegacyHost(sync.url, { firstVerseOf, version });
      const phone = await takeControl(host);
      await eventually(() => expect(phone.roles.at(-1)?.role).toBe('controller'));
      const asked = () => host.received.filter(({ type }) => type === 'request-control').length;
      const before = asked();
      operator(host).open(3590, 4);
      await eventually(() => expect(phone.view.state.highlight).toBe(ours(3590, 4)));
      expect(asked()).toBe(before + 1);
      phone.tap(line(3590, 1));
      await eventually(() => expect(host.screen.line).toBe(firstVerseOf(3590) + 1));
      expect(host.commands.at(-1)).toMatchObject({ shabadId: 3590, verseId: firstVerseOf(3590) + 1 });
      await eventually(() => expect(phone.view.state.highlight).toBe(ours(3590, 1)));
      phone.tap(line(1839, 4));
      await eventually(() => expect(host.screen).toMatchObject({ id: 1839, line: 22_188 }));
      await eventually(() => expect(phone.view.state).toMatchObject({ id: 1839, highlight: 1_582_610 }));
      expect(withoutStamps(phone.frames)).not.toContain('1987');
    },
  );

  it('[SYNC-VERSE-1] says its row to a phone that joins later, and the line is marked then [T92, T93]', async () => {
    const host = await startLegacyHost(sync.url, { firstVerseOf });
    const follower = await startFollower([sync.url], host.code);
    operator(host).open(3590, 4);
    await eventually(() => expect(follower.view.state.id).toBe(3590));
    await takeControl(host);
    await eventually(() => expect(follower.view.state.highlight).toBe(ours(3590, 4)));
  });
});
