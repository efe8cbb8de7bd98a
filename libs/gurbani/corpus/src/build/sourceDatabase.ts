import { createRequire } from 'node:module';
import { DatabaseSync } from '@photostructure/sqlite';

/** A line of `@shabados/database` joined with its shabad. */
export interface SourceLine {
  readonly id: string;
  readonly shabadId: string;
  readonly gurmukhi: string;
  readonly page: number;
  readonly pageLine: number | null;
  readonly typeId: number;
  readonly sourceId: number;
  readonly writerId: number;
  readonly sectionId: number;
  readonly sttmId: number | null;
}

export interface DatabaseName {
  readonly id: number;
  readonly gurmukhi: string;
  readonly english: string;
}

export interface SourceWork extends DatabaseName {
  readonly length: number;
  readonly pageGurmukhi: string;
  readonly pageEnglish: string;
}

export interface SourceSection extends DatabaseName {
  readonly description: string;
  readonly startPage: number;
  readonly endPage: number;
  readonly sourceId: number;
}

export interface SourceBaniLine {
  readonly baniId: number;
  readonly lineId: string;
  readonly group: number;
}

/** Languages of the machine-made transliterations, by their ids in the source database. */
export const SOURCE_TRANSLITERATION_LANGUAGES = { en: 1, hi: 4, ur: 5 } as const;

/** Read-only access to the source database. Only the data of its package is used, none of its code. */
export interface SourceDatabase {
  /** Name and version of the package. */
  readonly builtFrom: string;
  /** All lines in the order of the scripture. Read once and shared. */
  lines(): readonly SourceLine[];
  works(): SourceWork[];
  writers(): DatabaseName[];
  sections(): SourceSection[];
  banis(): DatabaseName[];
  baniLines(): SourceBaniLine[];
  translationSources(): DatabaseName[];
  /**
   * Non-empty texts of a translator's translation sources by line id; no line has two. The first call reads all
   * translations, because the table has no index for single ones.
   */
  translations(translationSourceIds: readonly number[]): ReadonlyMap<string, string>;
  /** Non-empty word meanings (`arth`) that a translator gives beside the lines, by line id. */
  padarth(translationSourceId: number): ReadonlyMap<string, string>;
  /** Texts of one machine-made transliteration by line id. */
  transliterations(languageId: number): Map<string, string>;
  /** Number of rows of a table, for the build's assertions. */
  count(table: string): number;
  close(): void;
}

const NAME_COLUMNS = 'id, name_gurmukhi AS gurmukhi, name_english AS english';

function once<Value>(read: () => Value): () => Value {
  let cached: { value: Value } | null = null;
  return () => (cached ??= { value: read() }).value;
}

/** Opens the SQLite file of the installed package. */
export function openSourceDatabase(): SourceDatabase {
  const require = createRequire(import.meta.url);
  const database = new DatabaseSync(require.resolve('@shabados/database/build/database.sqlite'), {
    readOnly: true,
  });
  const { name, version } = require('@shabados/database/package.json') as { name: string; version: string };
  const all = <Row>(sql: string, ...parameters: number[]): Row[] =>
    database.prepare(sql).all(...parameters) as unknown as Row[];
  const textsByLine = (sql: string, id: number): Map<string, string> =>
    new Map(all<{ lineId: string; text: string }>(sql, id).map(({ lineId, text }) => [lineId, text]));

  const readLines = once(() =>
    all<SourceLine>(`SELECT lines.id, shabad_id AS shabadId, gurmukhi, source_page AS page, source_line AS pageLine,
             type_id AS typeId, source_id AS sourceId, writer_id AS writerId, section_id AS sectionId, sttm_id AS sttmId
           FROM lines JOIN shabads ON shabads.id = shabad_id ORDER BY lines.order_id`),
  );
  const readTranslations = once(() => {
    const texts = new Map<number, Map<string, string>>();
    const rows = database
      .prepare(
        `SELECT translation_source_id AS id, line_id AS lineId, translation AS text FROM translations
         WHERE translation <> '' ORDER BY rowid`,
      )
      .iterate() as Iterable<unknown> as Iterable<{ id: number; lineId: string; text: string }>;
    for (const { id, lineId, text } of rows) {
      const textByLine = texts.get(id) ?? new Map<string, string>();
      texts.set(id, textByLine.set(lineId, text));
    }
    return texts;
  });

  return {
    builtFrom: `${name} ${version}`,
    lines: readLines,
    works: () =>
      all(`SELECT ${NAME_COLUMNS}, length, page_name_gurmukhi AS pageGurmukhi, page_name_english AS pageEnglish
           FROM sources ORDER BY id`),
    writers: () => all(`SELECT ${NAME_COLUMNS} FROM writers ORDER BY id`),
    sections: () =>
      all(`SELECT ${NAME_COLUMNS}, description, start_page AS startPage, end_page AS endPage, source_id AS sourceId
           FROM sections ORDER BY id`),
    banis: () => all(`SELECT ${NAME_COLUMNS} FROM banis ORDER BY id`),
    baniLines: () =>
      all(`SELECT bani_id AS baniId, line_id AS lineId, line_group AS "group"
           FROM bani_lines JOIN lines ON lines.id = line_id ORDER BY bani_id, line_group, order_id`),
    translationSources: () => all(`SELECT ${NAME_COLUMNS} FROM translation_sources ORDER BY id`),
    translations(ids) {
      const found = ids.map((id): ReadonlyMap<string, string> => readTranslations().get(id) ?? new Map());
      const [only] = found;
      return only && found.length === 1 ? only : new Map(found.flatMap((texts) => [...texts]));
    },
    padarth: (id) =>
      textsByLine(
        `SELECT line_id AS lineId, json_extract(additional_information, '$.arth') AS text FROM translations
         WHERE translation_source_id = ? AND json_extract(additional_information, '$.arth') <> ''`,
        id,
      ),
    transliterations: (id) =>
      textsByLine(
        'SELECT line_id AS lineId, transliteration AS text FROM transliterations WHERE language_id = ?',
        id,
      ),
    count: (table) => all<{ n: number }>(`SELECT count(*) AS n FROM "${table}"`)[0]?.n ?? 0,
    close: () => {
      database.close();
    },
  };
}
