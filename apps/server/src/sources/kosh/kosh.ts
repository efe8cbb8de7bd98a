import { KoshEntriesResponse, type KoshEntry, KoshWordsResponse } from '@naad/api-contract';
import { type Kosh, orNull } from '@naad/api-scripture/sources';
import { normaliseGurmukhi, toAscii } from '@naad/gurbani-text';
import type { PackOf } from '../packs/dataPack.ts';
import type { Upstream } from '../upstream/createUpstream.ts';

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
