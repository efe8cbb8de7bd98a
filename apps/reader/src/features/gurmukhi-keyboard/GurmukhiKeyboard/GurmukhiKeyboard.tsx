import { useLingui } from '@lingui/react/macro';
import { CloseIcon, HelpIcon, hiddenClass } from '@naad/ui-kit';
import { type RefObject, useState } from 'react';
import { type FieldEdit, type FieldText, pressBackspace, pressKey, signPreview } from '../fieldEdits.ts';
import { keyboardRows, type KeyboardLayout } from '../keyboardLayouts.ts';
import { selectionOf, useFieldText } from '../useFieldText.ts';
import { usePressBeside } from '../usePressBeside.ts';
import styles from './GurmukhiKeyboard.module.css';
import { Key } from './Key.tsx';
import { useRovingKeys } from './useRovingKeys.ts';

export interface GurmukhiKeyboardProps {
  id: string;
  layout: KeyboardLayout;
  /** False where words are not told apart. */
  hasSpace: boolean;
  /** The field that is written to, at its caret. */
  field: RefObject<HTMLInputElement | null>;
  /** What stands in the field. */
  text: string;
  /** The field is to hold this text, and its caret to be there. */
  onEdit: (text: string, caret: number) => void;
  /** A press beside the form closes it too. */
  onClose: () => void;
}

/** Every letter of Gurmukhi on one page, for mouse, touch and keyboard. */
export function GurmukhiKeyboard(props: GurmukhiKeyboardProps) {
  const { id, layout, hasSpace, field, text, onEdit, onClose } = props;
  const { t } = useLingui();
  const shown = useFieldText(field, text);
  const [written, setWritten] = useState('');
  const rows = keyboardRows(layout);
  const roving = useRovingKeys(rows[0]?.[0]?.latin ?? '', onClose);
  usePressBeside(field, onClose);

  function apply(edit: (now: FieldText) => FieldEdit | null): void {
    // The caret may have moved since the keys were drawn.
    const [start, end] = selectionOf(field, text);
    const result = edit({ text, start, end });
    if (result === null) return;
    onEdit(result.text, result.caret);
    setWritten(result.text);
  }

  return (
    <div id={id} role="group" aria-label={t`Gurmukhi keyboard`} className={styles['keyboard']} dir="ltr">
      {rows.map((keys, place) => (
        <div key={place} className={styles['row']}>
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
            {t`Space`}
          </button>
        )}
        <button
          {...roving('backspace')}
          type="button"
          className={styles['wide']}
          aria-label={t`Backspace`}
          aria-disabled={text === '' || undefined}
          onClick={() => {
            apply(pressBackspace);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['icon']}>
            <path d="M8.5 5.5h12v13h-12L3 12zm3.5 4 5 5m0-5-5 5" />
          </svg>
        </button>
        <a
          {...roving('help')}
          href="/help#Web-how-to-type-gurmukhi-with-keyboard"
          className={styles['wide']}
          aria-label={t`How to type Gurmukhi`}
        >
          <HelpIcon />
        </a>
        <button
          {...roving('close')}
          type="button"
          className={styles['wide']}
          aria-label={t`Close keyboard`}
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
