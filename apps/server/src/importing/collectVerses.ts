import type { Source } from '@naad/gurbani-corpus';
import type { SourceId } from '@naad/gurbani-model';
import type { ImportContext } from './importContext.ts';
import type { Remark } from './ImportReport.ts';
import { readItems } from './readItems.ts';
import { PageShape, ShabadShape, VerseShape } from './wireShapes.ts';

/** A verse of the upstream and the answer it comes from. */
export interface UpstreamVerse extends VerseShape {
  readonly sourceId: SourceId;
  readonly page: number | null;
  readonly path: string;
}

/** Time between lines of progress. */
const PROGRESS_MS = 10_000;

/** A safe limit for works that are read shabad by shabad. */
const MAX_SHABADS = 20_000;

/** Pages of a work that are to be read. */
function pagesOf({ angCount }: Source, { angs }: ImportContext['options']): number[] {
  const all = Array.from({ length: angCount }, (_, index) => index + 1);
  return angs ? all.filter((page) => page >= angs.from && page <= angs.to) : all;
}

/** Reads every page of the works, or every shabad of works without pages, in order. */
export async function collectVerses(context: ImportContext, faults: Remark[]): Promise<UpstreamVerse[]> {
  const { asker, corpus, options, say } = context;
  const works = corpus.catalogue.sources.filter(
    ({ id, lineCount }) => lineCount > 0 && (options.works?.includes(id) ?? true),
  );
  const total = works.reduce((sum, work) => sum + pagesOf(work, options).length, 0);
  const verses = new Map<number, UpstreamVerse>();
  let read = 0;
  let saidAt = performance.now();

  function sayProgress(): void {
    read += 1;
    if (performance.now() - saidAt < PROGRESS_MS) return;
    saidAt = performance.now();
    const minutes = Math.ceil((total - read) / options.rate / 60);
    say(`pages: ${String(read)} of ${String(total)}; about ${String(Math.max(1, minutes))} minutes left`);
  }

  function addVerses(
    items: readonly unknown[],
    list: string,
    path: string,
    sourceId: SourceId,
    page: number | null,
  ) {
    for (const verse of readItems(items, VerseShape, { path, list, asker, faults })) {
      const known = verses.get(verse.verseId);
      if (!known) verses.set(verse.verseId, { ...verse, sourceId, page, path });
      else if (known.verse.unicode !== verse.verse.unicode) {
        faults.push({
          place: `${path} verse ${String(verse.verseId)}`,
          problem: `has other words in ${known.path}`,
        });
        asker.forget(path);
      }
    }
  }

  async function readPages(work: Source): Promise<void> {
    const pages = pagesOf(work, options);
    const [first] = pages;
    for (const page of pages) {
      const path = `/angs/${String(page)}/${work.id}`;
      const faultCount = faults.length;
      const found = await asker.ask(path, PageShape, faults);
      sayProgress();
      const isAbsent = !found && faults.length === faultCount;
      // Without its first page the upstream has no such work.
      if (isAbsent && page === first) return;
      if (!found) continue;
      const { sourceId, pageNo } = found.source;
      // BaniDB answers with its first or last page instead of refusing.
      if (sourceId !== work.id || pageNo !== page) return;
      addVerses(found.page, 'page', path, work.id, page);
    }
  }

  /** Follows the upstream's own order from a shabad that both have. */
  async function readShabads(work: Source): Promise<void> {
    let next: number | null = null;
    for (let index = 0; index < corpus.shabadCount && next === null; index += 1) {
      const { sourceId, id } = corpus.shabad(index);
      if (sourceId === work.id) next = id;
    }
    const seen = new Set<number>();
    while (next !== null && !seen.has(next) && seen.size < MAX_SHABADS) {
      seen.add(next);
      const path = `/shabads/${String(next)}`;
      const found = await asker.ask(path, ShabadShape, faults);
      if (found?.shabadInfo.source.sourceId !== work.id) return;
      addVerses(found.verses, 'verses', path, work.id, null);
      ({ next } = found.navigation);
    }
  }

  for (const work of works) {
    say(`${work.name.english}: reading`);
    if (work.angCount > 0) await readPages(work);
    else if (!options.angs) await readShabads(work);
  }
  return [...verses.values()];
}
