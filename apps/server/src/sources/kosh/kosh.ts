import { KoshEntriesResponse, type KoshEntry, type KoshWord, KoshWordsResponse } from '@naad/api-contract';
import type { Corpus, Gloss, GlossMeaning, LineIndex } from '@naad/gurbani-corpus';
import { foldNukta, normaliseGurmukhi, toAscii } from '@naad/gurbani-text';
import { type Awaitable, orNull } from '../providerChain.ts';
import type { PackOf } from '../packs/dataPack.ts';
import type { Upstream } from '../upstream/createUpstream.ts';

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

interface Entry {
  readonly id: number;
  readonly word: string;
  readonly definition: string;
}

function present({ id, word, definition }: Entry): KoshEntry {
  return {
    id,
    word: toAscii(word),
    wordUni: word,
    definition: toAscii(definition),
    definitionUni: definition,
  };
}

/** Creates a dictionary from a data pack. A word may have several entries. */
export function createPackKosh({ entries }: PackOf<'kosh'>): Kosh {
  const all: Entry[] = entries.map(({ word, definition }, index) => ({
    id: index + 1,
    word: normaliseGurmukhi(word),
    definition: definition.normalize('NFC'),
  }));
  const byWord = new Map<string, Entry[]>();
  for (const entry of all) {
    const key = bareWord(entry.word);
    const known = byWord.get(key);
    if (known) known.push(entry);
    else byWord.set(key, [entry]);
  }
  return {
    words(letter) {
      const first = normaliseGurmukhi(letter);
      return orNull(
        all
          .filter(({ word }) => word.startsWith(first))
          .map(({ id, word }) => ({ id, word: toAscii(word), wordUni: word })),
      );
    },
    lookUp: (word) => orNull((byWord.get(bareWord(word)) ?? []).map(present)),
    search(text, limit) {
      const wanted = normaliseGurmukhi(text);
      const found: Entry[] = [];
      for (const entry of all) {
        if (found.length >= limit) break;
        if (entry.word.includes(wanted) || entry.definition.includes(wanted)) found.push(entry);
      }
      return orNull(found.map(present));
    },
  };
}

/** End marks, verse numbers and brackets around a word. */
const SURROUNDING_MARKS = /^[\s\p{P}।॥੦-੯]+|[\s\p{P}।॥੦-੯]+$/gu;

/** Normalizes a word of a line for lookup and removes surrounding marks. */
function bareWord(word: string): string {
  return normaliseGurmukhi(word).replace(SURROUNDING_MARKS, '');
}

/** Creates a dictionary that queries an upstream. */
export function createUpstreamKosh(upstream: Upstream): Kosh {
  return {
    words: async (letter) =>
      orNull((await upstream.get(`/kosh/${encodeURIComponent(letter)}`, KoshWordsResponse)) ?? []),
    lookUp: async (word) =>
      orNull((await upstream.get(`/kosh/word/${encodeURIComponent(word)}`, KoshEntriesResponse)) ?? []),
    async search(text, limit) {
      const found = await upstream.get(`/kosh/search/${encodeURIComponent(text)}`, KoshEntriesResponse);
      return orNull((found ?? []).slice(0, limit));
    },
  };
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
