import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { loadCorpus, readPackFolder } from '@naad/gurbani-corpus/node';
import type { Corpus } from '@naad/gurbani-corpus';
import { askQuestion } from '../../src/english/askQuestion.ts';
import { NO_ASSOCIATIONS } from '../../src/english/associations.ts';
import { openLanguagePack } from '../../src/english/translationIndex.ts';
import { SEARCH_LANGUAGES } from '../../src/english/languages.ts';
import { TranslationFinder } from '../../src/english/TranslationFinder.ts';
import { loadSearchEngine } from '../../src/node/index.ts';
import type { AskShabads } from './evaluateQuestions.ts';
import { evaluateQuestions, judge, questionsOf } from './evaluateQuestions.ts';
import { shareThatAnswers } from './shareThatAnswers.ts';
import { englishWords } from '../../src/index.ts';

/**
 * Asks the judged questions of several rankings, side by side. `--tune` asks the half that weights are chosen on;
 * without it the other half is reported.
 */
const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const half = process.argv.includes('--tune') ? 'tuning' : 'reported';

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const english = SEARCH_LANGUAGES.find(({ name }) => name === 'english');
if (!english) throw new Error('English is not searched.');
const opened = openLanguagePack((await readPackFolder(`${DIST}gurbani-search`)).pack('english'), english);
const withoutTable = new TranslationFinder(corpus, [{ ...opened, associations: NO_ASSOCIATIONS }]);

/** Fuses two rankings by reciprocal rank; silent if the first is. */
function fuse(first: AskShabads, second: AskShabads): AskShabads {
  return (text, limit) => {
    const [one, other] = [first(text, FUSED), second(text, FUSED)];
    const scores = new Map<number, { score: number; lines: readonly number[] }>();
    for (const ranking of one.length === 0 ? [] : [one, other]) {
      ranking.forEach(({ shabad, lines }, rank) => {
        const known = scores.get(shabad);
        const score = (known?.score ?? 0) + 1 / (RANK_CONSTANT + rank);
        scores.set(shabad, { score, lines: known?.lines ?? lines });
      });
    }
    return [...scores]
      .sort(([, a], [, b]) => b.score - a.score)
      .slice(0, limit)
      .map(([shabad, { lines }]) => ({ shabad, lines }));
  };
}

const FUSED = 100;
const RANK_CONSTANT = 60;

/** Number of lines to group by shabad. */
const LINES = 200;
/** Common English stop words. */
const STOP_WORDS = new Set(
  'a an and any are as at be been by can do does for from has have how i in is it its me my no not of on or should so that the their there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

const byEngine: AskShabads = (text, limit) =>
  engine
    .ask({ text }, { offset: 0, limit })
    .shabads.map(({ shabad, hits }) => ({ shabad, lines: hits.map(({ line }) => line) }));
const byBm25 = openBm25(corpus);
const ways: Readonly<Record<string, AskShabads>> = {
  'the engine': byEngine,
  'its words alone, no meanings learnt': (text, limit) =>
    askQuestion(corpus, withoutTable, text, { offset: 0, limit }).shabads.map(({ shabad, hits }) => ({
      shabad,
      lines: hits.map(({ line }) => line),
    })),
  'BM25 (FTS5)': byBm25,
  'the engine and BM25, fused': fuse(byEngine, byBm25),
};

const questions = questionsOf(half);
const judged = judge(corpus, questions);
console.log(`${half} half, ${String(questions.length)} questions; ${corpus.info.builtFrom}\n`);
console.table(
  Object.fromEntries(
    Object.entries(ways).map(([name, ask]) => [
      name,
      Object.fromEntries(
        Object.entries(evaluateQuestions(corpus, questions, judged, ask)).map(([figure, value]) => [
          figure,
          figure === 'questions' || value === null ? value : Number(value.toFixed(1)),
        ]),
      ),
    ]),
  ),
);

console.log('Shown places of the fresh questions that answer, as read:');
console.table({ 'the engine': shareThatAnswers(corpus, byEngine, half) });

/** Baseline: BM25 over all English translations, never silent if a word is known. */
function openBm25(corpus: Corpus): AskShabads {
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
