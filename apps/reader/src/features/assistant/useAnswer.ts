import {
  askAssistant,
  type AskedQuestion,
  type AssistantAnswer,
  createHttpTransport,
} from '@naad/api-client';
import { useEffect, useState } from 'react';
import { useSite } from '../../SiteContext.tsx';

export type AnswerState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'answered'; readonly answer: AssistantAnswer };

const LOADING: AnswerState = { status: 'loading' };

/** Scripture that answers a question, asked for anew with each question, and by the function that comes with it. */
export function useAnswer(asked: AskedQuestion): readonly [AnswerState, () => void] {
  const { apiPrefix } = useSite();
  const { question, source, shabadId, verseId } = asked;
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([question, source, shabadId, verseId, attempt]);
  const [known, setKnown] = useState<{ readonly key: string; readonly state: AnswerState } | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const tell = (state: AnswerState) => {
      if (!abort.signal.aborted) setKnown({ key, state });
    };
    const transport = createHttpTransport({ base: apiPrefix, signal: abort.signal });
    askAssistant(transport, { question, source, shabadId, verseId }).then(
      (answer) => {
        tell({ status: 'answered', answer });
      },
      () => {
        tell({ status: 'failed' });
      },
    );
    return () => {
      abort.abort();
    };
  }, [apiPrefix, key, question, source, shabadId, verseId]);

  const state = known?.key === key ? known.state : LOADING;
  return [
    state,
    () => {
      setAttempt(attempt + 1);
    },
  ];
}
