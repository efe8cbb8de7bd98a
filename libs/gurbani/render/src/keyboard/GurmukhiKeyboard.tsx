import { CloseIcon, HelpIcon, hiddenClass } from '@naad/ui-kit';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type FieldEdit, type FieldText, pressBackspace, pressKey, signPreview } from './fieldEdits.ts';
import { type KeyboardLayout, keyboardRows } from './keyboardLayouts.ts';
import styles from './GurmukhiKeyboard.module.css';
import { type RovingKey, useRovingKeys } from './useRovingKeys.ts';

/** Texts of the keyboard in the interface's language. */
export interface KeyboardWords {
  /** Name of the keyboard. */
  readonly label: string;
  readonly space: string;
  readonly backspace: string;
  /** Names of the link to the help and of the close button. */
  readonly help: string;
  readonly close: string;
}

export interface GurmukhiKeyboardProps {
  id: string;
  layout: KeyboardLayout;
  /** False if words aren't separated. */
  hasSpace: boolean;
  /** Field to type into, at its caret. */
  field: RefObject<HTMLInputElement | null>;
  /** Text of the field. */
  text: string;
  /** Called with the new text of the field and the new caret position. */
  onEdit: (text: string, caret: number) => void;
  words: KeyboardWords;
  /** Page about typing Gurmukhi; null where leaving the page would hurt. */
  helpHref: string | null;
  /** Called by the close button, Escape, or a press outside the form. */
  onClose: () => void;
}

/** On-screen keyboard with every Gurmukhi letter on one page, for mouse, touch and keyboard. */
export function GurmukhiKeyboard(props: GurmukhiKeyboardProps) {
  const { id, layout, hasSpace, field, text, words, helpHref, onEdit, onClose } = props;
  const shown = useFieldText(field, text);
  const [written, setWritten] = useState('');
  const rows = keyboardRows(layout);
  const roving = useRovingKeys(rows[0]?.[0]?.latin ?? '', onClose);
  usePressOutside(field, onClose);

  function apply(edit: (now: FieldText) => FieldEdit | null): void {
    // The caret may have moved since the last render.
    const [start, end] = selectionOf(field, text);
    const result = edit({ text, start, end });
    if (result === null) return;
    onEdit(result.text, result.caret);
    setWritten(result.text);
  }

  return (
    <div id={id} role="group" aria-label={words.label} className={styles['keyboard']} dir="ltr">
      {rows.map((keys, index) => (
        <div key={index} className={styles['row']}>
          {keys.map((key) => (
            <Key
              key={key.latin}
              roving={roving(key.latin)}
              text={key.signName === null ? key.text : signPreview(shown, key.text)}
              latin={key.latin}
              name={key.signName}
              isDisabled={key.signName !== null && pressKey(shown, key.text) === null}
              onPress={() => {
                apply((now) => pressKey(now, key.text));
              }}
            />
          ))}
        </div>
      ))}
      <div className={styles['row']}>
        {hasSpace && (
          <button
            {...roving('space')}
            type="button"
            className={styles['space']}
            onClick={() => {
              apply((now) => pressKey(now, ' '));
            }}
          >
            {words.space}
          </button>
        )}
        <button
          {...roving('backspace')}
          type="button"
          className={styles['wide']}
          aria-label={words.backspace}
          aria-disabled={text === '' || undefined}
          onClick={() => {
            apply(pressBackspace);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['icon']}>
            <path d="M8.5 5.5h12v13h-12L3 12zm3.5 4 5 5m0-5-5 5" />
          </svg>
        </button>
        {helpHref !== null && (
          <a {...roving('help')} href={helpHref} className={styles['wide']} aria-label={words.help}>
            <HelpIcon />
          </a>
        )}
        <button
          {...roving('close')}
          type="button"
          className={styles['wide']}
          aria-label={words.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <p role="status" lang="pa-Guru" className={hiddenClass}>
        {written}
      </p>
    </div>
  );
}

interface KeyProps {
  roving: RovingKey;
  /** Label of the key. */
  text: string;
  /** Key of a Latin keyboard that types the same. */
  latin: string;
  /** Accessible name, if the label alone doesn't say enough. */
  name: string | null;
  isDisabled: boolean;
  onPress: () => void;
}

/** Key with a letter or sign. It never submits the form. */
function Key({ roving, text, latin, name, isDisabled, onPress }: KeyProps) {
  return (
    <button
      {...roving}
      type="button"
      lang="pa-Guru"
      className={styles['key']}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {text}
      {name !== null && <span className={hiddenClass}> {name}</span>}
      <span className={styles['latin']} lang="en" aria-hidden="true">
        {latin}
      </span>
    </button>
  );
}

type Field = RefObject<HTMLInputElement | null>;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('selectionchange', onChange);
  return () => {
    document.removeEventListener('selectionchange', onChange);
  };
}

/** Text and caret position of a field, even while the focus is elsewhere. */
function useFieldText(field: Field, text: string): FieldText {
  // As a string, so that equal selections compare equal.
  const selection = useSyncExternalStore(subscribe, () => selectionOf(field, text).join());
  const [start = 0, end = 0] = selection.split(',').map(Number);
  return { text, start, end };
}

/** Current selection of the field; a field without a caret is edited at its end. */
function selectionOf({ current }: Field, text: string): [start: number, end: number] {
  const end = Math.min(current?.selectionEnd ?? text.length, text.length);
  return [Math.min(current?.selectionStart ?? text.length, end), end];
}

/** Calls back on a press outside the field's form. */
function usePressOutside(field: RefObject<HTMLInputElement | null>, onPress: () => void): void {
  const notify = useEffectEvent(onPress);
  useEffect(() => {
    // After the press: what moves up as the keyboard goes must not move from under the finger.
    const handlePress = ({ target }: MouseEvent) => {
      const form = field.current?.form;
      if (form && target instanceof Node && !form.contains(target)) notify();
    };
    document.addEventListener('click', handlePress);
    return () => {
      document.removeEventListener('click', handlePress);
    };
  }, [field]);
}
