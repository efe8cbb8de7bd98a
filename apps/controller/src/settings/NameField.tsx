import { useLingui } from '@lingui/react/macro';
import { savePhoneName } from '@naad/settings-state';
import { cleanPhoneName, LIMITS } from '@naad/sync-protocol';
import styles from './SettingsPanel.module.css';

export interface NameFieldProps {
  name: string;
  /** Called with the name once it is typed, also with none. */
  onName: (name: string) => void;
}

/** The name of this phone on the display's list, which the phone keeps. */
export function NameField({ name, onName }: NameFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <input
        aria-labelledby="phone-name"
        aria-describedby="phone-name-hint"
        defaultValue={name}
        maxLength={LIMITS.phoneName}
        autoComplete="off"
        enterKeyHint="done"
        className={styles['name']}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
        onBlur={({ currentTarget }) => {
          const typed = cleanPhoneName(currentTarget.value);
          currentTarget.value = typed;
          if (typed === name) return;
          savePhoneName(window, typed);
          onName(typed);
        }}
      />
      <p id="phone-name-hint" className={styles['notice']}>
        {t`The display lists this phone by it.`}
      </p>
    </>
  );
}
