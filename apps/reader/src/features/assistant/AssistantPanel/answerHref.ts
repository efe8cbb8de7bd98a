import type { AnswerLine, AskedQuestion } from '@naad/api-client';
import { SEARCH_TYPES } from '@naad/api-contract';

/** A line that answers, opened for the same question. */
export function answerHref({ question, source }: AskedQuestion, { shabadId, verseId }: AnswerLine): string {
  const params = new URLSearchParams({
    id: String(shabadId),
    q: question,
    type: String(SEARCH_TYPES.askAQuestion),
    source: source ?? 'all',
    highlight: String(verseId),
  });
  return `/shabad?${params.toString()}`;
}

/** The id of a line in the list of those that answer. */
export function lineAnchor(number: number): string {
  return `answer-line-${String(number)}`;
}
