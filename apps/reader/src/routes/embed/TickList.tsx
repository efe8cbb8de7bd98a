import styles from './EmbedForm.module.css';

export interface TickListProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
}

/** Choices of which any number may be made, as fields of a form. */
export function TickList<Value extends string>({ label, name, choices, chosen }: TickListProps<Value>) {
  return (
    <fieldset className={styles['ticks']}>
      <legend className={styles['label']}>{label}</legend>
      {choices.map(({ value, label: own }) => (
        <label key={value} className={styles['tick']}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {own}
        </label>
      ))}
    </fieldset>
  );
}
