import { PACKS } from '../sources/packs/dataPack.ts';
import { comparableLetters } from './createLetterIndex.ts';
import type { ImportContext } from './importContext.ts';
import type { MappedVerse } from './importVerses.ts';
import { writePack } from './writePack.ts';

const SETS = ['igurbani', 'sttm2'] as const;
const MarksOfLine = PACKS.visraams.shape.lines.valueType;

const wordsOf = (unicode: string) => unicode.trim().split(/\s+/).map(comparableLetters);

/** True if both texts are divided into the same words: a pause is counted in words. */
function hasSameWords(theirs: string, ours: string): boolean {
  const [one, other] = [wordsOf(theirs), wordsOf(ours)];
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

/** Writes a pack for each set of pauses that the scripture lacks. */
export async function writeVisraams(
  { asker, corpus, options, report }: ImportContext,
  mapped: readonly MappedVerse[],
): Promise<void> {
  const { faults, leftOut, notes, packs } = report.section('visraams');
  for (const set of SETS) {
    const lines: Record<string, unknown> = {};
    for (const { verse, visraam, verseId, line, path } of mapped) {
      if (visraam[set].length === 0) continue;
      const place = `${path} verse ${String(verseId)} ${set}`;
      const ours = corpus.unicode(line);
      if (!hasSameWords(verse.unicode, ours)) {
        leftOut.push({ place, problem: 'its words are not divided as in this scripture' });
        continue;
      }
      const marks = visraam[set].map(({ p, t }) => ({ word: p, type: t === 'v' ? 'main' : 'yamki' }));
      if (marks.every(({ word }) => word < wordsOf(ours).length) && MarksOfLine.safeParse(marks).success)
        lines[corpus.line(line).verseId] = marks;
      else {
        faults.push({ place, problem: 'has a pause after a word that the line does not have' });
        asker.forget(path);
      }
    }
    const entries = Object.keys(lines).length;
    if (entries === 0) {
      notes.push(`the upstream has no pauses of ${set}`);
      continue;
    }
    const file = await writePack(
      options,
      { kind: 'visraams', variant: set, content: { set, lines } },
      faults,
    );
    if (file !== null) packs.push({ file, entries });
  }
}
