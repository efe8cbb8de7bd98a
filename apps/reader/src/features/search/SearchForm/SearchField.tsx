import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseIcon, IconButton, KeyboardIcon, MicIcon, SearchIcon } from '@naad/ui-kit';
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_TYPES } from '@naad/gurbani-model';
import { keyboardOf, searchExamples } from '../searchTypes.ts';
import { useIsHydrated } from '../../../shared/useIsHydrated.ts';
import { type LoadPart, usePart } from '../../../shared/usePart.ts';
import type { SearchChoice } from '../searchChoice.ts';
import styles from './SearchForm.module.css';
import { type OnDemand, useOnDemand } from './useOnDemand.ts';
import type { SearchFormState } from './useSearchForm.ts';
import type { TypedExampleProps } from './TypedExample.tsx';

export interface SearchFieldProps {
  form: SearchFormState;
  /** True if the field is the page's main purpose: it is focused. */
  isLead: boolean;
  /** Loads the Gurmukhi keyboard. */
  loadKeyboard: LoadPart<ComponentType<KeyboardProps>> | undefined;
  /** Loads the suggestions, when the visitor first uses the field. */
  loadSuggestions: LoadPart<ComponentType<SuggestionsProps>> | undefined;
  /** Loads the voice search. */
  loadVoice: LoadPart<ComponentType<VoiceProps>> | undefined;
  /** Loads the animation that types examples; without it the placeholder is static. */
  loadTypedExample: LoadPart<ComponentType<TypedExampleProps>> | undefined;
}

/** Search field with its buttons. Gurmukhi is shown as Gurmukhi even if typed in Latin keys. */
export function SearchField(props: SearchFieldProps) {
  const { form, isLead, loadKeyboard, loadSuggestions, loadVoice, loadTypedExample } = props;
  const { t, i18n } = useLingui();
  const isInteractive = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const rememberCaret = useCaret(input, form.choice.query);
  const keyboard = useOnDemand(loadKeyboard);
  const voiceButton = useRef<HTMLButtonElement>(null);
  const voice = useOnDemand(loadVoice);
  const hasVoice = isInteractive && loadVoice !== undefined;
  useInputRejection(input, form);
  const { query, type } = form.choice;
  const isAng = type === SEARCH_TYPES.ang;
  const isEmpty = query === '';
  const layout = isInteractive && loadKeyboard ? keyboardOf(type, form.isGurmukhi) : null;
  const keyboardView = layout && keyboard.view;
  const examples = searchExamples(type, form.isGurmukhi);
  const typed = usePart(loadTypedExample, { isWanted: isLead && isEmpty && isInteractive });
  const [firstQuery] = useState(query);
  const [hasTyped, setHasTyped] = useState(false);
  if (!hasTyped && query !== firstQuery) setHasTyped(true);
  const [isVisited, setIsVisited] = useState(false);
  const suggestions = usePart(loadSuggestions, { isWanted: hasTyped || isVisited, attempt: query });
  const visit = () => {
    setIsVisited(true);
  };
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
          // The device's keyboard would cover the on-screen one.
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
          // eslint-disable-next-line jsx-a11y/no-autofocus -- search is the purpose of Home [B11]
          autoFocus={isLead}
          value={query}
          onClick={visit}
          // Home focuses the field by itself.
          onFocus={isLead ? undefined : visit}
          onChange={({ target }) => {
            rememberCaret();
            form.edit(target.value);
          }}
        />
        {typed && <typed.Part examples={examples} className={styles['typed']} lang={lang} />}
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
          <keyboardView.Part
            {...layout}
            id={KEYBOARD_ID}
            field={input}
            text={query}
            onEdit={(text, caret) => {
              rememberCaret(text.length - caret);
              form.edit(text);
            }}
            onClose={() => {
              // The focused key is removed with the keyboard.
              if (document.activeElement !== input.current) toggle.current?.focus();
              keyboard.close();
            }}
          />
        </div>
      )}
      {voice.view && (
        <voice.view.Part
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
        <suggestions.Part
          choice={form.choice}
          field={input}
          isBelowKeyboard={keyboardView !== null}
          hasTyped={hasTyped}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        className={styles['submit']}
        disabled={isInteractive && !form.isValid}
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

/** A page has only one search form, so its ids can be constants. */
const HINT_ID = 'search-hint';
const KEYBOARD_ID = 'gurmukhi-keyboard';
const VOICE_ID = 'voice-search';

interface SearchToolsProps {
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** Null if there is no voice search. */
  voice: OnDemand<VoiceProps> | null;
  voiceId: string;
  voiceButton: RefObject<HTMLButtonElement | null>;
  /** Null if the search isn't typed in Gurmukhi. */
  keyboard: OnDemand<KeyboardProps> | null;
  keyboardId: string;
  /** Button that opens the keyboard. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/** Buttons inside the field. */
function SearchTools(props: SearchToolsProps) {
  const { onClear, voice, voiceId, voiceButton, keyboard, keyboardId, toggle } = props;
  const { t } = useLingui();
  return (
    <div className={styles['tools']}>
      {onClear && (
        <IconButton label={t`Clear`} onClick={onClear}>
          <CloseIcon />
        </IconButton>
      )}
      {voice && (
        <IconButton
          ref={voiceButton}
          label={t`Voice search`}
          aria-expanded={voice.presses > 0}
          aria-controls={voice.view ? voiceId : undefined}
          onClick={voice.press}
        >
          <MicIcon />
        </IconButton>
      )}
      {keyboard && (
        <IconButton
          ref={toggle}
          id="gurmukhi-keyboard-toggle"
          label={t`Gurmukhi keyboard`}
          aria-expanded={keyboard.presses > 0}
          aria-controls={keyboard.view ? keyboardId : undefined}
          // Keep the focus, and so the caret, in the field.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={keyboard.presses > 0 ? keyboard.close : keyboard.press}
        >
          <KeyboardIcon />
        </IconButton>
      )}
    </div>
  );
}

/** Props of the on-screen keyboard. */
export interface KeyboardProps {
  id: string;
  layout: 'letters' | 'words';
  hasSpace: boolean;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onEdit: (text: string, caret: number) => void;
  onClose: () => void;
}

/** Props of the voice search. */
export interface VoiceProps {
  id: string;
  /** Number of presses of its button since it was closed. */
  presses: number;
  /** Called with the first letters of what was heard. */
  onHeard: (letters: string) => void;
  onClose: () => void;
}

/** Props of the suggestion list. */
export interface SuggestionsProps {
  choice: SearchChoice;
  field: RefObject<HTMLInputElement | null>;
  isBelowKeyboard: boolean;
  /** True once the visitor has changed the text. */
  hasTyped: boolean;
}

/** Rejects input before it reaches the field, so that the caret stays in place. */
function useInputRejection(input: RefObject<HTMLInputElement | null>, { rejects }: SearchFormState): void {
  const latest = useRef(rejects);
  useEffect(() => {
    latest.current = rejects;
  });
  useEffect(() => {
    const field = input.current;
    const handleInput = (event: InputEvent) => {
      if (event.data !== null && latest.current(event.data)) event.preventDefault();
    };
    field?.addEventListener('beforeinput', handleInput);
    return () => {
      field?.removeEventListener('beforeinput', handleInput);
    };
  }, [input]);
}

/**
 * Keeps the caret in place when the typed text is replaced, by keeping the number of characters after it. The browser
 * would move it to the end.
 *
 * @returns call it before an edit, with the number of characters to keep after the caret, by default the current number
 */
function useCaret(input: RefObject<HTMLInputElement | null>, value: string): (behind?: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const field = input.current;
    // A number field has no caret to set.
    if (field?.type === 'search' && wanted.current !== null) {
      const caret = Math.max(0, value.length - wanted.current);
      field.setSelectionRange(caret, caret);
    }
    wanted.current = null;
  }, [input, value]);
  return (behind) => {
    const field = input.current;
    const caret = field?.type === 'search' ? field.selectionStart : null;
    // Only a caret within the text has to be kept; at the end the browser does it.
    const present = field && caret !== null && caret < field.value.length ? field.value.length - caret : null;
    wanted.current = behind ?? present;
  };
}
