import { Button } from '@naad/ui-kit';
import { useRef, useState } from 'react';
import { GurmukhiKeyboard, type GurmukhiKeyboardProps, type KeyboardWords } from '../GurmukhiKeyboard.tsx';

export interface FieldWithKeyboardProps extends Pick<GurmukhiKeyboardProps, 'layout' | 'hasSpace'> {
  /** Initial text of the field. */
  text?: string;
  onClose?: () => void;
  onSubmit?: () => void;
}

const WORDS: KeyboardWords = {
  label: 'Gurmukhi keyboard',
  space: 'Space',
  backspace: 'Backspace',
  help: 'How to type Gurmukhi',
  close: 'Close keyboard',
};

/** Form with a field and its keyboard, for tests and stories. */
export function FieldWithKeyboard({
  text: first = '',
  onClose,
  onSubmit,
  ...keyboard
}: FieldWithKeyboardProps) {
  const [text, setText] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <input
        ref={field}
        lang="pa-Guru"
        aria-label="Field"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <GurmukhiKeyboard
        {...keyboard}
        id="gurmukhi-keyboard"
        field={field}
        text={text}
        onEdit={(next, caret) => {
          setText(next);
          requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
        }}
        words={WORDS}
        helpHref="/help"
        onClose={() => onClose?.()}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}
