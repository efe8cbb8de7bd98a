import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReleases } from './compareReleases.ts';
import { encodingDifferences } from './encodingDifferences.ts';
import { openRelease } from './openRelease.ts';
import { presentComparison } from './presentComparison.ts';
import type { Release } from './release.ts';

const installed = path.dirname(fileURLToPath(import.meta.resolve('@shabados/database/package.json')));
let folder = '';
let current: Release = { name: '', lines: [] };

/** Lines of version 5.0.0-next.0: a new reading, a new id, a half yayya in its encoding, and one of a shabad between. */
const NEWER = [['ULEP', 'ਪਰਸਨ ਪਰਸ ਭਏ ਕੁਬਿਜਾ ਕਉ; ਲੈ ਬੈਕੁੰਠਿ ਸਿਧਾਰੇ ॥੧॥', 981]] as const;

/** Writes an unpacked package with the tables of version 5. */
function writeRelease5(): string {
  const target = path.join(folder, 'release-5');
  mkdirSync(path.join(target, 'dist'), { recursive: true });
  writeFileSync(
    path.join(target, 'package.json'),
    JSON.stringify({ name: '@shabados/database', version: '5.0.0-next.0' }),
  );
  const database = new DatabaseSync(path.join(target, 'dist/master.sqlite'));
  database.exec(`
    CREATE TABLE sources (id text, name text);
    CREATE TABLE sections (id text, source_id text, source_order integer);
    CREATE TABLE line_groups (id text, section_id text, section_order integer);
    CREATE TABLE lines (id text, line_group_id text, line_group_order integer);
    CREATE TABLE asset_lines (asset_id text, line_id text, type text, data text, additional text);
    INSERT INTO sources VALUES ('SGGS', '{"Latn":"gurū granth sāhib"}');
    INSERT INTO sections VALUES ('A', 'SGGS', 1);
    INSERT INTO line_groups VALUES ('B', 'A', 1);`);
  NEWER.forEach(([id, text, page], order) => {
    database.prepare("INSERT INTO lines VALUES (?, 'B', ?)").run(id, order);
    database
      .prepare("INSERT INTO asset_lines VALUES ('SSA2', ?, 'primary', ?, ?)")
      .run(id, text, JSON.stringify({ page, line: 14 }));
  });
  database.close();
  return target;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'naad-releases-'));
  current = await openRelease(installed);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('compareReleases', () => {
  it('finds no difference between a release and itself [T63]', () => {
    expect(compareReleases(current, current)).toMatchObject({
      sharedCount: 141_264,
      changed: [],
      renamed: [],
      removed: [],
      added: [],
    });
  });

  it('names a line whose letters changed, from version 4 to version 5 [T63]', async () => {
    const newer = await openRelease(writeRelease5());
    const older = { ...current, lines: current.lines.filter(({ id }) => id === 'ULEP') };
    const comparison = compareReleases(older, newer);
    expect(comparison.changed.map(({ after, encoding }) => [after.id, encoding])).toEqual([['ULEP', null]]);
    const page = presentComparison(comparison);
    expect(page).toContain('# Changes from @shabados/database 4.8.3 to @shabados/database 5.0.0-next.0');
    expect(page).toContain('Sri Guru Granth Sahib Ji, Ang 981');
    expect(page).toContain(
      'ਪਰਸ ਨਪਰਸ (U+0A2A U+0A30 U+0A38 U+0020 U+0A28 U+0A2A U+0A30 U+0A38) → ' +
        'ਪਰਸਨ ਪਰਸ (U+0A2A U+0A30 U+0A38 U+0A28 U+0020 U+0A2A U+0A30 U+0A38)',
    );
  });

  it('reads packs that were built from a release, with its ids [T63]', async () => {
    const packs = await openRelease(
      fileURLToPath(new URL('../../../../../../dist/@naad/gurbani-corpus', import.meta.url)),
    );
    const { removed, added, sharedCount } = compareReleases(current, packs);
    expect([sharedCount, removed, added]).toEqual([141_264, [], []]);
  });

  it('pairs a line that only got another id with the line in its place [T63]', () => {
    const lines = current.lines.slice(0, 40);
    const renamed = lines.map((line, index) => (index === 12 ? { ...line, id: 'ZZZZ' } : line));
    const comparison = compareReleases({ ...current, lines }, { ...current, lines: renamed });
    expect(comparison).toMatchObject({ renamed: [[lines[12]?.id, 'ZZZZ']], removed: [], added: [] });
  });

  it('pairs no line if two in one place have the same letters, or the text differs [T63]', () => {
    const lines = current.lines.slice(0, 40);
    const [first] = lines.slice(12);
    if (!first) throw new RangeError('There are forty lines.');
    const twice = lines.flatMap((line) =>
      line === first
        ? [
            { ...line, id: 'ZZZZ' },
            { ...line, id: 'YYYY' },
          ]
        : [line],
    );
    const other = lines.map((line) => (line === first ? { ...line, id: 'ZZZZ', unicode: 'ਸਚੁ ॥' } : line));
    for (const newer of [twice, other]) {
      const comparison = compareReleases({ ...current, lines }, { ...current, lines: newer });
      expect(comparison.renamed).toEqual([]);
      expect(comparison.removed).toEqual([first]);
    }
  });
});

describe('encodingDifferences', () => {
  it('distinguishes another encoding of the same letters from other letters [T63]', () => {
    expect(encodingDifferences('ਸਚੁ', 'ਸਚੁ')).toEqual([]);
    expect(encodingDifferences('ਜ੍ਯੋ', 'ਜ\uFE00ਯੋ')).toEqual([
      'a half yayya, written with U+FE00 or with a virama',
    ]);
    expect(encodingDifferences('ਪੁਤੀਂ', 'ਪੁਤ\u0A02\u200Dੀ')).toHaveLength(1);
    expect(encodingDifferences('ਭਯੋ', 'ਭ\uFE01ਯੋ')).toHaveLength(1);
    expect(encodingDifferences('ਪਰਸ ਨਪਰਸ', 'ਪਰਸਨ ਪਰਸ')).toBeNull();
    expect(encodingDifferences('ਸਚੁ', 'ਸਚ')).toBeNull();
  });
});
