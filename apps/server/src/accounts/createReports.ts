import { randomBytes } from 'node:crypto';
import { isReportClosed, REPORT_CONTACT_DAYS } from '@naad/api-contract';
import { type Kysely, type Selectable } from 'kysely';
import type { AccountStore, StoredReport } from './accountStore.ts';
import type { AccountTables } from './accountTables.ts';
import type { Eraser } from './createEraser.ts';

const DAY_MS = 86_400_000;
/** Bytes of an id: short enough to be typed, and 2^40 ids hardly ever collide. */
const ID_BYTES = 5;

function reportFromRow(row: Selectable<AccountTables['reports']>): StoredReport {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    contentHash: row.content_hash,
    duplicateOf: row.duplicate_of,
    verseId: row.verse_id,
    line: row.line,
    lineHash: row.line_hash,
    dataVersion: row.data_version,
    buildVersion: row.build_version,
    about: row.about,
    correction: row.correction,
    source: row.source,
    contact: row.contact,
    status: row.status,
    note: row.note,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    closedAt: row.closed_at,
  };
}

/** Erases the contacts of reports that were closed long enough ago. */
export async function eraseOldContacts(db: Kysely<AccountTables>, now: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ contact: null })
    .where('contact', 'is not', null)
    .where('closed_at', '<=', now - REPORT_CONTACT_DAYS * DAY_MS)
    .execute();
}

type Reports = Pick<
  AccountStore,
  | 'addReport'
  | 'findReport'
  | 'readReport'
  | 'listReports'
  | 'listDuplicates'
  | 'setReportStatus'
  | 'eraseReportContact'
  | 'deleteReport'
>;

/** Creates the part of an account store with the reports of mistakes, which belong to no account. */
export function createReports(db: Kysely<AccountTables>, eraser: Eraser): Reports {
  return {
    async addReport(report) {
      const original = await db
        .selectFrom('reports')
        .select(['id', 'status', 'note'])
        .where('content_hash', '=', report.contentHash)
        .where('duplicate_of', 'is', null)
        .where('closed_at', 'is', null)
        .orderBy('created_at')
        .executeTakeFirst();
      const row = await db
        .insertInto('reports')
        .values({
          id: randomBytes(ID_BYTES).toString('hex'),
          token_hash: report.tokenHash,
          content_hash: report.contentHash,
          duplicate_of: original?.id ?? null,
          verse_id: report.verseId,
          line: report.line,
          line_hash: report.lineHash,
          data_version: report.dataVersion,
          build_version: report.buildVersion,
          about: report.about,
          correction: report.correction,
          source: report.source,
          contact: report.contact,
          status: original?.status ?? 'received',
          note: original?.note ?? null,
          created_at: report.createdAt,
          updated_at: report.createdAt,
          closed_at: null,
        })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : reportFromRow(row);
    },
    async findReport(tokenHash) {
      const row = await db
        .selectFrom('reports')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row === undefined ? null : reportFromRow(row);
    },
    async readReport(id) {
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : reportFromRow(row);
    },
    async listReports({ status, verseId, since }) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .select((expression) =>
          expression
            .selectFrom('reports as duplicates')
            .whereRef('duplicates.duplicate_of', '=', 'reports.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('duplicates'),
        )
        .where('duplicate_of', 'is', null)
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'received'))
        .$if(verseId !== undefined, (query) => query.where('verse_id', '=', verseId ?? 0))
        .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? 0))
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...reportFromRow(row), duplicates: Number(row.duplicates ?? 0) }));
    },
    async listDuplicates(id) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('duplicate_of', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(reportFromRow);
    },
    async setReportStatus(id, status, note, now) {
      const rows = await db
        .updateTable('reports')
        .set({ status, note, updated_at: now, closed_at: isReportClosed(status) ? now : null })
        .where(({ eb, or }) => or([eb('id', '=', id), eb('duplicate_of', '=', id)]))
        .returning('id')
        .execute();
      return rows.some((row) => row.id === id);
    },
    async eraseReportContact(id) {
      const row = await db
        .updateTable('reports')
        .set({ contact: null })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      await eraser.eraseRows();
      return row !== undefined;
    },
    async deleteReport(id) {
      const row = await db.deleteFrom('reports').where('id', '=', id).returning('id').executeTakeFirst();
      await eraser.eraseRows();
      return row !== undefined;
    },
  };
}
