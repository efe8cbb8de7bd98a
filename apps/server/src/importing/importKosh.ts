import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import type * as z from 'zod';
import { PACKS } from '../sources/packs/dataPack.ts';
import type { ImportContext } from './importContext.ts';
import type { Remark } from './ImportReport.ts';
import { readItems } from './readItems.ts';
import { textProblem } from './textProblem.ts';
import { KoshEntriesShape, KoshEntryShape, KoshWordShape, KoshWordsShape } from './wireShapes.ts';
import { writePack } from './writePack.ts';

const EntryItem = PACKS.kosh.shape.entries.element;
type Entry = z.output<typeof KoshEntryShape>;

/** Every letter that a word can begin with: the vowels, carriers and consonants of the block, without signs. */
function allLetters(): string[] {
  const letters = Array.from({ length: 0x80 }, (_, offset) => String.fromCodePoint(0xa00 + offset));
  return letters.filter((letter) => /\p{L}/u.test(letter)).map((letter) => letter.normalize('NFC'));
}

/** The entries of a word, or `stand-in` if the upstream answers from the commentary that we have too. */
async function askWord(
  { asker }: ImportContext,
  word: string,
  faults: Remark[],
): Promise<readonly Entry[] | 'stand-in'> {
  const path = `/kosh/word/${encodeURIComponent(word)}`;
  const found = await asker.ask(path, KoshEntriesShape, faults);
  const entries = readItems(found ?? [], KoshEntryShape, { path, list: 'entries', asker, faults });
  if (entries.some(({ source }) => source === GLOSSARY_NAME)) return 'stand-in';
  if (found?.length === 0) faults.push({ place: path, problem: 'is listed but has no entry' });
  return entries.filter(({ wordUni, definitionUni }) => {
    const problem = textProblem(wordUni, 'Gurmukhi') ?? textProblem(definitionUni, null);
    if (problem === null) return true;
    faults.push({ place: path, problem });
    asker.forget(path);
    return false;
  });
}

/** Imports the dictionary: the words of each letter, then each word. */
export async function importKosh(context: ImportContext): Promise<void> {
  const { asker, options, report, say } = context;
  const { faults, notes, packs } = report.section('kosh');
  const entries = new Map<string, Entry>();
  const asked = new Set<string>();
  let standIns = 0;
  for (const letter of options.letters === undefined ? allLetters() : [...options.letters]) {
    const path = `/kosh/${encodeURIComponent(letter)}`;
    const found = await asker.ask(path, KoshWordsShape, faults);
    const words = readItems(found ?? [], KoshWordShape, { path, list: 'words', asker, faults });
    say(`dictionary: ${letter}, ${String(words.length)} words`);
    for (const { wordUni } of words) {
      if (asked.has(wordUni)) continue;
      asked.add(wordUni);
      const answer = await askWord(context, wordUni, faults);
      if (answer === 'stand-in') {
        standIns += 1;
        break;
      }
      for (const entry of answer)
        entries.set(JSON.stringify([entry.id, entry.wordUni, entry.definitionUni]), entry);
    }
  }
  if (standIns > 0)
    notes.push(
      `for ${String(standIns)} letters the upstream answers from ${GLOSSARY_NAME}, which this server has itself; they are left out`,
    );
  const items = [...entries.values()].map(({ wordUni: word, definitionUni: definition }) => ({
    word,
    definition,
  }));
  const place = { path: 'kosh', list: 'pack', asker, faults };
  const valid = readItems(items, EntryItem, place);
  if (valid.length === 0) {
    notes.push('the upstream has no dictionary of its own');
    return;
  }
  const file = await writePack(options, { kind: 'kosh', content: { entries: valid } }, faults);
  if (file !== null) packs.push({ file, entries: valid.length });
}
