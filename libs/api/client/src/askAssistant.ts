import {
  ApiError,
  type ApiTransport,
  AssistantResponse,
  ErrorResponse,
  isApiErrorId,
} from '@naad/api-contract';
import type { ShabadId, SourceId, VerseId } from '@naad/gurbani-model';
import { TransportError } from './httpTransport.ts';

/** A question and the line opened for it. */
export interface AskedQuestion {
  readonly question: string;
  /** Null for all works. */
  readonly source: SourceId | null;
  readonly shabadId: ShabadId;
  /** Null for the title line of the shabad. */
  readonly verseId: VerseId | null;
}

interface AnswerName {
  readonly english: string | null;
  readonly unicode: string | null;
}

/** A line of scripture that answers a question. */
export interface AnswerLine {
  /** The number a written answer cites it by, from 1. */
  readonly number: number;
  readonly verseId: number;
  readonly shabadId: number;
  readonly unicode: string;
  readonly source: AnswerName & { readonly id: string };
  readonly ang: number;
  readonly writer: AnswerName;
  readonly raag: AnswerName;
  /** `words` are the indexes of the words that answer the question, split at white space. */
  readonly translation: {
    readonly translator: string;
    readonly text: string;
    readonly words: readonly number[];
  } | null;
  /** True if it answers the question; false if it was only opened. */
  readonly isFound: boolean;
  /** `editors` for a line that the editors of Naad chose for the occasion the question names. */
  readonly chosenBy?: 'editors';
}

export interface AssistantAnswer {
  /** The opened line first, then the closest. */
  readonly lines: readonly AnswerLine[];
  /** True if no scripture is close to the question. */
  readonly isSilent: boolean;
  /** True if {@link writtenAnswerPath} provides a written answer. */
  readonly hasWriter: boolean;
}

function queryOf({ question, source, shabadId, verseId }: AskedQuestion): string {
  const pairs = [
    ['query', question],
    ['source', source ?? 'all'],
    ['shabad_id', String(shabadId)],
    ['verse_id', verseId === null ? 'all' : String(verseId)],
  ] as const;
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Path below the API's prefix of a written answer, streamed as `WrittenEvent`. */
export function writtenAnswerPath(asked: AskedQuestion): string {
  return `/assistant/written?${queryOf(asked)}`;
}

/**
 * Finds lines of scripture that answer a question. Separate from the client because few pages need it.
 * @throws an `ApiError` or a {@link TransportError}
 */
export async function askAssistant(transport: ApiTransport, asked: AskedQuestion): Promise<AssistantAnswer> {
  const { status, body } = await transport(`/assistant?${queryOf(asked)}`);
  if (status >= 400) {
    const refused = ErrorResponse.safeParse(body);
    if (refused.success && isApiErrorId(refused.data.data.id))
      throw new ApiError(refused.data.data.id, refused.data.data.error);
    throw new TransportError('malformed', `Answered ${String(status)} without an error of the contract.`);
  }
  const parsed = AssistantResponse.safeParse(body);
  if (!parsed.success)
    throw new TransportError('malformed', 'The response breaks the contract.', parsed.error);
  const { lines, isSilent, hasWriter } = parsed.data;
  return {
    isSilent,
    hasWriter,
    lines: lines.map(
      ({ number, verseId, shabadId, verse, source, writer, raag, translation, closeness, chosenBy }) => ({
        number,
        verseId,
        shabadId,
        unicode: verse.unicode,
        source: { id: source.sourceId, english: source.english, unicode: source.unicode },
        ang: source.pageNo,
        writer: { english: writer.english, unicode: writer.unicode },
        raag: { english: raag.english, unicode: raag.unicode },
        translation,
        isFound: closeness !== null,
        ...(chosenBy && { chosenBy }),
      }),
    ),
  };
}
