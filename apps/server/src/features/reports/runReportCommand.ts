import { parseArgs } from 'node:util';
import { REPORT_STATUSES, type ReportStatus } from '@naad/api-contract';
import { parseVerseId } from '@naad/gurbani-model';
import type { AccountStore, ListedReport, ReportFilter, StoredReport } from '../../accounts/index.ts';

const USAGE = `npm run reports -- list [--status STATUS] [--verse ID] [--since YYYY-MM-DD] [--json]
  lists reports of mistakes, oldest first; the same report by several readers is one
npm run reports -- show ID [--json]
  shows a report with its contacts
npm run reports -- set ID STATUS [NOTE]
  says what became of a report; the reader sees the status and the note
npm run reports -- export [--status STATUS] [--verse ID] [--since YYYY-MM-DD]
  prints reports as JSON for the source database, without contacts
npm run reports -- erase-contact ID
npm run reports -- delete ID
STATUS is one of ${REPORT_STATUSES.join(', ')}
`;

export interface CommandResult {
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

type Store = Pick<
  AccountStore,
  'listReports' | 'readReport' | 'listDuplicates' | 'setReportStatus' | 'eraseReportContact' | 'deleteReport'
>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Characters of a correction in a list. */
const EXCERPT = 60;
/** The source database's line ids are base 36, with four digits. */
const SOURCE_ID_DIGITS = 4;

const printed = (stdout: string): CommandResult => ({ status: 0, stdout, stderr: '' });
const failed = (stderr: string): CommandResult => ({ status: 1, stdout: '', stderr });
const MISUSED: CommandResult = { status: 2, stdout: '', stderr: USAGE };

const isoTime = (ms: number) => new Date(ms).toISOString();
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const statusOf = (text: string | undefined): ReportStatus | null =>
  REPORT_STATUSES.find((each) => each === text) ?? null;

/** Options that a filter can't be made of. */
class BadFilter extends Error {}

function parseFilter(options: { status?: string; verse?: string; since?: string }): ReportFilter {
  const status = statusOf(options.status);
  const verseId = parseVerseId(options.verse ?? '');
  const since = DAY.test(options.since ?? '') ? Date.parse(options.since ?? '') : NaN;
  if (options.status !== undefined && status === null) throw new BadFilter();
  if (options.verse !== undefined && verseId === null) throw new BadFilter();
  if (options.since !== undefined && Number.isNaN(since)) throw new BadFilter();
  return {
    ...(status !== null && { status }),
    ...(verseId !== null && { verseId }),
    ...(options.since !== undefined && { since }),
  };
}

/** A report for the operator; the hashes only serve the service itself. */
function withoutHashes({ tokenHash: _token, contentHash: _content, ...report }: StoredReport) {
  const { createdAt, updatedAt, closedAt, ...rest } = report;
  return {
    ...rest,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    closedAt: closedAt === null ? null : isoTime(closedAt),
  };
}

function listed({ id, createdAt, status, verseId, about, correction, duplicates }: ListedReport): string {
  const readers = duplicates === 0 ? '' : ` (${String(duplicates + 1)} readers)`;
  const flat = correction.replaceAll(/\s+/g, ' ');
  const excerpt = flat.length > EXCERPT ? `${flat.slice(0, EXCERPT)}…` : flat;
  const day = isoTime(createdAt).slice(0, 10);
  return `${id}  ${day}  ${status.padEnd(11)}  verse ${String(verseId)}  ${about}${readers}: ${excerpt}\n`;
}

function shown(report: StoredReport, duplicates: readonly StoredReport[]): string {
  const all = [report, ...duplicates];
  const texts = (field: 'source' | 'contact') => all.map((each) => each[field] ?? '').filter(Boolean);
  const rows: readonly (readonly [string, string])[] = [
    ['id', report.id],
    ['status', report.status],
    ['note', report.note ?? ''],
    ['sent', isoTime(report.createdAt)],
    ['changed', isoTime(report.updatedAt)],
    ['readers', String(all.length)],
    ['verse', String(report.verseId)],
    ['line', report.line],
    ['SHA-256', report.lineHash],
    ['data', report.dataVersion],
    ['build', report.buildVersion],
    ['about', report.about],
    ['correction', report.correction],
    ...texts('source').map((text) => ['source', text] as const),
    ...texts('contact').map((text) => ['contact', text] as const),
  ];
  return rows
    .map(([name, text]) => `${`${name}:`.padEnd(12)}${text.replaceAll('\n', '\n'.padEnd(13))}\n`)
    .join('');
}

/** Runs `npm run reports` with these arguments. */
export async function runReportCommand(
  store: Store,
  given: readonly string[],
  now: number,
): Promise<CommandResult> {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        verse: { type: 'string' },
        since: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [command, id, ...rest] = positionals;
    const isUnnamed = id === undefined;
    if (command === 'list' && isUnnamed) return await list(store, parseFilter(values), values.json);
    if (command === 'export' && isUnnamed) return await exportReports(store, parseFilter(values), now);
    if (isUnnamed) return MISUSED;
    if (command === 'set') return await setStatus(store, id, rest, now);
    if (rest.length > 0) return MISUSED;
    const missing = failed(`No report has the id ${id}.\n`);
    if (command === 'show') return (await show(store, id, values.json)) ?? missing;
    if (command === 'erase-contact') return (await store.eraseReportContact(id)) ? printed('') : missing;
    if (command === 'delete') return (await store.deleteReport(id)) ? printed('') : missing;
    return MISUSED;
  } catch (error) {
    const isMisuse = error instanceof BadFilter || (error instanceof TypeError && 'code' in error);
    if (isMisuse) return MISUSED;
    throw error;
  }
}

async function list(store: Store, filter: ReportFilter, isJson: boolean): Promise<CommandResult> {
  const found = await store.listReports(filter);
  if (!isJson) return printed(found.map(listed).join(''));
  return printed(asJson(found.map((each) => ({ ...withoutHashes(each), duplicates: each.duplicates }))));
}

async function show(store: Store, id: string, isJson: boolean): Promise<CommandResult | null> {
  const report = await store.readReport(id);
  if (report === null) return null;
  const duplicates = await store.listDuplicates(id);
  if (!isJson) return printed(shown(report, duplicates));
  return printed(asJson({ ...withoutHashes(report), duplicates: duplicates.map(withoutHashes) }));
}

async function setStatus(
  store: Store,
  id: string,
  [text, ...words]: readonly string[],
  now: number,
): Promise<CommandResult> {
  const status = statusOf(text);
  if (status === null) return MISUSED;
  const report = await store.readReport(id);
  if (report === null) return failed(`No report has the id ${id}.\n`);
  const note = words.join(' ').trim();
  // Its duplicates follow the first report, so that every reader sees the same.
  await store.setReportStatus(report.duplicateOf ?? id, status, note === '' ? null : note, now);
  return printed('');
}

async function exportReports(store: Store, filter: ReportFilter, now: number): Promise<CommandResult> {
  const found = await store.listReports(filter);
  const reports = [];
  for (const report of found) {
    const all = [report, ...(report.duplicates > 0 ? await store.listDuplicates(report.id) : [])];
    reports.push({
      id: report.id,
      sent_at: isoTime(report.createdAt),
      source_line_id: report.verseId.toString(36).toUpperCase().padStart(SOURCE_ID_DIGITS, '0'),
      verse_id: report.verseId,
      line: report.line,
      sha256: report.lineHash,
      data: report.dataVersion,
      build: report.buildVersion,
      about: report.about,
      correction: report.correction,
      printed_sources: [...new Set(all.map(({ source }) => source).filter(Boolean))],
      readers: all.length,
      status: report.status,
      note: report.note,
    });
  }
  return printed(asJson({ format: 'naad-reports', version: 1, exported_at: isoTime(now), reports }));
}
