import { useId } from 'react';
import styles from './RadioChoices.module.css';

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** More about it, heard and shown where one points at it. */
  readonly hint?: string;
}

export interface RadioChoicesProps<Value extends string> {
  label: string;
  choices: readonly RadioChoice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few choices side by side, of which one is made; below their label where there is no room beside it. */
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
