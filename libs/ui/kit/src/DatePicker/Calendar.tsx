import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hiddenClass } from '../hiddenClass.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { clampDate, localDate } from './calendarDates.ts';
import { calendarMovement } from './calendarMovement.ts';
import { createDateNames } from './createDateNames.ts';
import type { DatePickerWords } from './datePickerWords.ts';
import styles from './DatePicker.module.css';

export interface CalendarProps {
  /** The chosen day, yyyy-mm-dd, or ''. */
  value: string;
  min: string;
  max: string;
  onSelect: (date: string) => void;
  /** The day that is marked as today and shown first where none is chosen; unless told, as the device has it. */
  today?: string;
  /** In which language months and weekdays are written, as `Intl` names it. */
  locale: string;
  /** The day a week begins with: 0 for Sunday … 6 for Saturday. */
  weekStart: number;
  words: DatePickerWords;
}

/** One month of days (ARIA practices, date grid): one of them is a stop of Tab, arrows and Page keys lead to others. */
export function Calendar({
  value,
  min,
  max,
  onSelect,
  today: givenToday,
  locale,
  weekStart,
  words,
}: CalendarProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [today] = useState(() => givenToday ?? localDate(new Date()));
  const [active, setActive] = useState(() => clampDate(value === '' ? today : value, min, max));
  const names = createDateNames(locale, words);

  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [active]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isShift = event.shiftKey;
    const next = calendarMovement(event.key, active, { isShift, isRightToLeft, weekStart });
    if (next === null) return;
    event.preventDefault();
    hasMoved.current = true;
    setActive(clampDate(next, min, max));
  };

  return (
    <>
      <CalendarHead {...{ active, min, max, names, words }} onMove={setActive} />
      <p id={titleId} aria-live="polite" className={hiddenClass}>
        {names.month(active)}
      </p>
      <table
        ref={grid}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of the ARIA practices is a table
        role="grid"
        aria-labelledby={titleId}
        className={styles['grid']}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            {names.weekdays(weekStart).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles['weekday']}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <CalendarDays {...{ active, value, today, min, max, names, weekStart, onSelect }} />
      </table>
    </>
  );
}
