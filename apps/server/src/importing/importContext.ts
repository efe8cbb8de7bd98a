import type { Corpus } from '@naad/gurbani-corpus';
import type { Asker } from './createAsker.ts';
import type { LetterIndex } from './createLetterIndex.ts';
import type { ImportOptions } from './importOptions.ts';
import type { ImportReport } from './ImportReport.ts';

/** Dependencies of the import of each kind of data. */
export interface ImportContext {
  readonly corpus: Corpus;
  readonly letters: LetterIndex;
  readonly asker: Asker;
  readonly options: ImportOptions;
  readonly report: ImportReport;
  /** Tells the operator something at once. */
  readonly say: (text: string) => void;
}
