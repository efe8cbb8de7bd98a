import { useLingui } from '@lingui/react/macro';
import { GurmukhiKeyboard, type GurmukhiKeyboardProps } from '@naad/gurbani-render/keyboard';

/** The keys that a kind of search needs. */
export type KeyboardKind = Pick<GurmukhiKeyboardProps, 'layout' | 'hasSpace'>;

export interface DeskKeyboardProps extends Pick<
  GurmukhiKeyboardProps,
  'layout' | 'hasSpace' | 'id' | 'field' | 'text' | 'onClose'
> {
  onText: (text: string) => void;
}

/** The on-screen keyboard in the interface's language. */
export function DeskKeyboard({ field, onText, ...rest }: DeskKeyboardProps) {
  const { t } = useLingui();
  const words = {
    label: t`Gurmukhi keyboard`,
    space: t`Space`,
    backspace: t`Backspace`,
    help: '',
    close: t`Close keyboard`,
  };
  return (
    <GurmukhiKeyboard
      {...rest}
      field={field}
      words={words}
      helpHref={null}
      onEdit={(text, caret) => {
        onText(text);
        // The field has the new text by the next frame.
        requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
      }}
    />
  );
}
