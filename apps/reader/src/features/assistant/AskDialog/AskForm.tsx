import { Trans, useLingui } from '@lingui/react/macro';
import { QUESTION_LENGTH, SEARCH_TYPES } from '@naad/api-contract';
import { Button, Select, type SelectOption } from '@naad/ui-kit';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './AskDialog.module.css';

export interface AskFormProps {
  /** The works to ask of, `all` among them. */
  sources: readonly SelectOption[];
  onClose: () => void;
  /** The question, and the work it is asked of. */
  onAsk: (question: string, source: string) => void;
}

/** Asks a question of Gurbani. What the search form was set to stays as it is (behaviour 25). */
export function AskForm({ sources, onClose, onAsk }: AskFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [question, setQuestion] = useState('');
  const [source, setSource] = useState('all');
  const field = useRef<HTMLInputElement>(null);
  // The one thing there is to do here. A modal dialog would have the focus on its first button.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = question.trim();
    if (query.length < 2) return;
    onClose();
    onAsk(query, source);
  };
  return (
    <form action="/search" className={styles['form']} onSubmit={handleSubmit}>
      <input type="hidden" name="type" value={SEARCH_TYPES.askAQuestion} />
      <p>
        <Trans>Ask in English. You are answered with lines of Gurbani and their translations.</Trans>
      </p>
      <label htmlFor={id}>
        <Trans>Your question</Trans>
      </label>
      <input
        id={id}
        name="q"
        type="text"
        className={styles['field']}
        lang="en"
        autoComplete="off"
        required
        minLength={2}
        maxLength={QUESTION_LENGTH}
        ref={field}
        value={question}
        onChange={({ target }) => {
          setQuestion(target.value);
        }}
      />
      <Select
        label={t`Source`}
        name="source"
        value={source}
        options={sources}
        onChange={({ target }) => {
          setSource(target.value);
        }}
      />
      <Button type="submit" variant="primary">
        <Trans>Ask</Trans>
      </Button>
    </form>
  );
}
