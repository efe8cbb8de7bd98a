import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TransliterationScript } from '@naad/gurbani-model';
import type { LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { normaliseGurmukhi, toAscii } from '@naad/gurbani-text';
import { createQuoteChecker } from '../src/index.ts';
import type { QuoteForm, QuotePassage } from '../src/index.ts';
import { MUTATIONS, mutate, seeded } from './mutations.ts';
import type { Mutation } from './mutations.ts';

/**
 * Evaluates the checker on lines drawn from the whole scripture: exact in every form, and altered. Prints verdicts and
 * times; exits with 1 below a target. `npm run eval -w @naad/gurbani-quotes -- 1000 7` draws 1,000 lines with the seed
 * 7.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const [LINES = 1_000, SEED = 1] = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number);
/** Shorter lines, once altered, are too often another line to be worth checking. */
const MIN_WORDS = 4;

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const checker = createQuoteChecker(corpus, await loadSearchEngine(`${DIST}gurbani-search`, corpus));
const random = seeded(SEED);

const compact = (text: string): string => normaliseGurmukhi(text).replace(/[\s।॥੦-੯]+/g, '');
const wordsOf = (line: LineIndex): string[] =>
  corpus
    .unicode(line)
    .split(/\s+/)
    .filter((word) => !/[।॥]/.test(word) && /[\u0a05-\u0a39\u0a72-\u0a74]/.test(word));
/** The whole scripture without spaces, to see if an altered line happens to be another part of it. */
const wholeScripture = Array.from({ length: corpus.lineCount }, (_, line) =>
  compact(corpus.unicode(line)),
).join('\n');

function draw(count: number, isFit: (line: LineIndex) => boolean): LineIndex[] {
  const lines = new Set<LineIndex>();
  while (lines.size < count) {
    const line = Math.floor(random() * corpus.lineCount);
    if (isFit(line)) lines.add(line);
  }
  return [...lines];
}

interface Tally {
  texts: number;
  authentic: number;
  variant: number;
  altered: number;
  notFound: number;
  rightLine: number;
  ms: number[];
}
const emptyTally = (): Tally => ({
  texts: 0,
  authentic: 0,
  variant: 0,
  altered: 0,
  notFound: 0,
  rightLine: 0,
  ms: [],
});

function judge(tally: Tally, text: string, isRight: (passage: QuotePassage) => boolean): boolean {
  const start = performance.now();
  const passages = checker.check(text);
  tally.ms.push(performance.now() - start);
  tally.texts++;
  const worst = (['notFound', 'altered', 'variant', 'authentic'] as const).find((verdict) =>
    passages.some((passage) => passage.verdict === verdict),
  );
  if (worst) tally[worst]++;
  if (passages.length > 0 && passages.every(isRight)) tally.rightLine++;
  return worst === 'authentic';
}

function row(name: string, { ms, ...tally }: Tally): Record<string, string | number> {
  const sorted = ms.toSorted((a, b) => a - b);
  const quantile = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return {
    set: name,
    ...tally,
    'median ms': quantile(0.5),
    'p95 ms': quantile(0.95),
    'max ms': quantile(1),
  };
}

const rows: Record<string, string | number>[] = [];
const failures: string[] = [];
const originals = draw(LINES, (line) => wordsOf(line).length > 0);
const textOf = (line: LineIndex): string => compact(corpus.unicode(line));
const isOf =
  (line: LineIndex) =>
  ({ lines }: QuotePassage): boolean =>
    lines.some((each) => each === line || textOf(each).includes(textOf(line)));

const transliterated = (script: TransliterationScript) => (line: LineIndex) =>
  corpus.transliteration(line, script);
const FORMS: readonly (readonly [string, QuoteForm, (line: LineIndex) => string])[] = [
  ['Unicode', 'gurmukhi', (line) => corpus.unicode(line)],
  ['the source with its pauses (ASCII)', 'gurmukhi', (line) => corpus.source(line)],
  ['ASCII', 'gurmukhi', (line) => toAscii(corpus.unicode(line))],
  ['without spaces', 'gurmukhi', (line) => corpus.unicode(line).replace(/\s+/g, '')],
  ['Devanagari', 'devanagari', transliterated('hi')],
  ['Shahmukhi', 'shahmukhi', transliterated('ur')],
  ['Latin letters', 'romanized', transliterated('en')],
];
for (const [name, , read] of FORMS) {
  const tally = emptyTally();
  for (const line of originals) {
    const isAuthentic = judge(tally, read(line), isOf(line));
    if (!isAuthentic) failures.push(`${name}: line ${String(line)} ${read(line)}`);
  }
  rows.push(row(`exact: ${name}`, tally));
  // A line must be recognised in every script; scripts that lose signs, such as Latin letters, may give a variant.
  const isUnicode = name === 'Unicode' || name.includes('ASCII');
  if (tally.altered + tally.notFound > 0 || (isUnicode && tally.authentic < tally.texts))
    process.exitCode = 1;
}

let alteredCount = 0;
let flagged = 0;
const byMutation = new Map<Mutation, Tally>(MUTATIONS.map((mutation) => [mutation, emptyTally()]));
const alteredLines = draw(LINES * 2, (line) => wordsOf(line).length >= MIN_WORDS);
for (const [index, line] of alteredLines.entries()) {
  if (alteredCount >= LINES) break;
  const mutation = MUTATIONS[index % MUTATIONS.length] ?? 'akharChanged';
  const others = wordsOf(alteredLines[(index + 1) % alteredLines.length] ?? 0);
  const text = mutate(mutation, { words: wordsOf(line), others, random });
  // Unchanged by chance, or another part of the scripture: nothing is wrong with it.
  if (wholeScripture.includes(compact(text))) continue;
  alteredCount++;
  const tally = byMutation.get(mutation);
  if (!tally) continue;
  const notFound = tally.notFound;
  if (judge(tally, text, isOf(line))) failures.push(`${mutation}: ${text} of ${corpus.unicode(line)}`);
  else flagged++;
  if (tally.notFound > notFound) failures.push(`${mutation}, not found: ${text} of ${corpus.unicode(line)}`);
}
for (const [mutation, tally] of byMutation) rows.push(row(`altered: ${mutation}`, tally));
if (flagged < alteredCount * 0.99 || alteredCount < LINES) process.exitCode = 1;

/** Commentary on lines, which borrows many of their words: the hardest text that isn't scripture. */
const teeka = draw(Math.min(LINES, 300), (each) => (corpus.translation(each, 'pu.ss') ?? '').length > 60).map(
  (line) => (corpus.translation(line, 'pu.ss') ?? '').replace(/[।॥\n]/g, ' ').replace(/\(.*?\)/g, ' '),
);
const english = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(`${DOCS}${name}`, 'utf8').split(/\n|(?<=[.:;])\s/))
  .map((sentence) => sentence.replace(/[*_`|#>[\]()]/g, ' ').trim())
  .filter((sentence) => sentence.split(/\s+/).length >= 5 && /^[\p{L} ,.'-]+$/u.test(sentence));
const words = (text: string, count: number): string =>
  text
    .trim()
    .split(/\s+/)
    .slice(2, 2 + count)
    .join(' ');
const PROSE: readonly (readonly [string, readonly string[]])[] = [
  ['Panjabi prose about a line, 120 letters', teeka.map((text) => text.slice(0, 120))],
  ['Panjabi prose, six words', teeka.map((text) => words(text, 6))],
  ['Panjabi prose, four words', teeka.map((text) => words(text, 4))],
  ['English prose, a sentence', english.slice(0, Math.min(LINES, 300))],
];
for (const [name, texts] of PROSE) {
  const prose = emptyTally();
  for (const text of texts) {
    judge(prose, text, () => false);
    const taken = checker.check(text).filter(({ verdict }) => verdict !== 'notFound');
    for (const { verdict, text: part, lines } of taken) {
      failures.push(`${name}: ${verdict} ${part} = ${corpus.unicode(lines[0] ?? 0)}`);
    }
  }
  rows.push(row(`not scripture: ${name}`, prose));
}

console.log(
  `${corpus.info.builtFrom}, seed ${String(SEED)}, ${process.version}, ${cpus()[0]?.model ?? 'cpu'}\n`,
);
console.table(rows);
console.log(`altered lines flagged: ${String(flagged)} of ${String(alteredCount)} (at least 99 %)`);
if (process.argv.includes('--failures')) console.log(failures.join('\n'));
