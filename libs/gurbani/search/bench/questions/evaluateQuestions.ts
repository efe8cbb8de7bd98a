import type { Corpus, LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import { READ_LINES } from './readLines.ts';
import { QUESTION_SET, type JudgedQuestion, type QuestionKind } from './questionSet.ts';

/** Shabads for a question, the best first, each with the lines that it was found by. */
export type AskShabads = (
  question: string,
  limit: number,
) => readonly { readonly shabad: ShabadIndex; readonly lines: readonly LineIndex[] }[];

/** Figures of one way to answer, in per cent. */
export interface QuestionFigures {
  readonly questions: number;
  /** Questions with an answer that are answered. */
  readonly answered: number;
  /** Of those, questions with a passage among the first twenty shabads. */
  readonly found: number;
  /** Shabads with a passage among the first twenty, of as many as could be among them. */
  readonly recall: number;
  /** Of three places at the top of each question with an answer, those with a passage in a line shown. An empty place counts as none. */
  readonly precision: number;
  /** Of the places at the top that were read, those whose first line answers; null where none was. */
  readonly precisionRead: number | null;
  /** Of the places at the top that are filled, those that were read. */
  readonly read: number;
  /** Of the places at the top that are filled. */
  readonly precisionOfShown: number;
  /** Questions of other things that are met with silence. */
  readonly silence: number;
  /** Invented quotations that are met with silence; what is shown for the others is scripture, but not theirs. */
  readonly silenceOfInvented: number;
}

const TOP = 3;
const SHABADS = 20;
const ANSWERABLE: readonly QuestionKind[] = ['topic', 'life', 'theology'];

const share = (count: number, of: number): number => (count * 100) / Math.max(1, of);
const comparable = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Lines that have a passage in one of their English translations. */
function linesWith(corpus: Corpus, passages: readonly string[]): Set<LineIndex> {
  const keys = corpus.catalogue.translators.filter(({ language }) => language === 'en').map(({ key }) => key);
  const found = new Set<LineIndex>();
  for (let line = 0; line < corpus.lineCount; line++) {
    for (const key of keys) {
      const text = corpus.translation(line, key);
      if (text !== null && passages.some((passage) => comparable(text).includes(passage))) found.add(line);
    }
  }
  return found;
}

/** Questions at even places of each kind are for tuning, those at odd places for the report. */
export function questionsOf(half: 'tuning' | 'reported'): JudgedQuestion[] {
  const counts = new Map<QuestionKind, number>();
  return QUESTION_SET.filter(({ kind }) => {
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    return (place % 2 === 0) === (half === 'tuning');
  });
}

/** What a passage is of, found once for all ways that are compared. */
export function judge(corpus: Corpus, questions: readonly JudgedQuestion[]): Map<string, Set<LineIndex>> {
  return new Map(
    questions
      .filter(({ passages }) => passages.length > 0)
      .map(({ text, passages }) => [text, linesWith(corpus, passages)]),
  );
}

/** Asks all questions, and holds the answers to their passages. */
export function evaluateQuestions(
  corpus: Corpus,
  questions: readonly JudgedQuestion[],
  judged: ReadonlyMap<string, ReadonlySet<LineIndex>>,
  ask: AskShabads,
): QuestionFigures {
  const answerable = questions.filter(({ kind }) => ANSWERABLE.includes(kind));
  let [answered, found, recall, good, shown, read, answering] = [0, 0, 0, 0, 0, 0, 0];
  for (const { text } of answerable) {
    const lines = judged.get(text) ?? new Set<LineIndex>();
    const shabads = new Set([...lines].map((line) => corpus.line(line).shabadIndex));
    const told = ask(text, SHABADS);
    const hits = told.filter(({ shabad }) => shabads.has(shabad)).length;
    const top = told.slice(0, TOP);
    if (told.length > 0) answered++;
    if (hits > 0) found++;
    recall += hits / Math.min(SHABADS, shabads.size);
    good += top.filter((each) => each.lines.some((line) => lines.has(line))).length;
    shown += top.length;
    for (const {
      lines: [first],
    } of top) {
      const verdict = first === undefined ? undefined : READ_LINES.get(text)?.get(corpus.line(first).verseId);
      if (verdict === undefined) continue;
      read++;
      if (verdict) answering++;
    }
  }
  const silent = (kind: QuestionKind): number => {
    const all = questions.filter((each) => each.kind === kind);
    return share(all.filter(({ text }) => ask(text, 1).length === 0).length, all.length);
  };
  return {
    questions: questions.length,
    answered: share(answered, answerable.length),
    found: share(found, answerable.length),
    recall: share(recall, answerable.length),
    precision: share(good, answerable.length * TOP),
    precisionRead: read === 0 ? null : share(answering, read),
    read: share(read, shown),
    precisionOfShown: share(good, shown),
    silence: silent('other'),
    silenceOfInvented: silent('invented'),
  };
}
