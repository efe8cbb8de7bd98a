import { beforeAll, describe, expect, it } from 'vitest';
import { createVerseIds, type VerseIds } from '@naad/api-scripture/sources';
import type { LegacyContent } from '@naad/sync-protocol';
import { loadScripture } from '../../../testing/createTestServer.ts';
import {
  fromPhone,
  learnVerses,
  NO_VERSE,
  toHostCommand,
  toOurVerse,
  type HostVerses,
} from './hostVerses.ts';

let verseIds: VerseIds;
beforeAll(async () => {
  verseIds = createVerseIds((await loadScripture()).corpus, null);
});

const idsOf = (shabad: number) => verseIds.shabad(shabad)?.ids ?? [];

function shows(
  id: number,
  highlight: number | null,
  homeId: number | null,
  isSnapshot = false,
): LegacyContent {
  return { kind: 'shabad', id, highlight, homeId, baniLength: null, lineCount: null, isSnapshot };
}

/** A reference id of the first line of 3590: any number does, since the host says which row it opened. */
const FIRST = 41_000;

/** Learns verse ids from a host's messages, in order. */
function learn(...contents: LegacyContent[]): HostVerses | null {
  return contents.reduce<HostVerses | null>((known, each) => learnVerses(known, verseIds, each, false), null);
}

function markedBy(known: HostVerses | null, shabad: number, id: number): number | null {
  const ours = toOurVerse(known, verseIds, shabad, { id, isEcho: false });
  const row = idsOf(shabad).findIndex((each) => each === ours);
  return row < 0 ? null : row;
}

describe('the verse ids of a legacy host', () => {
  it('mark their lines once the host named the row of its home line [SYNC-VERSE-1, T92]', () => {
    const opened = learn(shows(3590, FIRST + 4, FIRST + 4));
    expect(opened).toEqual({ shabadId: 3590, home: FIRST + 4, first: null });
    expect(markedBy(opened, 3590, FIRST + 4)).toBeNull();
    const moved = learn(shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 4));
    const rows = idsOf(3590).map((_, row) => markedBy(moved, 3590, FIRST + row));
    expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('mark the line of a public id at once, and with it all others of its shabad [SYNC-VERSE-1, T92]', () => {
    const opened = learn(shows(1839, 22_188, 22_188));
    expect([22_188, 22_189, 22_184].map((id) => markedBy(opened, 1839, id))).toEqual([4, 5, 0]);
    expect(idsOf(1839)[4]).toBe(1_582_610);
  });

  it('mark no line before a row is known, beyond the shabad, or after a contradiction [SYNC-VERSE-2, T99]', () => {
    const moved = learn(shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 4));
    expect(markedBy(moved, 3590, FIRST - 1)).toBeNull();
    expect(markedBy(moved, 3590, FIRST + 9)).toBeNull();
    expect(markedBy(moved, 1839, FIRST + 5)).toBeNull();
    const contradictions = [
      [shows(3590, FIRST + 6, 3)],
      [shows(3590, FIRST + 20, 4)],
      [shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 5)],
    ];
    for (const contents of contradictions) {
      const known = learn(shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 4), ...contents);
      expect(known?.first).toBeNull();
      expect(markedBy(known, 3590, FIRST + 5)).toBeNull();
    }
  });

  it('mark no line where existing clients split the shabad, or number it otherwise [SYNC-VERSE-2, T99]', async () => {
    const { corpus } = await loadScripture();
    const dasam = corpus.shabad(corpus.line(corpus.page('D', 3)?.[0] ?? 0).shabadIndex).id;
    for (const id of [3375, 32_001, dasam]) {
      expect(learn(shows(id, FIRST + 4, FIRST + 4), shows(id, FIRST + 5, 4))).toBeNull();
      expect(markedBy(null, id, FIRST + 5)).toBeNull();
    }
  });

  it('mark no line if the id is also one of ours that may be another line of theirs [SYNC-VERSE-2, T99]', () => {
    // 2477 is our id of the tenth line of 166, whose lines the reference numbers from a little below 2479.
    expect(idsOf(166)).toContain(2477);
    expect(toOurVerse(null, verseIds, 166, { id: 2477, isEcho: false })).toBe(NO_VERSE);
    expect(toOurVerse(null, verseIds, 166, { id: 2477, isEcho: true })).toBe(2477);
  });

  it('pass as ours if the display has our data [SYNC-VERSE-1]', () => {
    const [first = 0, second = 0] = idsOf(3590);
    const known = learn(shows(3590, first, first), shows(3590, second, 0));
    expect(known?.first).toBeNull();
    expect(markedBy(known, 3590, second)).toBe(1);
  });

  it('stay known through an outdated snapshot, and end with the shabad [SYNC-VERSE-1]', () => {
    const moved = [shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 4)];
    const bani: LegacyContent = { ...shows(2, 5001, null), kind: 'bani' };
    expect(learn(...moved, { ...bani, isSnapshot: true })?.first).toBe(FIRST);
    expect(learn(...moved, shows(3590, FIRST + 6, 4, true))?.first).toBe(FIRST);
    expect(learn(...moved, bani)).toBeNull();
    expect(learn(...moved, shows(1839, 22_190, 2))).toEqual({ shabadId: 1839, home: null, first: null });
  });
});

describe('the verse id of a command', () => {
  const line = (verseId: number) => ({ type: 'shabad', shabadId: 3590, verseId, lineCount: null }) as const;

  it("is the host's if its rows are known, else ours [SYNC-VERSE-3, T93]", () => {
    const [, second = 0] = idsOf(3590);
    const moved = learn(shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 4));
    expect(toHostCommand(moved, verseIds, line(second))).toMatchObject({ verseId: FIRST + 1 });
    expect(toHostCommand(null, verseIds, line(second))).toMatchObject({ verseId: second });
    const public1839 = { ...line(1_582_610), shabadId: 1839 };
    expect(toHostCommand(null, verseIds, public1839)).toMatchObject({ verseId: 22_188 });
  });

  it("is read as ours or as the host's, for phones on either data [SYNC-VERSE-3]", () => {
    const [, second = 0] = idsOf(3590);
    const moved = learn(shows(3590, FIRST + 4, FIRST + 4), shows(3590, FIRST + 5, 4));
    for (const verseId of [second, FIRST + 1])
      expect(fromPhone(moved, verseIds, line(verseId))).toMatchObject({ verseId: second });
  });
});
