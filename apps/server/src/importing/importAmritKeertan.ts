import { parseShabadId } from '@naad/gurbani-model';
import type { LineIndex } from '@naad/gurbani-corpus';
import { comparableLetters } from './createLetterIndex.ts';
import type { ImportContext } from './importContext.ts';
import { readItems } from './readItems.ts';
import { textProblem } from './textProblem.ts';
import {
  ChapterShape,
  ChaptersShape,
  type IndexRowShape,
  IndexRowShape as RowShape,
  IndexShape,
} from './wireShapes.ts';
import { writePack } from './writePack.ts';

/**
 * Finds our line for a row: one with the same letters in the shabad of that number, or the only one on that page of
 * the same work. Null if neither is certain.
 */
function findRow({ corpus, letters }: ImportContext, row: IndexRowShape): LineIndex | null {
  const lines = letters
    .linesWith(comparableLetters(row.GurmukhiUni))
    .filter((line) => corpus.line(line).sourceId === row.SourceID);
  const id = parseShabadId(row.ShabadID);
  const shabad = id === null ? null : corpus.shabadIndexOf(id);
  const inShabad = shabad === null ? [] : lines.filter((line) => corpus.line(line).shabadIndex === shabad);
  // A repeated line of the shabad is the same line to a reader: the list shows its words and opens the shabad.
  if (inShabad[0] !== undefined) return inShabad[0];
  const onPage = lines.filter((line) => corpus.line(line).ang === row.Ang);
  return onPage.length === 1 ? (onPage[0] ?? null) : null;
}

function englishOf(translations: Readonly<Record<string, unknown>> | null | undefined): string | undefined {
  const english = translations?.['en'];
  return typeof english === 'string' && english.trim() !== '' && textProblem(english, 'Latin') === null
    ? english
    : undefined;
}

/** Imports the index of Amrit Keertan: positions only, the words are ours. */
export async function importAmritKeertan(context: ImportContext): Promise<void> {
  const { asker, corpus, options, report, say } = context;
  const { faults, leftOut, notes, packs } = report.section('amrit-keertan');
  const path = '/amritkeertan';
  const found = await asker.ask(path, ChaptersShape, faults);
  const headers = readItems(found?.headers ?? [], ChapterShape, { path, list: 'headers', asker, faults });
  const chapters: { id: number; name: string; english?: string; shabads: object[] }[] = [];
  let rowCount = 0;
  for (const { HeaderID: id, GurmukhiUni: name, Translations } of headers) {
    const indexPath = `/amritkeertan/index/${String(id)}`;
    const answer = await asker.ask(indexPath, IndexShape, faults);
    const rows = readItems(answer?.index ?? [], RowShape, { path: indexPath, list: 'index', asker, faults });
    const shabads = rows.flatMap((row) => {
      const line = row.HeaderID === id ? findRow(context, row) : null;
      if (line === null) {
        leftOut.push({
          place: `${indexPath} IndexID ${String(row.IndexID)}`,
          problem: `no line of shabad ${String(row.ShabadID)} or of page ${String(row.Ang ?? 'unknown')} of ${row.SourceID} has its letters`,
        });
        return [];
      }
      const { verseId, shabadIndex } = corpus.line(line);
      const page = row.PageNo ?? undefined;
      return [{ shabadId: corpus.shabad(shabadIndex).id, verseId, ...(page !== undefined && { page }) }];
    });
    rowCount += shabads.length;
    const english = englishOf(Translations);
    chapters.push({ id, name, ...(english !== undefined && { english }), shabads });
    say(`amrit-keertan: chapter ${String(id)}, ${String(shabads.length)} of ${String(rows.length)} shabads`);
  }
  if (rowCount === 0) {
    notes.push('the upstream has no index that fits this scripture');
    return;
  }
  const file = await writePack(options, { kind: 'amrit-keertan', content: { chapters } }, faults);
  if (file !== null) packs.push({ file, entries: rowCount });
}
