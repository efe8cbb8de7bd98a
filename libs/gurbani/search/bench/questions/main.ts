import { fileURLToPath } from 'node:url';
import { loadCorpus, readPackFolder } from '@naad/gurbani-corpus/node';
import { askQuestion } from '../../src/english/askQuestion.ts';
import { NO_ASSOCIATIONS } from '../../src/english/associations.ts';
import { openLanguagePack } from '../../src/english/languagePack.ts';
import { SEARCH_LANGUAGES } from '../../src/english/languages.ts';
import { createTranslationFinder } from '../../src/english/translationFinder.ts';
import { loadSearchEngine } from '../../src/node/index.ts';
import { openBm25 } from './openBm25.ts';
import { type AskShabads, evaluateQuestions, judge, questionsOf } from './evaluateQuestions.ts';

/**
 * Asks the judged questions in several ways, side by side. `--tune` asks the half that weights are chosen on; without it
 * the other is reported.
 */
const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const half = process.argv.includes('--tune') ? 'tuning' : 'reported';

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const english = SEARCH_LANGUAGES.find(({ name }) => name === 'english');
if (!english) throw new Error('English is not searched.');
const opened = openLanguagePack((await readPackFolder(`${DIST}gurbani-search`)).pack('english'), english);
const withoutTable = createTranslationFinder(corpus, [{ ...opened, associations: NO_ASSOCIATIONS }]);

/** Both orders together, by the reciprocal of the place in each; silent where the first is. */
function fuse(first: AskShabads, second: AskShabads): AskShabads {
  return (text, limit) => {
    const [one, other] = [first(text, FUSED), second(text, FUSED)];
    const scores = new Map<number, { score: number; lines: readonly number[] }>();
    for (const told of one.length === 0 ? [] : [one, other]) {
      told.forEach(({ shabad, lines }, place) => {
        const known = scores.get(shabad);
        const score = (known?.score ?? 0) + 1 / (RANK_CONSTANT + place);
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
