import type { Corpus, LineIndex, ShabadIndex, SourceId } from '@naad/gurbani-corpus';
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

/**
 * What a question is asked with, by the part it plays; and what every question of Gurbani is about. None of it is looked
 * for: a rare one, as `compared`, would count for more than what is asked about.
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

/** Below this share of a question settled, nothing is close; chosen on the tuning half and its questions. */
const LEAST_COVERAGE = 0.58;
const MOST_LINES = 300;
const MOST_CHARACTERS = 1_000;
const LINES_A_SHABAD = 3;
/** What the second and third line of a shabad add to the first. */
const FURTHER_LINES = [1, 0.3, 0.15];

/**
 * How much a close line counts by the work it is in; all other works alike. A question of Gurbani is one of the Guru Granth
 * Sahib first; tales of the Dasam Granth tell of deeds in the same words and answer little.
 */
const WEIGHTS: Readonly<Partial<Record<SourceId, number>>> = { G: 1, D: 0.7 };
const USUAL_WEIGHT = 0.8;

/** Words between quotation marks, of a question about who said them. */
const QUOTED = /["“„«]([^"“”„«»]+)["”»]/;
/** Fewer words are no quotation, but a term. */
const LEAST_QUOTED = 3;

/** Whoever does it, not a number: `how should one pray`. */
const ONE_WHO_DOES = /\b(should|can|could|do|does|did|must|may|might|shall|will|would) one\b/gi;

/** A word said more often than this asks no more. */
const MOST_OFTEN = 2;

/** What a question asks about: its words without those it is asked with. */
function questionTopic(question: string): string {
  const counts = new Map<string, number>();
  return englishWords(question.replaceAll(ONE_WHO_DOES, '$1'))
    .filter((word) => {
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      return !ASKING.has(word) && count <= MOST_OFTEN;
    })
    .join(' ');
}

/**
 * Finds shabads for a question in English, over all translations together. Silent where nothing is close: no answer is
 * better than one about something else, and a heading is none. A quotation in it is looked for word for word: who asks
 * where it stands is not told of something like it.
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
  if (englishWords(quotation).length >= LEAST_QUOTED) {
    const said = linesThatSay(finder, quotation);
    const isSaid = (line: LineIndex): boolean => said.has(line) && isAnswer(line);
    return answer(corpus, finder, quotation, {
      sentence: quotation,
      offset,
      limit,
      accepts: isSaid,
      ...(layers ? { layers } : {}),
    });
  }
  return answer(corpus, finder, questionTopic(question.slice(0, MOST_CHARACTERS)), {
    sentence: question,
    offset,
    limit,
    accepts: isAnswer,
    ...(layers ? { layers } : {}),
  });
}

/** Lines that have a quotation word for word in a translation. */
function linesThatSay(finder: TranslationFinder, quotation: string): ReadonlySet<LineIndex> {
  // The space says that the last word is whole; without operators, the first tier is the phrase as it is.
  const [asTyped] = finder.find(`${englishWords(quotation.slice(0, MOST_CHARACTERS)).join(' ')} `);
  return new Set(Array.from(asTyped?.find().lines ?? []));
}

function answer(
  corpus: Corpus,
  finder: TranslationFinder,
  topic: string,
  { sentence, offset, limit, accepts = null, layers }: AskOptions & { readonly sentence: string },
): QuestionAnswers {
  if (topic === '') return { total: 0, shabads: [] };
  // The space says that the last word is whole.
  const text = `${topic} `;
  const ranked = finder.rank(text, { sentence, accepts, limit: MOST_LINES, ...(layers ? { layers } : {}) });
  const groups = new Map<ShabadIndex, { lines: LineIndex[]; score: number; closeness: number }>();
  for (const { line, score, coverage } of ranked) {
    const { shabadIndex, sourceId } = corpus.line(line);
    const group = groups.get(shabadIndex) ?? { lines: [], score: 0, closeness: 0 };
    const share = FURTHER_LINES[group.lines.length];
    if (share === undefined) continue;
    group.score += share * score * (WEIGHTS[sourceId] ?? USUAL_WEIGHT);
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
      hits: lines
        .slice(0, LINES_A_SHABAD)
        .map((line) => ({ line, reasons: finder.explain(text, line, { sentence }) })),
    })),
  };
}
