import type { KoshEntry } from '@naad/api-contract';
import type { Corpus, Gloss } from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import { orNull } from '../orNull.ts';
import type { Kosh } from './kosh.ts';

function entryOf({ index, word, meanings }: Gloss): KoshEntry {
  const definition = meanings.join('; ');
  return {
    id: index + 1,
    word: toAscii(word),
    wordUni: word,
    definition: toAscii(definition),
    definitionUni: definition,
  };
}

/** Word meanings of a commentary, in the shape of a dictionary and in place of one. */
export function createGlossaryKosh(corpus: Corpus): Kosh {
  return {
    words: (letter) =>
      orNull(
        corpus
          .glossary()
          .beginningWith(letter)
          .map(({ index, word }) => ({ id: index + 1, word: toAscii(word), wordUni: word })),
      ),
    lookUp(word) {
      const gloss = corpus.glossary().lookUp(word);
      return gloss ? [entryOf(gloss)] : null;
    },
    search: (text, limit) => orNull(corpus.glossary().search(text, limit).map(entryOf)),
  };
}
