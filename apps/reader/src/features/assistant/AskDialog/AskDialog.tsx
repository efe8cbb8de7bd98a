import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, Select, type SelectOption } from '@naad/ui-kit';
import { SEARCH_TYPES } from '@naad/gurbani-model';
import { QUESTION_LENGTH } from '@naad/api-contract';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './AskDialog.module.css';

/** Dialog with the form for a question. */
export function AskDialog(props: AskFormProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Ask a Question`} isOpen onClose={props.onClose} closeLabel={t`Close`}>
      <AskForm {...props} />
    </Dialog>
  );
}

export interface AskFormProps {
  /** Sources that can be asked, including `all`. */
  sources: readonly SelectOption[];
  onClose: () => void;
  /** Called with the question and the chosen source. */
  onAsk: (question: string, source: string) => void;
}

/** Form for a question about Gurbani. It leaves the settings of the search form as they are [B25]. */
export function AskForm({ sources, onClose, onAsk }: AskFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [question, setQuestion] = useState('');
  const [source, setSource] = useState('all');
  const field = useRef<HTMLInputElement>(null);
  // The question is the only field to fill in here; a modal dialog would focus its first button.
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
      <input type="hidden" name="type" value={SEARCH_TYPES.question} />
      <p>
        <Trans>Ask in English. You get lines of Gurbani with their translations.</Trans>
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
