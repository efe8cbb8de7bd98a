import type { KoshEntry } from '@naad/api-contract';
import { normaliseGurmukhi, toAscii } from '@naad/gurbani-text';
import type { PackOf } from '../packs/dataPack.ts';
import { orNull } from '../orNull.ts';
import { bareWord } from './bareWord.ts';
import type { Kosh } from './kosh.ts';

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

/** A dictionary from a data pack. Of several entries for a word all are given. */
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
