import { type ComponentProps, useState } from 'react';
import { isCalendarDate } from './calendarDates.ts';

type OwnProps = 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'list' | 'step';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, OwnProps> {
  /** A day, yyyy-mm-dd, or '' where none is chosen. */
  value: string;
  /** Told a day that lies in the range, or '' when the field was emptied. */
  onChange: (value: string) => void;
  /** The first day that can be chosen, yyyy-mm-dd. */
  min: string;
  /** The last day that can be chosen, yyyy-mm-dd. */
  max: string;
}

/**
 * A native field for a day. A year is typed from its first digit on: 0002 comes before 2002, so what lies outside of
 * the range stays in the field, which refuses to be sent with it, and is given up when the focus goes.
 */
export function DateField({ value, onChange, min, max, ...rest }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      type="date"
      min={min}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => {
        const date = target.value;
        const isTaken = date === '' || (isCalendarDate(date) && date >= min && date <= max);
        setTyped(isTaken ? null : date);
        if (isTaken) onChange(date);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setTyped(null);
      }}
    />
  );
}
