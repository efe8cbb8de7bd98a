import { Switch } from '@naad/ui-kit';
import { isOn, type LookField } from '../../look/toggled.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import styles from './LookPanel.module.css';

export interface FieldSwitchesProps {
  title: string;
  fields: readonly { readonly field: LookField; readonly label: string; readonly isAbsent?: boolean }[];
  /** Said of what this deployment does not have. */
  absent?: string;
}

/** Switches of one kind; what is absent says so and cannot be turned on. */
export function FieldSwitches({ title, fields, absent = '' }: FieldSwitchesProps) {
  const desk = useDesk();
  const { look } = useDeskState();
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {fields.map(({ field, label, isAbsent = false }) => (
        <Switch
          key={field}
          label={label}
          {...(isAbsent && { hint: absent })}
          checked={isOn(look, field)}
          disabled={isAbsent && !isOn(look, field)}
          onChange={() => {
            desk.toggle(field);
          }}
        />
      ))}
    </fieldset>
  );
}
