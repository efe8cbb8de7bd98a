import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SearchIcon } from '@naad/ui-kit';
import { useRef } from 'react';
import { SEARCH_TYPES } from '@naad/api-contract';
import { keyboardOf, searchExamples } from '../searchTypes.ts';
import { useIsInteractive } from '../../../useIsInteractive.ts';
import styles from './SearchForm.module.css';
import { SearchTools } from './SearchTools.tsx';
import { useCaret } from './useCaret.ts';
import type { KeyboardProps } from './KeyboardProps.ts';
import { type LoadPart, useOnDemand } from './useOnDemand.ts';
import { useRefusal } from './useRefusal.ts';
import type { SearchFormState } from './useSearchForm.ts';
import { type LoadSuggestions, useSuggestions } from './useSuggestions.ts';
import { useTypedExample } from './useTypedExample.ts';
import type { VoiceProps } from './VoiceProps.ts';

export interface SearchFieldProps {
  form: SearchFormState;
  /** The field is what the page is for: it has the focus, and an example is typed into it. */
  isLead: boolean;
  /** The Gurmukhi keyboard of the page. */
  loadKeyboard: LoadPart<KeyboardProps> | undefined;
  loadSuggestions: LoadSuggestions | undefined;
  /** What listens instead. */
  loadVoice: LoadPart<VoiceProps> | undefined;
}

/** The field with its buttons. Gurmukhi is shown as Gurmukhi, whichever keys it is typed with. */
export function SearchField({ form, isLead, loadKeyboard, loadSuggestions, loadVoice }: SearchFieldProps) {
  const { t, i18n } = useLingui();
  const isInteractive = useIsInteractive();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const rememberCaret = useCaret(input, form.choice.query);
  const keyboard = useOnDemand(loadKeyboard);
  const voiceButton = useRef<HTMLButtonElement>(null);
  const voice = useOnDemand(loadVoice);
  const hasVoice = isInteractive && loadVoice !== undefined;
  useRefusal(input, form);
  const { query, type } = form.choice;
  const isAng = type === SEARCH_TYPES.ang;
  const isEmpty = query === '';
  const layout = isInteractive && loadKeyboard ? keyboardOf(type, form.isGurmukhi) : null;
  const keyboardView = layout && keyboard.view;
  const examples = searchExamples(type, form.isGurmukhi);
  const typed = useTypedExample(isLead && isEmpty);
  const suggestions = useSuggestions(loadSuggestions, query);
  const lang = form.isGurmukhi ? 'pa-Guru' : undefined;
  const toolCount = [isInteractive && !isEmpty, hasVoice, layout].filter(Boolean).length;

  return (
    <div className={styles['field']}>
      <div className={styles['box']} data-tools={toolCount}>
        <input
          ref={input}
          className={styles['input']}
          data-typed={typed ? '' : undefined}
          name={isAng ? 'ang' : 'q'}
          type={isAng ? 'number' : 'search'}
          {...(isAng && { min: 1, max: form.lastAng ?? undefined })}
          // The keyboard of the device would cover the one on the page.
          inputMode={isAng ? 'numeric' : keyboardView ? 'none' : undefined}
          aria-label={t`Gurbani Search`}
          aria-describedby={form.hint && isInteractive ? HINT_ID : undefined}
          lang={lang}
          placeholder={examples[0]}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- searching is what Home is for (behaviour 11)
          autoFocus={isLead}
          value={query}
          onChange={({ target }) => {
            rememberCaret();
            form.edit(target.value);
          }}
        />
        {typed && <typed.TypedExample examples={examples} className={styles['typed']} lang={lang} />}
        <SearchTools
          onClear={
            isInteractive && !isEmpty
              ? () => {
                  form.clear();
                  input.current?.focus();
                }
              : undefined
          }
          voice={hasVoice ? voice : null}
          voiceId={VOICE_ID}
          voiceButton={voiceButton}
          keyboard={layout && keyboard}
          keyboardId={KEYBOARD_ID}
          toggle={toggle}
        />
      </div>
      {keyboardView && (
        <div className={styles['keyboard']}>
          <keyboardView.View
            {...layout}
            id={KEYBOARD_ID}
            field={input}
            text={query}
            onEdit={(text, caret) => {
              rememberCaret(text.length - caret);
              form.edit(text);
            }}
            onClose={() => {
              // What has the focus goes with the keyboard.
              if (document.activeElement !== input.current) toggle.current?.focus();
              keyboard.close();
            }}
          />
        </div>
      )}
      {voice.view && (
        <voice.view.View
          id={VOICE_ID}
          presses={voice.presses}
          onHeard={(letters) => {
            voice.close();
            voiceButton.current?.focus();
            form.hear(letters);
          }}
          onClose={() => {
            voice.close();
            voiceButton.current?.focus();
          }}
        />
      )}
      {suggestions && (
        <suggestions.View choice={form.choice} field={input} isBelowKeyboard={keyboardView !== null} />
      )}
      <Button
        type="submit"
        variant="primary"
        className={styles['submit']}
        disabled={isInteractive && form.problem !== null}
      >
        <SearchIcon />
        <span>
          <Trans>Search</Trans>
        </span>
      </Button>
      <p id={HINT_ID} className={styles['hint']} role="status">
        {isInteractive && form.hint && i18n._(form.hint)}
        {(voice.hasFailed || keyboard.hasFailed) &&
          t`This did not load. Check your connection and try again.`}
      </p>
    </div>
  );
}

/** There is one search form on a page. */
const HINT_ID = 'search-hint';
const KEYBOARD_ID = 'gurmukhi-keyboard';
const VOICE_ID = 'voice-search';
