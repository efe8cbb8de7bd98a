import { DatabaseSync } from '@photostructure/sqlite';

/** Reads rows of an SQLite file, which is never written. */
export interface ReleaseDatabase {
  rows<Row>(sql: string): Row[];
  has(table: string): boolean;
  close(): void;
}

/** Opens the SQLite file of a release. */
export function openDatabase(file: string): ReleaseDatabase {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = <Row>(sql: string): Row[] => database.prepare(sql).all() as unknown as Row[];
  const tables = new Set(
    rows<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name),
  );
  return {
    rows,
    has: (table) => tables.has(table),
    close: () => {
      database.close();
    },
  };
}
