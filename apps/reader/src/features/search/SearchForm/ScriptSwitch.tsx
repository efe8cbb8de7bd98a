import { Trans, useLingui } from '@lingui/react/macro';
import styles from './SearchForm.module.css';

export interface ScriptSwitchProps {
  isGurmukhi: boolean;
  onChange: (isGurmukhi: boolean) => void;
}

/** Whether the keys of an auto-detect search are English or Gurmukhi (behaviour 26); a plain form sends it too. */
export function ScriptSwitch({ isGurmukhi, onChange }: ScriptSwitchProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles['scripts']} aria-label={t`Letters to type`}>
      {[false, true].map((value) => (
        <label key={String(value)} className={styles['script']}>
          <input
            type="radio"
            name="autoDetectGurmukhi"
            value={String(value)}
            checked={isGurmukhi === value}
            onChange={() => {
              onChange(value);
            }}
          />
          {value ? <Trans>Gurmukhi</Trans> : <Trans>English</Trans>}
        </label>
      ))}
    </fieldset>
  );
}
