import type { Corpus, LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import { READ_LINES } from './readLines.ts';
import { QUESTION_SET, type JudgedQuestion, type QuestionKind } from './questionSet.ts';

/** Returns shabads for a question, best first, each with the lines it was found by. */
export type AskShabads = (
  question: string,
  limit: number,
) => readonly { readonly shabad: ShabadIndex; readonly lines: readonly LineIndex[] }[];

/** Figures of one ranking, in per cent. */
export interface QuestionFigures {
  readonly questions: number;
  /** Answerable questions that are answered. */
  readonly answered: number;
  /** Answerable questions with a passage in the first twenty shabads. */
  readonly found: number;
  /** Shabads with a passage in the first twenty, relative to the possible number. */
  readonly recall: number;
  /**
   * Share of the top three places of each answerable question that have a passage in a shown line. Empty places count
   * as misses.
   */
  readonly precision: number;
  /** Share of the judged top places whose first line answers; null if none was judged. */
  readonly precisionRead: number | null;
  /** Share of the filled top places that were judged. */
  readonly read: number;
  /** Precision of the filled top places. */
  readonly precisionOfShown: number;
  /** Off-topic questions that get no answer. */
  readonly silence: number;
  /** Invented quotations that get no answer; other answers are scripture, but not the quotation. */
  readonly silenceOfInvented: number;
}

const TOP = 3;
const SHABADS = 20;
const ANSWERABLE: readonly QuestionKind[] = ['topic', 'life', 'theology'];

const share = (count: number, of: number): number => (count * 100) / Math.max(1, of);
const comparable = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Lines with a passage in an English translation. */
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

/** Questions of one half: within each kind, even indexes are for tuning and odd ones for the report. */
export function questionsOf(half: 'tuning' | 'reported'): JudgedQuestion[] {
  const counts = new Map<QuestionKind, number>();
  return QUESTION_SET.filter(({ kind }) => {
    const index = counts.get(kind) ?? 0;
    counts.set(kind, index + 1);
    return (index % 2 === 0) === (half === 'tuning');
  });
}

/** Finds the lines of each question's passages, once for all compared rankings. */
export function judge(corpus: Corpus, questions: readonly JudgedQuestion[]): Map<string, Set<LineIndex>> {
  return new Map(
    questions
      .filter(({ passages }) => passages.length > 0)
      .map(({ text, passages }) => [text, linesWith(corpus, passages)]),
  );
}

/** Asks all questions and compares the answers with their passages. */
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
    const answers = ask(text, SHABADS);
    const hits = answers.filter(({ shabad }) => shabads.has(shabad)).length;
    const top = answers.slice(0, TOP);
    if (answers.length > 0) answered++;
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
