import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from '@naad/gurbani-corpus';
import { createAsker } from './createAsker.ts';
import { createLetterIndex, type LetterIndex } from './createLetterIndex.ts';
import { createPoliteFetch } from './createPoliteFetch.ts';
import { importAmritKeertan } from './importAmritKeertan.ts';
import { importBanis } from './importBanis.ts';
import type { ImportContext } from './importContext.ts';
import { importKosh } from './importKosh.ts';
import type { ImportKind, ImportOptions } from './importOptions.ts';
import { importRehats } from './importRehats.ts';
import { ImportReport } from './ImportReport.ts';
import { importVerses } from './importVerses.ts';
import { openAnswerStore } from './openAnswerStore.ts';
import { writeWhole } from './writePack.ts';

/** The imports in order, the short ones first, and the kinds that each provides. */
const STEPS: readonly (readonly [readonly ImportKind[], (context: ImportContext) => Promise<void>])[] = [
  [['rehats'], importRehats],
  [['amrit-keertan'], importAmritKeertan],
  [['bani-lengths'], importBanis],
  [['verse-ids', 'translation', 'visraams'], importVerses],
  [['kosh'], importKosh],
];

const REPORT = 'import-report.json';
const STATE = 'import-state.sqlite';

export interface ImportParts {
  readonly corpus: Corpus;
  readonly options: ImportOptions;
  /** Tells the operator about progress. */
  readonly say: (text: string) => void;
}

/**
 * Imports all requested kinds and writes a report beside the packs.
 * @returns the summary, and false if anything is missing because an answer was wrong or failed
 * @throws ImportStopped if the upstream keeps failing; answers so far are kept
 */
export async function runImport({
  corpus,
  options,
  say,
}: ImportParts): Promise<{ readonly summary: string; readonly isComplete: boolean }> {
  const { from, name, licence, url, out, rate, contact, only } = options;
  await mkdir(out, { recursive: true });
  const store = openAnswerStore(path.join(out, STATE));
  try {
    if (options.fresh) store.clear();
    const client = createPoliteFetch({
      rate,
      contact,
      onPause: (seconds, reason) => {
        say(`waits ${String(seconds)} s: ${reason}`);
      },
    });
    const asker = createAsker({ base: from, store, client });
    const report = new ImportReport();
    let letters: LetterIndex | null = null;
    const context: ImportContext = {
      corpus,
      get letters() {
        return (letters ??= createLetterIndex(corpus));
      },
      asker,
      options,
      report,
      say,
    };
    for (const [kinds, run] of STEPS) if (kinds.some((kind) => only.includes(kind))) await run(context);
    const file = path.join(out, REPORT);
    const { counts } = asker;
    const finished = new Date().toISOString();
    const credit = { name, licence, url };
    const document = { from, finished, credit, answers: counts, sections: report.sections };
    await writeWhole(file, `${JSON.stringify(document, null, 2)}\n`);
    const known = asker.oldest();
    const reuse =
      known === null
        ? ''
        : `${String(counts.known)} answers are from earlier runs, the oldest of ${known.toISOString()}; --fresh asks again.\n`;
    return {
      summary: `${report.summary(file)}${String(counts.asked)} requests. ${reuse}`.trimEnd(),
      isComplete: !report.hasFaults,
    };
  } finally {
    store.close();
  }
}
