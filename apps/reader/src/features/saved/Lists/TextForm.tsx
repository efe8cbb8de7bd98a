import { Trans } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import forms from '../../../shared/forms.module.css';
import styles from './Lists.module.css';

export interface TextFormProps {
  label: string;
  initial: string;
  maxLength: number;
  /** True for a multi-line field. */
  isLong?: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Asks for a name or text, and takes the focus when it appears. */
export function TextForm({ label, initial, maxLength, isLong = false, onSave, onCancel }: TextFormProps) {
  const id = useId();
  const field = useRef<HTMLElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const shared = {
    id,
    name: 'text',
    defaultValue: initial,
    maxLength,
    required: true,
    autoComplete: 'off',
    className: forms['field'],
    dir: 'auto',
  };
  return (
    // While the form is open, Escape cancels it instead of closing the panel around it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble from its controls
    <form
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('text');
        if (typeof text === 'string' && text.trim() !== '') onSave(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} ref={(element) => void (field.current = element)} rows={3} />
      ) : (
        <input {...shared} ref={(element) => void (field.current = element)} enterKeyHint="done" />
      )}
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary">
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
