import { collectVerses, type UpstreamVerse } from './collectVerses.ts';
import type { ImportContext } from './importContext.ts';
import { mapVerses } from './mapVerses.ts';
import { writeTranslations } from './writeTranslations.ts';
import { writeVisraams } from './writeVisraams.ts';
import { writePack } from './writePack.ts';

/** A verse of the upstream and our line of it. */
export interface MappedVerse extends UpstreamVerse {
  readonly line: number;
}

async function writeVerseIds({ corpus, options, report }: ImportContext, mapped: readonly MappedVerse[]) {
  const { faults, packs } = report.section('verse-ids');
  const verses = Object.fromEntries(mapped.map(({ verseId, line }) => [verseId, corpus.line(line).verseId]));
  const file = await writePack(options, { kind: 'verse-ids', content: { verses } }, faults);
  if (file !== null) packs.push({ file, entries: mapped.length });
}

/** Imports everything that the upstream has for each verse: its id, translations and pauses. */
export async function importVerses(context: ImportContext): Promise<void> {
  const { options, report, say } = context;
  const kinds = (['verse-ids', 'translation', 'visraams'] as const).filter((kind) =>
    options.only.includes(kind),
  );
  const { faults, leftOut, notes } = report.section('verses');
  const verses = await collectVerses(context, faults);
  const lines = mapVerses(context, verses);
  const mapped: MappedVerse[] = [];
  verses.forEach((verse, index) => {
    const line = lines[index] ?? null;
    if (line !== null) mapped.push({ ...verse, line });
    else
      leftOut.push({
        place: `${verse.path} verse ${String(verse.verseId)} of shabad ${String(verse.shabadId)}`,
        problem: 'no line of this scripture has its letters at its place',
      });
  });
  say(`verses: ${String(mapped.length)} of ${String(verses.length)} are lines of this scripture`);
  notes.push(`${String(mapped.length)} of ${String(verses.length)} verses are lines of this scripture`);
  if (mapped.length === 0) return;
  if (kinds.includes('verse-ids')) await writeVerseIds(context, mapped);
  if (kinds.includes('translation')) await writeTranslations(context, mapped);
  if (kinds.includes('visraams')) await writeVisraams(context, mapped);
}
