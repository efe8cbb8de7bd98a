import { Trans, useLingui } from '@lingui/react/macro';
import {
  askAssistant,
  type AskedQuestion,
  type AssistantAnswer as Answer,
  createHttpTransport,
} from '@naad/api-client';
import { Button, Panel } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
import { usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import styles from './AssistantPanel.module.css';
import { WrittenAnswerText } from './WrittenAnswerText.tsx';
import { useSite } from '../../../shared/SiteContext.tsx';

/** Answers from scripture to the question that led to this shabad. The panel opens automatically, beside the text. */
export function AssistantPanel() {
  const { t } = useLingui();
  const dispatchPanels = usePanelsDispatch();
  const { asked } = usePlace();
  return (
    <Panel
      title={t`Gurbani Assistant`}
      closeLabel={t`Close`}
      isOpen
      takesFocus={false}
      onClose={() => {
        dispatchPanels({ type: 'closed' });
      }}
    >
      {asked && <AssistantAnswer asked={asked} />}
    </Panel>
  );
}

export function AssistantAnswer({ asked }: { asked: AskedQuestion }) {
  const [state, askAgain] = useAnswer(asked);
  return (
    <div className={styles['answer']}>
      <p className={styles['question']}>{asked.question}</p>
      <p role="status" className={styles['status']}>
        {state.status === 'loading' && <Trans>Searching Gurbani…</Trans>}
        {state.status === 'failed' && <Trans>The answer did not load. Check your connection.</Trans>}
        {state.status === 'answered' && state.answer.isSilent && (
          <Trans>No line of Gurbani comes close to this question. Ask it in other words.</Trans>
        )}
      </p>
      {state.status === 'failed' && (
        <Button onClick={askAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state.status === 'answered' && (
        <>
          {state.answer.hasWriter && !state.answer.isSilent && (
            <WrittenAnswerText asked={asked} lines={state.answer.lines} />
          )}
          <AnswerLines lines={state.answer.lines} asked={asked} />
          <p className={styles['note']}>
            <Trans>
              We chose these lines by the words of their translations. They are not a ruling: read the whole
              shabad.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

type AnswerState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'answered'; readonly answer: Answer };

const LOADING: AnswerState = { status: 'loading' };

/** Loads the scripture that answers a question, again for each new question. The returned function retries. */
function useAnswer(asked: AskedQuestion): readonly [AnswerState, () => void] {
  const { apiPrefix } = useSite();
  const { question, source, shabadId, verseId } = asked;
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([question, source, shabadId, verseId, attempt]);
  const [latest, setLatest] = useState<{ readonly key: string; readonly state: AnswerState } | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const update = (state: AnswerState) => {
      if (!abort.signal.aborted) setLatest({ key, state });
    };
    const transport = createHttpTransport({ base: apiPrefix, signal: abort.signal });
    askAssistant(transport, { question, source, shabadId, verseId }).then(
      (answer) => {
        update({ status: 'answered', answer });
      },
      () => {
        update({ status: 'failed' });
      },
    );
    return () => {
      abort.abort();
    };
  }, [apiPrefix, key, question, source, shabadId, verseId]);

  const state = latest?.key === key ? latest.state : LOADING;
  return [
    state,
    () => {
      setAttempt(attempt + 1);
    },
  ];
}
