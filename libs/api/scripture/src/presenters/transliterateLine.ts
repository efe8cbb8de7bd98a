import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { TransliterationScheme, TransliterationScript } from '@naad/gurbani-model';
import { createScriptWriter } from '@naad/gurbani-text/naad-scheme';

/** Words to remember in each script: 86 % of the scripture's words, in 1 MB or less. */
const MAX_WORDS = 8000;

/** Writes a line or word in the Naad scheme. */
export const writeScript = createScriptWriter(MAX_WORDS);

/** The line in a script: as stored, in the scheme of existing clients, or computed in ours. */
export function transliterateLine(
  corpus: Corpus,
  index: LineIndex,
  script: TransliterationScript,
  scheme: TransliterationScheme,
): string {
  return scheme === 'naad'
    ? writeScript(corpus.unicode(index), script)
    : corpus.transliteration(index, script);
}
