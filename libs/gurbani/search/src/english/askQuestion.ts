import type { SourceId } from '@naad/gurbani-model';
import type { Corpus, LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';
import { resolveLine } from '../resolveLine.ts';
import type { SearchHit, SearchSlice } from '../search.ts';
import { findOccasion } from './occasions.ts';
import { questionScope } from './questionScope.ts';
import { questionTopic, type QuestionTopic } from './questionTopic.ts';
import type { TranslationFinder } from './TranslationFinder.ts';

/** A shabad that answers a question, with its relevant lines. */
export interface ShabadAnswer {
  readonly shabad: ShabadIndex;
  /** The closest lines, closest first. */
  readonly hits: readonly SearchHit[];
  /** Share of the question that the closest line covers, 0 to 1; 1 for a shabad chosen for an occasion. */
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

/** Minimum share of a question that must be covered; chosen on the tuning half and its questions. */
const MIN_COVERAGE = 0.58;
const MAX_LINES = 300;
const MAX_QUESTION_LENGTH = 1_000;
/** Weights of a shabad's first, second and third line. */
const LINE_WEIGHTS = [1, 0.3, 0.15];

/**
 * Weight of a line by work; other works share one weight. Questions about Gurbani are about the Guru Granth Sahib
 * first; the tales of the Dasam Granth use the same words and answer little.
 */
const WEIGHTS: Readonly<Partial<Record<SourceId, number>>> = { G: 1, D: 0.7 };
const DEFAULT_WEIGHT = 0.8;

/** Weight of a line that closes a shabad with its writer's name: it sums up and signs rather than answers. */
const SIGNATURE_WEIGHT = 0.5;
/** Weight of a part of a sentence, which says little without the lines around it. */
const FRAGMENT_WEIGHT = 0.7;
/** Weight of a text of few words, which names the topic and says little about it. */
const SHORT_WEIGHT = 0.85;
const MIN_TELLING_WORDS = 8;
/** A longer text tells more than its line, and has the words of a question by chance. */
const MAX_TELLING_WORDS = 45;
/** Minimum score and coverage relative to the best shabad's: weak places stay empty. */
const MIN_SHARE_OF_BEST = 0.6;
const MIN_SHARE_OF_COVERAGE = 0.8;
/** A topic of more words is a sentence that someone remembers: its line is wanted, whatever it tells. */
const MAX_TOPIC_WORDS = 6;
/** The same for a text that asks nothing. */
const MAX_UNASKED_WORDS = 2;
/** A question, a request, or a sentence about oneself. */
const IS_ASKING =
  /\?\s*$|^\W*(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|may|must|tell|explain|describe|give|show|find|i|im|my|we|our|shabads?|hymns?|verses?|lines?|quotes?)\b/i;
/** Topics of so many words or more need two of them in a line. */
const MIN_WORDS_FOR_TWO = 3;

/** Text between quotation marks, in a question about its origin. */
const QUOTED = /["“„«]([^"“”„«»]+)["”»]/;
/** Minimum number of words in a quotation; fewer are a term. */
const MIN_QUOTED_WORDS = 3;

/** The number of the last verse and of the shabad: `॥੪॥੮॥`. */
const CLOSING = /॥\s*[੦-੯]+\s*॥\s*[੦-੯]+\s*॥/;
/** A text that begins or ends inside a sentence. */
const FRAGMENT = /^[("“]?[a-z]|[,;:-]\s*$/;
const SIGNATURE = /ਨਾਨਕ|ਕਬੀਰ|ਰਵਿਦਾਸ|ਨਾਮਦੇ|ਨਾਮਾ|ਨਾਮੇ|ਫਰੀਦ|ਧੰਨਾ|ਤ੍ਰਿਲੋਚਨ|ਬੇਣੀ|ਪੀਪਾ|ਜੈਦੇਵ/;

/**
 * Finds shabads that answer a question in English, over all translations together. Writers and works that it names limit
 * the answers; for an occasion, the shabads that the editors chose for it come first. Returns nothing if nothing is
 * close: no answer is better than a wrong one, and headings don't answer. A quotation is searched for word for word.
 */
export function askQuestion(
  corpus: Corpus,
  finder: TranslationFinder,
  question: string,
  { offset, limit, accepts = null, layers }: AskOptions,
): QuestionAnswers {
  const asked = question.slice(0, MAX_QUESTION_LENGTH);
  const isVerse = (line: LineIndex): boolean =>
    corpus.line(line).type !== 'sirlekh' && (accepts?.(line) ?? true);
  const options = { sentence: asked, accepts: isVerse, ...(layers && { layers }) };
  const quotation = QUOTED.exec(asked)?.[1] ?? '';
  const answers =
    englishWords(quotation).length >= MIN_QUOTED_WORDS
      ? answersThatSay(corpus, finder, quotation, options)
      : [
          ...chosenForOccasion(corpus, asked, options),
          ...answersByTopic(corpus, finder, { ...options, isNarrowed: accepts !== null }),
        ];
  const seen = new Set<ShabadIndex>();
  const distinct = answers.filter(({ shabad }) => !seen.has(shabad) && seen.add(shabad));
  return {
    total: distinct.length,
    shabads: distinct
      .slice(offset, offset + limit)
      .map(({ shabad, closeness, lines, topic, sentence, chosenBy }) => ({
        shabad,
        closeness,
        hits: lines.map((line) => ({
          line,
          reasons: topic === undefined ? [] : finder.explain(topic, line, { sentence }),
          ...(chosenBy && { chosenBy }),
        })),
      })),
  };
}

/** A shabad that answers, before its lines are explained. */
interface FoundAnswer extends Pick<ShabadAnswer, 'shabad' | 'closeness'>, Pick<SearchHit, 'chosenBy'> {
  readonly lines: readonly LineIndex[];
  /** The words that found it; missing for a chosen shabad. */
  readonly topic?: string;
  readonly sentence: string;
}

interface FindOptions extends Pick<AskOptions, 'layers'> {
  /** The question, which tells the language of its words. */
  readonly sentence: string;
  readonly accepts: (line: LineIndex) => boolean;
}

/** Shabads with the quotation word for word. */
function answersThatSay(
  corpus: Corpus,
  finder: TranslationFinder,
  quotation: string,
  options: FindOptions,
): readonly FoundAnswer[] {
  const said = finder.linesSaying(quotation);
  const { words } = questionTopic(quotation);
  return findAnswers(
    corpus,
    finder,
    { words, importanceOf: () => 1 },
    { ...options, sentence: quotation, accepts: (line) => said.has(line) && options.accepts(line) },
  );
}

/** The shabads that the editors chose for the occasion that a question names. */
function chosenForOccasion(
  corpus: Corpus,
  question: string,
  { sentence, accepts }: FindOptions,
): readonly FoundAnswer[] {
  const scope = questionScope(corpus, question);
  return (findOccasion(question)?.shabads ?? []).flatMap((reference): FoundAnswer[] => {
    const line = resolveLine(corpus, reference);
    if (line === null || !accepts(line) || scope.accepts?.(line) === false) return [];
    const shabad = corpus.line(line).shabadIndex;
    return [{ shabad, lines: [line], closeness: 1, sentence, chosenBy: 'editors' }];
  });
}

/** True for a sentence that someone remembers, rather than a question. */
const isRemembered = (sentence: string, words: readonly string[]): boolean =>
  words.length > (IS_ASKING.test(sentence) ? MAX_TOPIC_WORDS : MAX_UNASKED_WORDS);

/** Shabads on the topic of a question, by the writers and in the works that it names. */
function answersByTopic(
  corpus: Corpus,
  finder: TranslationFinder,
  { isNarrowed, ...options }: FindOptions & { readonly isNarrowed: boolean },
): readonly FoundAnswer[] {
  const { sentence, accepts } = options;
  const whole = questionTopic(sentence);
  if (isRemembered(sentence, whole.words)) return findAnswers(corpus, finder, whole, options);
  const scope = questionScope(corpus, sentence);
  const named = questionTopic(scope.rest);
  // A question about nothing but a writer or a work asks about its name.
  if (named.words.length === 0) return findAnswers(corpus, finder, whole, options);
  // The tales of the Dasam Granth use the words of any question and answer few: they are asked by name only.
  const isAnswering = (line: LineIndex): boolean =>
    isNarrowed || corpus.line(line).sourceId !== 'D' || finder.isOfKnownBani(line);
  const isInScope = scope.accepts ?? isAnswering;
  return findAnswers(corpus, finder, named, {
    ...options,
    accepts: (line) => accepts(line) && isInScope(line),
  });
}

/** Shabads with lines close to the topic, closest first. */
function findAnswers(
  corpus: Corpus,
  finder: TranslationFinder,
  { words, importanceOf }: QuestionTopic,
  options: FindOptions,
): readonly FoundAnswer[] {
  if (words.length === 0) return [];
  // The trailing space marks the last word as complete.
  const topic = `${words.join(' ')} `;
  const minWords = new Set(words).size >= MIN_WORDS_FOR_TWO ? 2 : 1;
  const isSignature = (line: LineIndex): boolean => {
    const text = corpus.unicode(line);
    return CLOSING.test(text) && SIGNATURE.test(text);
  };
  const isSentence = isRemembered(options.sentence, words);
  /** Weight of a line by how much it tells, 0 to 1; 0 if it isn't to be shown. */
  const tellingWeight = (line: LineIndex, text: string): number => {
    if (isSentence) return 1;
    const wordCount = englishWords(text).length;
    if (wordCount > MAX_TELLING_WORDS) return 0;
    return (
      (isSignature(line) ? SIGNATURE_WEIGHT : 1) *
      (FRAGMENT.test(text) ? FRAGMENT_WEIGHT : 1) *
      (wordCount < MIN_TELLING_WORDS ? SHORT_WEIGHT : 1)
    );
  };
  const ranked = finder
    .rank(topic, { ...options, importanceOf, limit: MAX_LINES })
    .filter(({ coveredWords }) => coveredWords >= minWords)
    .map(({ line, coverage, score, text }) => ({ line, coverage, score: score * tellingWeight(line, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
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
  const close = [...groups]
    .filter(([, { closeness }]) => closeness >= MIN_COVERAGE)
    .sort(([, a], [, b]) => b.score - a.score);
  const found = ([shabad, { lines, closeness }]: (typeof close)[number]): FoundAnswer => ({
    shabad,
    closeness,
    topic,
    lines,
    sentence: options.sentence,
  });
  if (isSentence) return close.map(found);
  const best = close[0]?.[1] ?? { score: 0, closeness: 0 };
  return close
    .filter(
      ([, { score, closeness }]) =>
        score >= MIN_SHARE_OF_BEST * best.score && closeness >= MIN_SHARE_OF_COVERAGE * best.closeness,
    )
    .map(found);
}
