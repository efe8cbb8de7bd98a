import type { Corpus, LineIndex, Pack, ShabadIndex } from '@naad/gurbani-corpus';
import type { SearchEngine } from '../../src/index.ts';
import { englishWords } from '../../src/index.ts';
import { isInTuningHalf, NO_ASSOCIATIONS } from '../../src/english/associations.ts';
import { bareText } from '../../src/buildSearchIndex.ts';
import { seededRandom } from '../queries.ts';
import type { EvaluationRow, Half } from './evaluate.ts';
import { OFF_TOPIC, ON_TOPIC } from './questions.ts';
import { askQuestion } from '../../src/english/askQuestion.ts';
import { openLanguagePack } from '../../src/english/translationIndex.ts';
import { SEARCH_LANGUAGES } from '../../src/english/languages.ts';
import { TranslationFinder } from '../../src/english/TranslationFinder.ts';

const SEED = 1604;
const TYPO_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface EnglishEvaluation {
  readonly half: Half;
  /** Number of questions per set. */
  readonly queries: number;
  /** Rankings of Manmohan Singh's sentences among Khalsa's lines alone, with and without the table of similar words. */
  readonly paraphrase: { readonly withTable: ParaphraseRanking; readonly withoutTable: ParaphraseRanking };
}

const share = (count: number, of: number): number => (count * 100) / Math.max(1, of);

/** One letter omitted, inserted, changed, or swapped with the next; never the first. */
function typo(word: string, random: () => number): string {
  const position = 1 + Math.floor(random() * (word.length - 2));
  const letter = TYPO_LETTERS.charAt(Math.floor(random() * TYPO_LETTERS.length));
  const [before, after] = [word.slice(0, position), word.slice(position + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + word.slice(position);
    case 2:
      return before + letter + after;
    default:
      return before + word.charAt(position + 1) + word.charAt(position) + word.slice(position + 2);
  }
}

/**
 * Evaluates search in translations, questions and auto-detection. The wanted line is the source of the words, or one
 * with equal Gurmukhi; headings are never wanted.
 */
export function evaluateEnglish(
  corpus: Corpus,
  engine: SearchEngine,
  { half, queries, paraphrase }: EnglishEvaluation,
): EvaluationRow[] {
  const targets: LineIndex[] = [];
  for (let line = 0; line < corpus.lineCount; line++) {
    const { type, shabadIndex, sourceId } = corpus.line(line);
    const isVerse = type !== 'sirlekh' && type !== 'manglacharan' && sourceId === 'G';
    if (isVerse && isInTuningHalf(shabadIndex) === (half === 'tuning')) targets.push(line);
  }
  /** Draws lines until enough of them made a question. */
  const draw = (ask: (line: LineIndex, random: () => number) => boolean): void => {
    const random = seededRandom(SEED);
    for (let asked = 0; asked < queries;) {
      if (ask(targets[Math.floor(random() * targets.length)] ?? 0, random)) asked++;
    }
  };
  const rankOf = (line: LineIndex, lines: readonly LineIndex[]): number => {
    const wanted = bareText(corpus.unicode(line));
    return lines.findIndex((each) => bareText(corpus.unicode(each)) === wanted);
  };
  const row = (
    set: string,
    ranks: readonly number[],
    target: { readonly first?: number; readonly twenty?: number },
  ): EvaluationRow => {
    const within = (count: number): number =>
      share(ranks.filter((rank) => rank >= 0 && rank < count).length, ranks.length);
    const [first, ten, twenty] = [within(1), within(10), within(20)];
    return {
      set,
      first,
      ten,
      twenty,
      floor: [
        ...(target.first === undefined ? [] : [`first ≥ ${String(target.first)}`]),
        ...(target.twenty === undefined ? [] : [`first 20 ≥ ${String(target.twenty)}`]),
      ].join(', '),
      isMet: first >= (target.first ?? 0) && twenty >= (target.twenty ?? 0),
    };
  };

  const paraphrases = (rank: ParaphraseRanking): number[] => {
    const ranks: number[] = [];
    draw((line) => {
      const text = corpus.translation(line, 'en.ms') ?? '';
      if (englishWords(text).length < 3 || corpus.translation(line, 'en.ssk') === null) return false;
      ranks.push(rankOf(line, rank.rank(text, 20)));
      return true;
    });
    return ranks;
  };

  const search = (text: string): readonly LineIndex[] =>
    engine.search({ kind: 'englishWord', text }, { offset: 0, limit: 20 }).lines;
  const clean: number[] = [];
  const withTypos: number[] = [];
  const spanish: number[] = [];
  draw((line, random) => {
    const words = englishWords(corpus.translation(line, random() < 0.5 ? 'en.ssk' : 'en.ms') ?? '');
    const start = Math.floor(random() * Math.max(1, words.length - 4));
    const run = words.slice(start, start + 3 + Math.floor(random() * 3));
    const long = [...run.keys()].filter((position) => /^[a-z]{5,}$/.test(run[position] ?? ''));
    const index = long[Math.floor(random() * long.length)];
    if (run.length < 3 || index === undefined) return false;
    const wrong = run.with(index, typo(run[index] ?? '', random));
    clean.push(rankOf(line, search(run.join(' '))));
    withTypos.push(rankOf(line, search(wrong.join(' '))));
    return true;
  });
  draw((line, random) => {
    const words = englishWords(corpus.translation(line, 'es.sn') ?? '');
    const start = Math.floor(random() * Math.max(1, words.length - 5));
    const run = words.slice(start, start + 5);
    if (run.length < 5) return false;
    spanish.push(rankOf(line, search(run.join(' '))));
    return true;
  });
  const cleanRow = row('English, 3-5 words', clean, {});
  const typoRow = row('English, 3-5 words, one typo', withTypos, {});
  const retained = share(typoRow.ten, cleanRow.ten);

  const side = half === 'tuning' ? 0 : 1;
  const speaks = (questions: readonly string[]): number => {
    const asked = questions.filter((_question, index) => index % 2 === side);
    const answered = asked.filter((text) => engine.ask({ text }, { offset: 0, limit: 1 }).total > 0);
    return share(answered.length, asked.length);
  };
  const [on, off] = [speaks(ON_TOPIC), speaks(OFF_TOPIC)];
  const asked: number[] = [];
  let spoken = 0;
  draw((line) => {
    const text = corpus.translation(line, 'en.ms') ?? '';
    if (englishWords(text).length < 5) return false;
    const shabads = paraphrase.withTable.ask(text, 20);
    if (shabads.length > 0) spoken++;
    asked.push(shabads.indexOf(corpus.line(line).shabadIndex));
    return true;
  });
  return [
    row('English paraphrase, meanings learnt', paraphrases(paraphrase.withTable), { first: 78, twenty: 93 }),
    row('English paraphrase, no table', paraphrases(paraphrase.withoutTable), { first: 58, twenty: 82 }),
    cleanRow,
    {
      ...typoRow,
      floor: `first 10 ≥ 95 % of the clean query's (${retained.toFixed(1)})`,
      isMet: retained >= 95,
    },
    row('Spanish, 5 words', spanish, {}),
    {
      ...row('questions in one translator’s words, the shabad by another’s', asked, {}),
      floor: `answered ${share(spoken, asked.length).toFixed(1)} %`,
    },
    {
      set: 'questions of Gurbani that are answered',
      first: on,
      ten: on,
      twenty: on,
      floor: '≥ 90',
      isMet: on >= 90,
    },
    {
      set: 'questions of other things that are met with silence',
      first: 100 - off,
      ten: 100 - off,
      twenty: 100 - off,
      floor: '≥ 90',
      isMet: off <= 10,
    },
  ];
}

/** Search among Khalsa's lines only. */
export interface ParaphraseRanking {
  /** Lines closest to a sentence, closest first. */
  rank(text: string, limit: number): readonly LineIndex[];
  /** Shabads for a question, best first. */
  ask(question: string, limit: number): readonly ShabadIndex[];
}

/** The layer of the default translations; for the Guru Granth Sahib these are all by Sant Singh Khalsa. */
const KHALSA = 0;

/**
 * Opens the ranking of sentences among Khalsa's lines only, without Manmohan Singh's, for the paraphrase sets.
 * @param pack the pack `english` of the search indexes
 * @throws Error if English isn't among the languages
 */
export function openParaphraseRanking(corpus: Corpus, pack: Pack, hasTable: boolean): ParaphraseRanking {
  const english = SEARCH_LANGUAGES.find(({ name }) => name === 'english');
  if (!english) throw new Error('English is not searched.');
  const opened = openLanguagePack(pack, english);
  const finder = new TranslationFinder(corpus, [
    hasTable ? opened : { ...opened, associations: NO_ASSOCIATIONS },
  ]);
  const accepts = (line: LineIndex): boolean => corpus.line(line).sourceId === 'G';
  const options = { layers: [KHALSA], accepts };
  return {
    rank: (text, limit) => finder.rank(`${text} `, { ...options, limit }).map(({ line }) => line),
    ask: (question, limit) =>
      askQuestion(corpus, finder, question, { ...options, offset: 0, limit }).shabads.map(
        ({ shabad }) => shabad,
      ),
  };
}
