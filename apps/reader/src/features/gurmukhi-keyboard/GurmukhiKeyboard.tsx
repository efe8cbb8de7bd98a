import { useLingui } from '@lingui/react/macro';
import { type GurmukhiKeyboardProps, GurmukhiKeyboard as Keyboard } from '@naad/gurbani-render/keyboard';

/** The on-screen keyboard in the interface's language. */
export function GurmukhiKeyboard(props: Omit<GurmukhiKeyboardProps, 'words' | 'helpHref'>) {
  const { t } = useLingui();
  const words = {
    label: t`Gurmukhi keyboard`,
    space: t`Space`,
    backspace: t`Backspace`,
    help: t`How to type Gurmukhi`,
    close: t`Close keyboard`,
  };
  return <Keyboard {...props} words={words} helpHref="/help#Web-how-to-type-gurmukhi-with-keyboard" />;
}
