import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type ChangeEvent, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatTypedCode } from '@naad/sync-protocol';
import { isCodeProblem, SYNC_PROBLEMS, type SyncProblem } from '../syncProblem.ts';
import styles from './SyncForm.module.css';

export interface SyncFormProps {
  /** Initial value of the field: the code in the address. */
  code: string;
  /** Code of the session followed last; null if there was none. */
  lastCode: string | null;
  problem: SyncProblem | null;
  isJoining: boolean;
  onConnect: (typed: string) => void;
  /** Called when the visitor is about to type. */
  onTouch: () => void;
}

/** Form for the code of a display [B94, B97, B98]. Without script it leads to the code's address. */
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
        // Text typed before hydration is only in the field itself.
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
          aria-invalid={isCodeProblem(problem) || undefined}
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

/** State of a field that formats a code while it is typed, keeping the caret in place. */
function useCodeField(first: string) {
  const [value, setValue] = useState(first);
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null) ref.current?.setSelectionRange(at, at);
  });

  return {
    ref,
    value,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const { value: text, selectionStart } = currentTarget;
      const typed = typedCode(value, { text, caret: selectionStart ?? text.length });
      caret.current = typed.caret;
      setValue(typed.text);
    },
  };
}

/** Text of a field, with its caret. */
interface TypedCode {
  readonly text: string;
  readonly caret: number;
}

const lettersIn = (text: string) => text.replace(/[^A-Za-z]/g, '').length;

/**
 * Formats the field after typing, pasting or deleting [B94]: capitals, and a dash after the third letter, which is
 * deleted together with that letter.
 *
 * @param before previous text
 * @param text text after the browser's edit, with its caret
 */
export function typedCode(before: string, { text, caret }: TypedCode): TypedCode {
  const hasLostDash = before === `${text}-`;
  const shown = formatTypedCode(hasLostDash ? text.slice(0, -1) : text);
  if (hasLostDash) return { text: shown, caret: shown.length };
  const letters = lettersIn(text.slice(0, caret));
  return { text: shown, caret: Math.min(shown.length, letters < 3 ? letters : letters + 1) };
}
