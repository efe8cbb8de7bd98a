import type { SourceId } from '@naad/gurbani-model';
import type { Corpus, LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';
import type { SearchHit, SearchSlice } from '../search.ts';
import type { TranslationFinder } from './TranslationFinder.ts';

/** A shabad that answers a question, with its relevant lines. */
export interface ShabadAnswer {
  readonly shabad: ShabadIndex;
  /** The closest lines, closest first. */
  readonly hits: readonly SearchHit[];
  /** Share of the question that the closest line covers, 0 to 1. */
  readonly closeness: number;
}

/** Answers to a question: one slice of the shabads, and the total. */
export interface QuestionAnswers {
  readonly total: number;
  readonly shabads: readonly ShabadAnswer[];
}

interface AskOptions extends SearchSlice {
  /** Filter of lines; null or missing for all. */
  readonly accepts?: ((line: LineIndex) => boolean) | null;
  /** Layers of translations to search; all by default. */
  readonly layers?: readonly number[];
}

/**
 * Words that questions are phrased with, by their role, and words that all questions about Gurbani share. They are
 * ignored: a rare one, such as `compared`, would outweigh the topic.
 */
const ASKING = new Set(
  [
    'what who whom whose which when where why how whether while during because since',
    'is are was were be been am do does did doing done can could cannot should ought would will shall may might must',
    'im ive dont doesnt isnt wont cant have has had need let make makes made try tries come comes go goes',
    'a an the this that these those there here such same other another each every all any some both only own',
    'i me my we us our you your he his him she her it its they them their',
    'myself yourself himself itself ourselves themselves oneself else everybody everyone somebody someone anybody nobody',
    'of to in on at for from by with without within between against through into about over under out off up again ago',
    'and or if as not so than then too also even just ever very really more most much many best way now',
    'tell explain describe give show find get please ask asks asked asking answer question questions know think want',
    'say says said saying speak speaks talk talks teach teaches taught teaching mean means meaning called',
    'believe believes view views opinion look looks seem like kind kinds type types sort role purpose concept idea',
    'example compare compared comparison worth value useful use benefit harm harmful important importance matter matters',
    'happen happens cause causes reasons begin begins become becomes keep take takes treat feel feeling status',
    'overcome overcoming deal dealing handle cope coping manage advice',
    'quote quotes verse verses line lines shabad shabads hymn hymns passage scripture',
    'gurbani gurbaani gurmat guruji waheguru sikhi sikhism sikh sikhs according granth sahib ji',
    'someone something anything thing things people person',
  ]
    .join(' ')
    .split(' '),
);

/** Minimum share of a question that must be covered; chosen on the tuning half and its questions. */
const MIN_COVERAGE = 0.58;
const MAX_LINES = 300;
const MAX_QUESTION_LENGTH = 1_000;
const LINES_PER_SHABAD = 3;
/** Weights of a shabad's first, second and third line. */
const LINE_WEIGHTS = [1, 0.3, 0.15];

/**
 * Weight of a line by work; other works share one weight. Questions about Gurbani are about the Guru Granth Sahib
 * first; the tales of the Dasam Granth use the same words and answer little.
 */
const WEIGHTS: Readonly<Partial<Record<SourceId, number>>> = { G: 1, D: 0.7 };
const DEFAULT_WEIGHT = 0.8;

/** Text between quotation marks, in a question about its origin. */
const QUOTED = /["“„«]([^"“”„«»]+)["”»]/;
/** Minimum number of words in a quotation; fewer are a term. */
const MIN_QUOTED_WORDS = 3;

/** “One” as a pronoun, not a number: `how should one pray`. */
const PRONOUN_ONE = /\b(should|can|could|do|does|did|must|may|might|shall|will|would) one\b/gi;

/** Further repetitions of a word are ignored. */
const MAX_REPEATS = 2;

/** The topic of a question: its words without the phrasing. */
function questionTopic(question: string): string {
  const counts = new Map<string, number>();
  return englishWords(question.replaceAll(PRONOUN_ONE, '$1'))
    .filter((word) => {
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      return !ASKING.has(word) && count <= MAX_REPEATS;
    })
    .join(' ');
}

/**
 * Finds shabads that answer a question in English, over all translations together. Returns nothing if nothing is
 * close: no answer is better than a wrong one, and headings don't answer. A quotation is searched for word for word.
 */
export function askQuestion(
  corpus: Corpus,
  finder: TranslationFinder,
  question: string,
  { offset, limit, accepts = null, layers }: AskOptions,
): QuestionAnswers {
  const isAnswer = (line: LineIndex): boolean =>
    corpus.line(line).type !== 'sirlekh' && (accepts?.(line) ?? true);
  const quotation = QUOTED.exec(question)?.[1] ?? '';
  if (englishWords(quotation).length >= MIN_QUOTED_WORDS) {
    const said = linesThatSay(finder, quotation);
    const isQuoting = (line: LineIndex): boolean => said.has(line) && isAnswer(line);
    return answer(corpus, finder, quotation, {
      sentence: quotation,
      offset,
      limit,
      accepts: isQuoting,
      ...(layers ? { layers } : {}),
    });
  }
  return answer(corpus, finder, questionTopic(question.slice(0, MAX_QUESTION_LENGTH)), {
    sentence: question,
    offset,
    limit,
    accepts: isAnswer,
    ...(layers ? { layers } : {}),
  });
}

/** Lines with the quotation word for word in a translation. */
function linesThatSay(finder: TranslationFinder, quotation: string): ReadonlySet<LineIndex> {
  // The trailing space marks the last word as complete; without operators, the first tier is the exact phrase.
  const [asTyped] = finder.find(`${englishWords(quotation.slice(0, MAX_QUESTION_LENGTH)).join(' ')} `);
  return new Set(Array.from(asTyped?.find().lines ?? []));
}

function answer(
  corpus: Corpus,
  finder: TranslationFinder,
  topic: string,
  { sentence, offset, limit, accepts = null, layers }: AskOptions & { readonly sentence: string },
): QuestionAnswers {
  if (topic === '') return { total: 0, shabads: [] };
  // The trailing space marks the last word as complete.
  const text = `${topic} `;
  const ranked = finder.rank(text, { sentence, accepts, limit: MAX_LINES, ...(layers ? { layers } : {}) });
  const groups = new Map<ShabadIndex, { lines: LineIndex[]; score: number; closeness: number }>();
  for (const { line, score, coverage } of ranked) {
    const { shabadIndex, sourceId } = corpus.line(line);
    const group = groups.get(shabadIndex) ?? { lines: [], score: 0, closeness: 0 };
    const share = LINE_WEIGHTS[group.lines.length];
    if (share === undefined) continue;
    group.score += share * score * (WEIGHTS[sourceId] ?? DEFAULT_WEIGHT);
    group.closeness = Math.max(group.closeness, coverage);
    group.lines.push(line);
    groups.set(shabadIndex, group);
  }
  const answers = [...groups]
    .filter(([, { closeness }]) => closeness >= MIN_COVERAGE)
    .sort(([, a], [, b]) => b.score - a.score);
  return {
    total: answers.length,
    shabads: answers.slice(offset, offset + limit).map(([shabad, { lines, closeness }]) => ({
      shabad,
      closeness,
      hits: lines
        .slice(0, LINES_PER_SHABAD)
        .map((line) => ({ line, reasons: finder.explain(text, line, { sentence }) })),
    })),
  };
}
