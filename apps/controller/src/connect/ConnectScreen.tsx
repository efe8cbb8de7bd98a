import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type FormEvent, useEffect, useRef } from 'react';
import { codeAsTyped } from './codeAsTyped.ts';
import type { ConnectProblem } from './connectProblem.ts';
import styles from './ConnectScreen.module.css';
import { Instructions } from './Instructions.tsx';
import type { Prefill } from './prefillOf.ts';

export interface ConnectScreenProps {
  /** Filled in where nothing was typed yet. */
  prefill?: Prefill;
  problem?: ConnectProblem | null;
  /** `late` when there was no answer for a while. */
  progress?: 'none' | 'connecting' | 'late';
  /** One has just left a session, and begins here again. */
  isBack?: boolean;
  onConnect?: (code: string, pin: string) => void;
  onCancel?: () => void;
}

/** The way in: the code and the PIN that a display shows. The fields keep what was typed before the script came. */
export function ConnectScreen({
  prefill,
  problem = null,
  progress = 'none',
  isBack = false,
  onConnect,
  onCancel,
}: ConnectScreenProps) {
  const { t, i18n } = useLingui();
  const code = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = progress !== 'none';

  useEffect(() => {
    if (prefill && code.current?.value === '') code.current.value = prefill.code;
    if (prefill && pin.current?.value === '') pin.current.value = prefill.pin;
  }, [prefill]);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  useEffect(() => {
    if (!problem) return;
    const field = problem.field === 'pin' ? pin : code;
    field.current?.focus();
    field.current?.select();
  }, [problem]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onConnect?.(code.current?.value ?? '', pin.current?.value ?? '');
  };

  return (
    <main className={styles['screen']}>
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        <Trans>Bani Controller</Trans>
      </h1>
      <p className={styles['description']}>
        <Trans>Drive the display from your phone: search, choose the line, and it is on the screen.</Trans>
      </p>
      {/* Without a dialog around it this way of sending goes nowhere: until the script is there, nothing is lost. */}
      <form method="dialog" aria-label={t`Connect`} className={styles['form']} onSubmit={handleSubmit}>
        <div className={styles['field']}>
          <label htmlFor="code">
            <Trans>Code</Trans>
          </label>
          <input
            ref={code}
            id="code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ABC-XYZ"
            pattern="[A-Za-z]{3}-[A-Za-z]{3}"
            title={t`Three letters, a dash, three letters`}
            maxLength={7}
            dir="ltr"
            aria-invalid={problem?.field === 'code' || undefined}
            aria-describedby={problem ? 'problem' : undefined}
            className={styles['input']}
            onInput={({ currentTarget, nativeEvent }) => {
              currentTarget.value = codeAsTyped(currentTarget.value, (nativeEvent as InputEvent).inputType);
            }}
          />
        </div>
        <div className={styles['field']}>
          <label htmlFor="pin">
            <Trans>PIN</Trans>
          </label>
          <input
            ref={pin}
            id="pin"
            type="password"
            required
            autoComplete="off"
            inputMode="numeric"
            pattern="[0-9]{4,6}"
            title={t`Four to six digits`}
            maxLength={6}
            dir="ltr"
            aria-invalid={problem?.field === 'pin' || undefined}
            aria-describedby={problem ? 'problem' : undefined}
            className={styles['input']}
          />
        </div>
        {problem && (
          <p id="problem" role="alert" className={styles['problem']}>
            {i18n._(problem.text)}
          </p>
        )}
        <Button type="submit" variant="primary" aria-disabled={isBusy} className={styles['connect']}>
          {isBusy ? <Trans>Connecting…</Trans> : <Trans>Connect to Desktop</Trans>}
        </Button>
        {isBusy && (
          <Button className={styles['cancel']} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {progress === 'late' && (
          <p className={styles['late']}>
            <Trans>There is no answer yet. This page keeps trying for a few seconds more.</Trans>
          </p>
        )}
      </form>
      <Instructions />
    </main>
  );
}
