import { hiddenClass } from '@naad/ui-kit';
import type { OfferedTranslator } from '../offeredTranslations.ts';
import styles from './groups.module.css';

export interface TranslatorChoicesProps {
  label: string;
  translators: readonly OfferedTranslator[];
  /** By the field of a translator. */
  onToggle: (field: string) => void;
}

/** Those who translated into a language, any number of whom can be chosen. */
export function TranslatorChoices({ label, translators, onToggle }: TranslatorChoicesProps) {
  return (
    <fieldset className={styles['translators']}>
      <legend className={hiddenClass}>{label}</legend>
      {translators.map(({ field, name, isShown }) => (
        <label key={field} className={styles['translator']}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={() => {
              onToggle(field);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
