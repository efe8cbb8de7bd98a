import type { BaniLength } from '@naad/gurbani-model';
import type { LineIndex } from '@naad/gurbani-corpus';
import { comparableLetters } from './createLetterIndex.ts';
import { findBaniLines } from './findBaniLines.ts';
import type { ImportContext } from './importContext.ts';
import { readItems } from './readItems.ts';
import { BaniLineShape, BaniRowShape, BaniShape, BanisShape } from './wireShapes.ts';
import { writePack } from './writePack.ts';

function lengthsOf(line: BaniLineShape): BaniLength[] {
  const flags: readonly (readonly [BaniLength, 0 | 1])[] = [
    ['short', line.existsSGPC],
    ['medium', line.existsMedium],
    ['long', line.existsTaksal],
    ['extralong', line.existsBuddhaDal],
  ];
  return flags.flatMap(([length, flag]) => (flag === 1 ? [length] : []));
}

/** Our own bani of that number if it has the same name; a pack then needn't name it. */
function isSameBani({ corpus }: ImportContext, id: number, unicode: string): boolean {
  const ours = corpus.catalogue.banis.find((bani) => bani.id === id);
  return ours !== undefined && comparableLetters(ours.name.unicode) === comparableLetters(unicode);
}

/** Asks for a bani; null with a remark if it can't be composed of our lines as a whole. */
async function importBani(
  context: ImportContext,
  {
    ID: id,
    gurmukhiUni: unicode,
    transliteration: english,
  }: { ID: number; gurmukhiUni: string; transliteration: string },
): Promise<object | null> {
  const { asker, corpus, report } = context;
  const { faults, leftOut } = report.section('bani-lengths');
  const path = `/banis/${String(id)}`;
  const found = await asker.ask(path, BaniShape, faults);
  if (!found) return null;
  const rows = readItems(found.verses, BaniLineShape, { path, list: 'verses', asker, faults });
  // A bani with a line missing would be a different one.
  if (rows.length < found.verses.length) return null;
  const lines: (LineIndex | null)[] = findBaniLines(
    context,
    rows.map(({ verse }) => ({
      letters: comparableLetters(verse.verse.unicode),
      page: verse.pageNo ?? null,
    })),
  );
  const problems = rows.flatMap((row, index) => {
    if (lines[index] === null)
      return [`verses[${String(index)}] is not certain to be one line of this scripture`];
    return lengthsOf(row).length === 0 ? [`verses[${String(index)}] is in no length`] : [];
  });
  if (problems[0] !== undefined) {
    leftOut.push({
      place: `${path} ${unicode}`,
      problem: `${String(problems.length)} lines: ${problems[0]}`,
    });
    return null;
  }
  return {
    id,
    ...(!isSameBani(context, id, unicode) && { name: { unicode, english } }),
    lines: rows.map((row, index) => ({
      verseId: corpus.line(lines[index] ?? 0).verseId,
      lengths: lengthsOf(row),
      paragraph: row.paragraph,
      isHeader: row.header !== 0,
      mangal: row.mangalPosition ?? null,
    })),
  };
}

/** Imports the banis in their four lengths, each only as a whole. */
export async function importBanis(context: ImportContext): Promise<void> {
  const { asker, options, report, say } = context;
  const { faults, notes, packs } = report.section('bani-lengths');
  const found = await asker.ask('/banis', BanisShape, faults);
  const rows = readItems(found ?? [], BaniRowShape, { path: '/banis', list: 'banis', asker, faults });
  const banis: object[] = [];
  for (const row of rows) {
    const bani = await importBani(context, row);
    if (bani) banis.push(bani);
  }
  say(`bani-lengths: ${String(banis.length)} of ${String(rows.length)} banis`);
  if (banis.length === 0) {
    notes.push('the upstream has no bani that fits this scripture');
    return;
  }
  const file = await writePack(options, { kind: 'bani-lengths', content: { banis } }, faults);
  if (file !== null) packs.push({ file, entries: banis.length });
}
