import type { KoshEntry, KoshWord } from '@naad/api-contract';
import type { Corpus, Gloss, GlossMeaning, LineIndex } from '@naad/gurbani-corpus';
import { foldNukta, toAscii } from '@naad/gurbani-text';
import { type Awaitable, orNull } from './providerChain.ts';

/** A dictionary. Each call returns null without a result, so that the next provider is asked. */
export interface Kosh {
  /** Headwords that begin with a letter. */
  words(letter: string): Awaitable<KoshWord[] | null>;
  /**
   * The meanings of a word as spelled in a line, in Unicode.
   * @param elsewhere the line whose own meanings aren't wanted; only a commentary knows them
   */
  lookUp(word: string, elsewhere: LineIndex | null): Awaitable<KoshEntry[] | null>;
  /** At most `limit` entries whose word or meaning contains a text. */
  search(text: string, limit: number): Awaitable<KoshEntry[] | null>;
}

function entryOf({ index, word, meanings }: Gloss): KoshEntry {
  const definition = meanings.map(({ text }) => text).join('; ');
  return {
    id: index + 1,
    word: toAscii(word),
    wordUni: word,
    definition: toAscii(definition),
    definitionUni: definition,
  };
}

/** Spelling and punctuation vary between equal meanings: ਬਖ਼ਸ਼ਸ਼ and ਬਖਸ਼ਸ਼. */
const foldMeaning = (text: string): string => foldNukta(text).replace(/[\s\p{P}]+/gu, '');

/**
 * The meanings of a headword with the first of their lines, the most frequent first. Of equal meanings that are spelled
 * differently, the first stands for all. The fold is applied only to compare: texts keep the commentary's wording.
 */
function usesOf(corpus: Corpus, { meanings }: Gloss, elsewhere: LineIndex | null): KoshEntry['uses'] {
  const others = meanings.filter(({ lines }) => elsewhere === null || !lines.includes(elsewhere));
  const groups = new Map<string, GlossMeaning[]>();
  for (const meaning of others) {
    const key = foldMeaning(meaning.text);
    groups.set(key, [...(groups.get(key) ?? []), meaning]);
  }
  return [...groups.values()].flatMap((equal) => {
    const [first] = equal;
    const [index] = first?.lines ?? [];
    if (!first || index === undefined) return [];
    const { verseId, shabadIndex, sourceId, ang } = corpus.line(index);
    const lines = equal.reduce((count, each) => count + each.lines.length, 0);
    const { id: shabadId } = corpus.shabad(shabadIndex);
    return [{ definitionUni: first.text, lines, verseId, shabadId, sourceId, ang }];
  });
}

/** Creates a dictionary from a commentary's word meanings, as a fallback. */
export function createGlossaryKosh(corpus: Corpus): Kosh {
  return {
    words: (letter) =>
      orNull(
        corpus
          .glossary()
          .beginningWith(letter)
          .map(({ index, word }) => ({ id: index + 1, word: toAscii(word), wordUni: word })),
      ),
    lookUp(word, elsewhere) {
      const gloss = corpus.glossary().lookUp(word);
      return gloss ? [{ ...entryOf(gloss), uses: usesOf(corpus, gloss, elsewhere) }] : null;
    },
    search: (text, limit) => orNull(corpus.glossary().search(text, limit).map(entryOf)),
  };
}
