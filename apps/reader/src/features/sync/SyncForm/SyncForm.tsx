import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type SubmitEvent, useId } from 'react';
import { isOfCode, SYNC_PROBLEMS, type SyncProblem } from '../syncProblem.ts';
import styles from './SyncForm.module.css';
import { useCodeField } from './useCodeField.ts';

export interface SyncFormProps {
  /** What stands in the field at first: the code that the address names. */
  code: string;
  /** Of the session that was followed last; null where there was none. */
  lastCode: string | null;
  problem: SyncProblem | null;
  isJoining: boolean;
  onConnect: (typed: string) => void;
  /** Somebody is about to type. */
  onTouch: () => void;
}

/** Asks for the code of a display (behaviour 94, 97, 98). Without script it leads to the address of the code. */
export function SyncForm({ code, lastCode, problem, isJoining, onConnect, onTouch }: SyncFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const field = useCodeField(code);
  return (
    <form
      action="/sync"
      aria-label={t`Connect to a display`}
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // What was typed before the page was alive stands in the field alone.
        const typed = new FormData(event.currentTarget).get('code');
        if (!isJoining) onConnect(typeof typed === 'string' ? typed : '');
      }}
    >
      <label htmlFor={id} className={styles['label']}>
        <Trans>Code</Trans>
      </label>
      <div className={styles['row']}>
        <input
          {...field}
          id={id}
          name="code"
          className={styles['code']}
          dir="ltr"
          placeholder="ABC-XYZ"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={isOfCode(problem) || undefined}
          aria-describedby={`${id}-problem`}
          onFocus={onTouch}
        />
        <Button type="submit" variant="primary" aria-disabled={isJoining || undefined}>
          <Trans>Connect</Trans>
        </Button>
      </div>
      <p
        id={`${id}-problem`}
        role="status"
        className={styles['problem']}
        data-joining={isJoining || undefined}
      >
        {isJoining ? t`Connecting…` : problem && i18n._(SYNC_PROBLEMS[problem])}
      </p>
      {lastCode !== null && !isJoining && (
        <Button
          className={styles['again']}
          onPointerDown={onTouch}
          onClick={() => {
            onConnect(lastCode);
          }}
        >
          <Trans>Reconnect to {lastCode}</Trans>
        </Button>
      )}
    </form>
  );
}
