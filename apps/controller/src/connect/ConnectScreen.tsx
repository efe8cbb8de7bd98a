import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ConnectProblem } from './connectProblem.ts';
import styles from './ConnectScreen.module.css';
import type { Prefill } from './parsePrefill.ts';
import { formatTypedCode } from '@naad/sync-protocol';

export interface ConnectScreenProps {
  /** Fills the fields that are still empty. */
  prefill?: Prefill;
  problem?: ConnectProblem | null;
  /** `late` after a while without an answer. */
  progress?: 'none' | 'connecting' | 'late';
  /** True after leaving a session: the heading gets the focus. */
  isBack?: boolean;
  /** Address of the display. */
  displayUrl?: string;
  onConnect?: (code: string, pin: string) => void;
  onCancel?: () => void;
}

/** The form for a display's code and PIN. The fields are uncontrolled to keep what was typed before hydration. */
export function ConnectScreen({
  prefill,
  problem = null,
  progress = 'none',
  isBack = false,
  displayUrl = '/display',
  onConnect,
  onCancel,
}: ConnectScreenProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = progress !== 'none';

  useEffect(() => {
    // Typed before hydration.
    if (code.current) code.current.value = formatTypedCode(code.current.value);
  }, []);
  useEffect(() => {
    if (prefill && code.current?.value === '') code.current.value = prefill.code;
    if (prefill && pin.current?.value === '') pin.current.value = prefill.pin;
  }, [prefill]);
  useEffect(() => {
    // Pressed before hydration.
    if (form.current?.dataset['pressed'] === undefined) return;
    delete form.current.dataset['pressed'];
    form.current.requestSubmit();
  }, []);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  useEffect(() => {
    // Nothing in the form can help with the page's setup.
    if (!problem || problem.id === 'setup') return;
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
        <Trans>Control the projector from your phone: search, then choose a line.</Trans>
      </p>
      {/* `dialog` submits nowhere without a dialog, so a press before hydration loses no input. */}
      <form
        ref={form}
        method="dialog"
        aria-label={t`Connect`}
        className={styles['form']}
        onSubmit={handleSubmit}
      >
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
            pattern="[A-Za-z]{3}-?[A-Za-z]{3}"
            title={t`Three letters, a dash, three letters`}
            maxLength={7}
            dir="ltr"
            aria-invalid={problem?.field === 'code' || undefined}
            aria-describedby={problem ? 'problem' : undefined}
            className={styles['input']}
            onInput={({ currentTarget, nativeEvent }) => {
              currentTarget.value = formatCodeInput(
                currentTarget.value,
                (nativeEvent as InputEvent).inputType,
              );
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
            <Trans>No answer yet. Still trying…</Trans>
          </p>
        )}
      </form>
      <Instructions displayUrl={displayUrl} />
    </main>
  );
}

/** Numbered steps for connecting. */
function Instructions({ displayUrl }: { displayUrl: string }) {
  return (
    <section aria-labelledby="how" className={styles['instructions']}>
      <h2 id="how">
        <Trans>How to connect</Trans>
      </h2>
      <ol className={styles['steps']}>
        <li>
          <Trans>
            On the projector's computer, open the desktop app, or <a href={displayUrl}>Display</a> in a
            browser.
          </Trans>
        </li>
        <li>
          <Trans>Find the code and PIN there. In the desktop app they're under Bani Controller.</Trans>
        </li>
        <li>
          <Trans>Type both here, or scan the QR code with your phone.</Trans>
        </li>
        <li>
          <Trans>
            Press Connect to Desktop. Anyone with the PIN can control the screen, so share it only with
            sevadars.
          </Trans>
        </li>
      </ol>
    </section>
  );
}

/**
 * Formats the code field: capitals and an automatic dash. While the visitor deletes, the dash is not added again, or it
 * could never be deleted.
 *
 * @param inputType of the `InputEvent`
 */
export function formatCodeInput(typed: string, inputType: string | undefined): string {
  return inputType?.startsWith('delete') ? typed.toUpperCase() : formatTypedCode(typed);
}
