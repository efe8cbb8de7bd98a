import { useId } from 'react';
import styles from './RadioChoices.module.css';

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Description, shown as a tooltip and read aloud. */
  readonly hint?: string;
}

export interface RadioChoicesProps<Value extends string> {
  label: string;
  choices: readonly RadioChoice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons side by side; below their label if there is no space beside it. */
export function RadioChoices<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: RadioChoicesProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles['field']}>
      <span id={id}>{label}</span>
      <span className={styles['choices']}>
        {choices.map(({ value, label: name, hint }) => (
          <label key={value} className={styles['choice']} title={hint}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              title={hint}
              onChange={() => {
                onChoose(value);
              }}
            />
            {name}
          </label>
        ))}
      </span>
    </div>
  );
}
