import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { SEARCH_TYPES } from '@naad/api-contract';
import { searchTypeInfo } from '../searchTypes.ts';
import { useIsInteractive } from '../useIsInteractive.ts';
import styles from './SearchForm.module.css';
import type { SearchFormState } from './useSearchForm.ts';

export interface SearchFieldProps {
  form: SearchFormState;
  isFocused: boolean;
  /** How many pages the chosen work has; unknown in the compact form. */
  maxAng: number | undefined;
}

/** The field with its buttons. Gurmukhi is shown as Gurmukhi, whichever keys it is typed with. */
export function SearchField({ form, isFocused, maxAng }: SearchFieldProps) {
  const { t, i18n } = useLingui();
  const isInteractive = useIsInteractive();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const rememberCaret = useCaret(input, form.choice.query);
  const { query, type } = form.choice;
  const isAng = type === SEARCH_TYPES.ang;
  const hint = isInteractive && query !== '' ? form.problem : null;

  return (
    <div className={styles['field']}>
      <div className={styles['box']}>
        <input
          ref={input}
          className={styles['input']}
          name={isAng ? 'ang' : 'q'}
          type={isAng ? 'number' : 'search'}
          {...(isAng && { min: 1, max: maxAng, inputMode: 'numeric' })}
          aria-label={t`Gurbani Search`}
          aria-describedby={hint === null ? undefined : hintId}
          lang={form.isGurmukhi ? 'pa-Guru' : undefined}
          placeholder={searchTypeInfo(type).example}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- searching is what Home is for (behaviour 11)
          autoFocus={isFocused}
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            rememberCaret();
            form.edit(event.target.value);
          }}
        />
        {isInteractive && query !== '' && (
          <Button
            className={styles['clear']}
            aria-label={t`Clear`}
            onClick={() => {
              form.clear();
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </Button>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        className={styles['submit']}
        disabled={isInteractive && form.problem !== null}
      >
        <Trans>Search</Trans>
      </Button>
      <p id={hintId} className={styles['hint']} role="status">
        {hint && i18n._(hint)}
      </p>
    </div>
  );
}

/**
 * Keeps the caret where it is when what was typed is shown as something else: as many characters stand behind it as
 * before. The browser would put it at the end.
 */
function useCaret(input: { readonly current: HTMLInputElement | null }, value: string): () => void {
  const behind = useRef<number | null>(null);
  useLayoutEffect(() => {
    const field = input.current;
    // A field of numbers has no caret to place.
    if (field?.type === 'search' && behind.current !== null && behind.current > 0) {
      const caret = Math.max(0, value.length - behind.current);
      field.setSelectionRange(caret, caret);
    }
    behind.current = null;
  }, [input, value]);
  return () => {
    const field = input.current;
    const caret = field?.type === 'search' ? field.selectionStart : null;
    behind.current = field && caret !== null ? field.value.length - caret : null;
  };
}
