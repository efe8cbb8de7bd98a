import { DatabaseSync } from '@photostructure/sqlite';
import type { Corpus } from '@naad/gurbani-corpus';
import { englishWords } from '../../src/index.ts';
import type { AskShabads } from './evaluateQuestions.ts';

/** As many lines as are grouped by shabad. */
const LINES = 200;
/** The words that most tools leave out of questions in English. */
const STOP_WORDS = new Set(
  'a an and any are as at be been by can do does for from has have how i in is it its me my no not of on or should so that the their there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What an index of words does by itself: BM25 over all English translations, never silent while a word is known. */
export function openBm25(corpus: Corpus): AskShabads {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE lines USING fts5(text, tokenize = 'porter unicode61'); BEGIN");
  const insert = database.prepare('INSERT INTO lines (rowid, text) VALUES (?, ?)');
  const keys = corpus.catalogue.translators.filter(({ language }) => language === 'en').map(({ key }) => key);
  for (let line = 0; line < corpus.lineCount; line++) {
    insert.run(line + 1, keys.map((key) => corpus.translation(line, key) ?? '').join(' '));
  }
  database.exec('COMMIT');
  const find = database.prepare(
    `SELECT rowid AS place FROM lines WHERE lines MATCH ? ORDER BY rank LIMIT ${String(LINES)}`,
  );
  return (question, limit) => {
    const words = englishWords(question).filter((word) => !STOP_WORDS.has(word));
    if (words.length === 0) return [];
    const groups = new Map<number, number[]>();
    for (const row of find.all(words.map((word) => `"${word.replaceAll('"', '')}"`).join(' OR '))) {
      const line = Number((row as { place: number }).place) - 1;
      const { shabadIndex } = corpus.line(line);
      const lines = groups.get(shabadIndex) ?? [];
      if (lines.length < 3) lines.push(line);
      groups.set(shabadIndex, lines);
    }
    return [...groups].slice(0, limit).map(([shabad, lines]) => ({ shabad, lines }));
  };
}
