import { parseLine } from '@naad/gurbani-text';
import type { ReleaseDatabase } from './openDatabase.ts';
import type { ReleaseLine } from './release.ts';

interface Row {
  readonly id: string;
  readonly shabadId: string;
  readonly data: string;
  readonly assetId: string;
  readonly additional: string;
  readonly work: string;
}

/** A line with the printed edition that the release read it from. */
export interface EditionLine extends ReleaseLine {
  readonly assetId: string;
  /** Page in the pagination of the work; null if the release names none. */
  readonly page: number | null;
  readonly line: number | null;
}

/** Reads the lines of a release with the tables of version 5, whose text is Unicode with pause marks. */
export function readRelease5(database: ReleaseDatabase): EditionLine[] {
  return database
    .rows<Row>(
      `SELECT lines.id, line_group_id AS shabadId, data, asset_id AS assetId, additional, sources.name AS work
       FROM lines
         JOIN asset_lines ON asset_lines.line_id = lines.id AND type = 'primary'
         JOIN line_groups ON line_groups.id = line_group_id
         JOIN sections ON sections.id = section_id
         JOIN sources ON sources.id = source_id
       ORDER BY source_id, source_order, section_order, line_group_order`,
    )
    .map(({ id, shabadId, data, assetId, additional, work }) => {
      const { page = null, line = null } = JSON.parse(additional) as { page?: number; line?: number };
      const { Latn } = JSON.parse(work) as { Latn: string };
      return {
        id,
        shabadId,
        place: page === null ? Latn : `${Latn}, page ${String(page)}`,
        unicode: parseLine(data).text.normalize('NFC'),
        assetId,
        page,
        line,
      };
    });
}
