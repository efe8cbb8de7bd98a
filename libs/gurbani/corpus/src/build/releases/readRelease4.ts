import { parseLine, toUnicode } from '@naad/gurbani-text';
import type { ReleaseDatabase } from './openDatabase.ts';
import type { ReleaseLine } from './release.ts';

interface Row {
  readonly id: string;
  readonly shabadId: string;
  readonly gurmukhi: string;
  readonly work: string;
  readonly pageName: string;
  readonly page: number;
}

/** Reads the lines of a release with the tables of version 4, whose text is legacy ASCII. */
export function readRelease4(database: ReleaseDatabase): ReleaseLine[] {
  return database
    .rows<Row>(
      `SELECT lines.id, shabad_id AS shabadId, gurmukhi, sources.name_english AS work,
         page_name_english AS pageName, source_page AS page
       FROM lines JOIN shabads ON shabads.id = shabad_id JOIN sources ON sources.id = source_id
       ORDER BY lines.order_id`,
    )
    .map(({ id, shabadId, gurmukhi, work, pageName, page }) => ({
      id,
      shabadId,
      place: `${work}, ${pageName} ${String(page)}`,
      unicode: toUnicode(parseLine(gurmukhi).text),
    }));
}
