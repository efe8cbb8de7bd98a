import { weeksOfMonth } from './calendarDates.ts';
import type { DateNames } from './createDateNames.ts';
import styles from './DatePicker.module.css';

export interface CalendarDaysProps {
  /** The day that is the stop of Tab; its month is shown. */
  active: string;
  value: string;
  today: string;
  min: string;
  max: string;
  names: DateNames;
  weekStart: number;
  onSelect: (date: string) => void;
}

/** The days of a month in their weeks. Those outside of the range are drawn and cannot be chosen. */
export function CalendarDays({
  active,
  value,
  today,
  min,
  max,
  names,
  weekStart,
  onSelect,
}: CalendarDaysProps) {
  return (
    <tbody>
      {weeksOfMonth(active, weekStart).map((week) => (
        <tr key={week.find(Boolean)}>
          {week.map((date, weekday) =>
            date === null ? (
              <td key={weekday} />
            ) : (
              <td key={weekday} role="gridcell" aria-selected={date === value}>
                <button
                  // The day that a dialog gives the focus to when it opens; React keeps `autoFocus` to itself.
                  ref={(button) => void button?.toggleAttribute('autofocus', date === active)}
                  type="button"
                  tabIndex={date === active ? 0 : -1}
                  disabled={date < min || date > max}
                  aria-label={names.full(date)}
                  aria-current={date === today ? 'date' : undefined}
                  className={styles['day']}
                  onClick={() => {
                    onSelect(date);
                  }}
                >
                  {names.day(date)}
                </button>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
