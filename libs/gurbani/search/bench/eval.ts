import { fileURLToPath } from 'node:url';
import { cpus } from 'node:os';
import { loadCorpus, readPackFolder } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../src/node/index.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { evaluateEnglish, openParaphraseRanking } from './evaluation/evaluateEnglish.ts';

/**
 * Evaluates the search on questions drawn from the scripture, with typical errors. `--tune` asks the half of the
 * shabads that the engine was tuned on; without it the other half is reported. Exits with 1 below a target.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const isTuning = process.argv.includes('--tune');
const QUERIES = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 500);

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const half = isTuning ? 'tuning' : 'reported';
const english = (await readPackFolder(`${DIST}gurbani-search`)).pack('english');
const rows = [
  ...evaluate(corpus, engine, { half, queries: QUERIES }),
  ...evaluateEnglish(corpus, engine, {
    half,
    queries: QUERIES,
    paraphrase: {
      withTable: openParaphraseRanking(corpus, english, true),
      withoutTable: openParaphraseRanking(corpus, english, false),
    },
  }),
];
console.log(
  `${half} half, ${String(QUERIES)} queries a set, all works searched; ${corpus.info.builtFrom}, ${process.version}, ${cpus()[0]?.model ?? 'cpu'}\n`,
);
console.table(
  rows.map(({ set, first, ten, twenty, floor, isMet }) => ({
    set,
    'first %': first.toFixed(1),
    'first 10 %': ten.toFixed(1),
    'first 20 %': twenty.toFixed(1),
    target: floor,
    met: isMet,
  })),
);
if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
