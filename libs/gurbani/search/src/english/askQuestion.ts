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
  /** `editors` if the editors of Naad chose the shabad for the occasion that the question names. */
  readonly chosenBy?: 'editors';
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
  const quotation = QUOTED.exec(asked)?.[1] ?? '';
  const rest = { ...(layers && { layers }) };
  let answers: readonly FoundAnswer[];
  if (englishWords(quotation).length >= MIN_QUOTED_WORDS) {
    const said = finder.linesSaying(quotation);
    const topic = { words: questionTopic(quotation).words, importanceOf: () => 1 };
    answers = findAnswers(corpus, finder, topic, {
      ...rest,
      sentence: quotation,
      accepts: (line) => said.has(line) && isVerse(line),
    });
  } else {
    const occasion = findOccasion(asked);
    // Its tales use the words of any question and answer few, so they are asked by name only.
    const isAnswering = (line: LineIndex): boolean =>
      corpus.line(line).sourceId !== 'D' || accepts !== null || finder.isOfKnownBani(line);
    const scope = questionScope(corpus, asked);
    const isInScope = (line: LineIndex): boolean => isVerse(line) && (scope.accepts ?? isAnswering)(line);
    const chosen = (occasion?.shabads ?? []).flatMap((reference): FoundAnswer[] => {
      const line = resolveLine(corpus, reference);
      return line === null || !isInScope(line)
        ? []
        : [{ shabad: corpus.line(line).shabadIndex, lines: [line], closeness: 1, chosenBy: 'editors' }];
    });
    const named = questionTopic(scope.rest);
    // A question about nothing but a writer or a work asks for its name.
    const isNamed = named.words.length > 0;
    const found = findAnswers(corpus, finder, isNamed ? named : questionTopic(asked), {
      ...rest,
      sentence: asked,
      accepts: isNamed ? isInScope : isVerse,
    });
    const isChosen = new Set(chosen.map(({ shabad }) => shabad));
    answers = [...chosen, ...found.filter(({ shabad }) => !isChosen.has(shabad))];
  }
  return {
    total: answers.length,
    shabads: answers.slice(offset, offset + limit).map(({ shabad, closeness, lines, topic, chosenBy }) => ({
      shabad,
      closeness,
      hits: lines.map((line) => ({
        line,
        reasons: topic === undefined ? [] : finder.explain(topic, line, { sentence: asked }),
      })),
      ...(chosenBy && { chosenBy }),
    })),
  };
}

/** A shabad that answers, before its lines are explained. */
interface FoundAnswer extends Pick<ShabadAnswer, 'shabad' | 'closeness' | 'chosenBy'> {
  readonly lines: readonly LineIndex[];
  /** The words that found it; missing for a chosen shabad. */
  readonly topic?: string;
}

interface FindOptions extends Pick<AskOptions, 'accepts' | 'layers'> {
  readonly sentence: string;
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
  const isSentence = words.length > MAX_TOPIC_WORDS;
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
