import { useLingui } from '@lingui/react/macro';
import { CloseIcon, IconButton, KeyboardIcon, MicIcon } from '@naad/ui-kit';
import type { RefObject } from 'react';
import styles from './SearchForm.module.css';
import type { KeyboardProps } from './KeyboardProps.ts';
import type { OnDemand } from './useOnDemand.ts';
import type { VoiceProps } from './VoiceProps.ts';

export interface SearchToolsProps {
  /** Left out where there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** Null where nothing listens. */
  voice: OnDemand<VoiceProps> | null;
  voiceId: string;
  voiceButton: RefObject<HTMLButtonElement | null>;
  /** Null where such a search is not typed in Gurmukhi. */
  keyboard: OnDemand<KeyboardProps> | null;
  keyboardId: string;
  /** The button that opens the keyboard. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/** The buttons inside the field. */
export function SearchTools(props: SearchToolsProps) {
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
          // The focus, and so the caret, stays in the field.
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
