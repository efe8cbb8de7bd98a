import { DatabaseSync } from '@photostructure/sqlite';
import MiniSearch from 'minisearch';
import type { Corpus } from '@naad/gurbani-corpus';
import { firstLetters, splitWords, toAscii } from '@naad/gurbani-text';
import { defaultEnglish } from '../src/index.ts';
import type { BenchQuery, QuerySet } from './queries.ts';

/**
 * Other search engines on the same lines. Each returns a function that fetches a page of 20 and the total, or null if
 * it can't answer the query.
 */
export interface Peers {
  readonly fts5: (set: QuerySet, query: BenchQuery) => (() => unknown) | null;
  readonly miniSearch: (set: QuerySet, query: BenchQuery) => (() => unknown) | null;
}

/** Minimum length of a trigram query. */
const TRIGRAM = 3;
const PAGE = 20;

/** Builds their indexes of all lines in memory. */
export function openPeers(corpus: Corpus): Peers {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE VIRTUAL TABLE english USING fts5(text, tokenize = 'porter unicode61');
    CREATE VIRTUAL TABLE gurmukhi USING fts5(text, tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'");
    CREATE VIRTUAL TABLE letters USING fts5(text, tokenize = 'trigram case_sensitive 1');
    BEGIN`);
  const columns = {
    english: (line: number) => defaultEnglish(corpus, line) ?? '',
    gurmukhi: (line: number) => splitWords(corpus.unicode(line)).join(' '),
    letters: (line: number) => toAscii(firstLetters(corpus.unicode(line))),
  };
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => line);
  const wordIndex = { english: newMiniSearch(), gurmukhi: newMiniSearch() };
  for (const table of ['english', 'gurmukhi', 'letters'] as const) {
    const insert = database.prepare(`INSERT INTO ${table} (rowid, text) VALUES (?, ?)`);
    for (const line of lines) insert.run(line + 1, columns[table](line));
    if (table !== 'letters')
      wordIndex[table].addAll(lines.map((line) => ({ id: line, text: columns[table](line) })));
  }
  database.exec('COMMIT');
  const ask = (table: string, match: string): (() => unknown) => {
    const page = database.prepare(
      `SELECT rowid FROM ${table} WHERE ${table} MATCH ? ORDER BY rank LIMIT ${String(PAGE)}`,
    );
    const total = database.prepare(`SELECT count(*) FROM ${table} WHERE ${table} MATCH ?`);
    return () => [page.all(match), total.all(match)];
  };
  const tableOf = ({ column }: QuerySet): 'english' | 'gurmukhi' | null =>
    column === 'translation' ? 'english' : column === 'gurmukhi' ? 'gurmukhi' : null;
  const isWords = (set: QuerySet): boolean => set.kind === 'gurmukhiWord' || set.kind === 'englishWord';
  return {
    fts5(set, { text, pattern }) {
      if (pattern === null) return null;
      const phrase = `"${text}"`;
      if (set.kind === 'firstLettersAnywhere')
        return text.length < TRIGRAM ? null : ask('letters', `"${toAscii(text).replaceAll('"', '""')}"`);
      const table = tableOf(set);
      return table === null || !isWords(set) ? null : ask(table, phrase);
    },
    miniSearch(set, { text, pattern }) {
      const table = tableOf(set);
      if (pattern === null || table === null || !isWords(set)) return null;
      return () => wordIndex[table].search(text, { combineWith: 'AND', prefix: true }).slice(0, PAGE);
    },
  };
}

function newMiniSearch(): MiniSearch<{ id: number; text: string }> {
  return new MiniSearch({ fields: ['text'], tokenize: (text) => text.split(/[^\p{L}\p{M}\p{N}']+/u) });
}
