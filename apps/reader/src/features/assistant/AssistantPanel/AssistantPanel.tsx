import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedQuestion } from '@naad/api-client';
import { Button, Panel } from '@naad/ui-kit';
import { usePlace } from '../../../actions/PlaceContext.tsx';
import { usePanelsDispatch } from '../../../panels/PanelsContext.tsx';
import { useAnswer } from '../useAnswer.ts';
import { AnswerLines } from './AnswerLines.tsx';
import styles from './AssistantPanel.module.css';
import { WrittenAnswerText } from './WrittenAnswerText.tsx';

/** What scripture says to the question that a shabad was opened for. It opens by itself, beside the text. */
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
        {state.status === 'loading' && <Trans>Looking in Gurbani…</Trans>}
        {state.status === 'failed' && <Trans>The answer did not come. Check your connection.</Trans>}
        {state.status === 'answered' && state.answer.isSilent && (
          <Trans>No line of Gurbani is close to this question, so there is no answer here.</Trans>
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
              Lines were chosen by the words of their translations. They are no ruling: read the whole shabad.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
