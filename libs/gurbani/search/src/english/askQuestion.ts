import type { Corpus, LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';
import type { SearchHit, SearchSlice } from '../search.ts';
import type { TranslationFinder } from './translationFinder.ts';

/** A shabad that speaks of what was asked, and the lines in which it does. */
export interface ShabadAnswer {
  readonly shabad: ShabadIndex;
  /** The closest lines, the closest first. */
  readonly hits: readonly SearchHit[];
  /** The share of the question that the closest line settles, 0 to 1. */
  readonly closeness: number;
}

/** What was found for a question: the shabads of the part asked for, and how many there are. */
export interface QuestionAnswers {
  readonly total: number;
  readonly shabads: readonly ShabadAnswer[];
}

interface AskOptions extends SearchSlice {
  /** The lines that the search is limited to; null or left out for all. */
  readonly accepts?: ((line: LineIndex) => boolean) | null;
  /** Layers of translations that are looked into; all unless told. */
  readonly layers?: readonly number[];
}

/** What a question is asked with, and what every question of Gurbani is about. */
const ASKING = new Set(
  (
    'what who whom whose which when where why how is are was were be been am do does did can could should would will ' +
    'shall may might must a an the i me my we us our you your it its this that these those there of to in on at for ' +
    'from by with and or if as about into any some tell explain describe give show find quote quotes verse verses line ' +
    'lines shabad shabads hymn hymns passage say says said saying speak speaks talk talks teach teaches taught teaching ' +
    'mean means meaning gurbani gurbaani sikhi sikhism sikh sikhs scripture according granth sahib ji please get ' +
    'someone something anything people person think know want need has have had not so more most best way'
  ).split(' '),
);

/** Below this share of a question settled, nothing is close; chosen on the tuning half and its questions. */
const LEAST_COVERAGE = 0.62;
const MOST_LINES = 200;
const LINES_A_SHABAD = 3;
/** What the second and third line of a shabad add to the first. */
const FURTHER_LINES = [1, 0.3, 0.15];

/** A word said more often than this asks no more. */
const MOST_OFTEN = 2;

/** What a question asks about: its words without those it is asked with. */
function questionTopic(question: string): string {
  const counts = new Map<string, number>();
  return englishWords(question)
    .filter((word) => {
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      return !ASKING.has(word) && count <= MOST_OFTEN;
    })
    .join(' ');
}

/**
 * Finds shabads for a question in English, over all translations together. Silent where nothing is close: no answer is
 * better than one about something else.
 */
export function askQuestion(
  corpus: Corpus,
  finder: TranslationFinder,
  question: string,
  { offset, limit, accepts = null, layers }: AskOptions,
): QuestionAnswers {
  const topic = questionTopic(question.slice(0, 1_000));
  if (topic === '') return { total: 0, shabads: [] };
  // The space says that the last word is whole.
  const text = `${topic} `;
  const ranked = finder.rank(text, { accepts, limit: MOST_LINES, ...(layers ? { layers } : {}) });
  const groups = new Map<ShabadIndex, { lines: LineIndex[]; score: number; closeness: number }>();
  for (const { line, score, coverage } of ranked) {
    const { shabadIndex } = corpus.line(line);
    const group = groups.get(shabadIndex) ?? { lines: [], score: 0, closeness: 0 };
    const share = FURTHER_LINES[group.lines.length];
    if (share === undefined) continue;
    group.score += share * score;
    group.closeness = Math.max(group.closeness, coverage);
    group.lines.push(line);
    groups.set(shabadIndex, group);
  }
  const answers = [...groups]
    .filter(([, { closeness }]) => closeness >= LEAST_COVERAGE)
    .sort(([, a], [, b]) => b.score - a.score);
  return {
    total: answers.length,
    shabads: answers.slice(offset, offset + limit).map(([shabad, { lines, closeness }]) => ({
      shabad,
      closeness,
      hits: lines.slice(0, LINES_A_SHABAD).map((line) => ({ line, reasons: finder.explain(text, line) })),
    })),
  };
}
