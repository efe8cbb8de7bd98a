import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hiddenClass } from '../hiddenClass.ts';
import { addMonths, calendarMovement, clampDate, localDate, weeksOfMonth } from './calendarDates.ts';
import { createDateNames, type DateNames, type DatePickerWords } from './createDateNames.ts';
import { ChevronEndIcon } from '../Icon/Icons.tsx';
import { ChevronStartIcon } from '../Icon/PlaceIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import styles from './DatePicker.module.css';

export interface CalendarProps {
  /** The chosen day as yyyy-mm-dd, or ''. */
  value: string;
  min: string;
  max: string;
  onSelect: (date: string) => void;
  /** The day marked as today and shown first if none is chosen; by default the device's date. */
  today?: string;
  /** Language of the month and weekday names, as an `Intl` locale. */
  locale: string;
  /** First day of the week: 0 for Sunday … 6 for Saturday. */
  weekStart: number;
  words: DatePickerWords;
}

/** One month of days (ARIA practices, date grid): a single tab stop, moved by arrow and Page keys. */
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

interface CalendarHeadProps {
  /** A day of the shown month. */
  active: string;
  min: string;
  max: string;
  names: DateNames;
  words: DatePickerWords;
  onMove: (date: string) => void;
}

/** Selects the month: previous, next, or any month and year of the range. */
function CalendarHead({ active, min, max, names, words, onMove }: CalendarHeadProps) {
  const [year, month, firstYear, lastYear] = [
    Number(active.slice(0, 4)),
    Number(active.slice(5, 7)),
    Number(min.slice(0, 4)),
    Number(max.slice(0, 4)),
  ];
  const isWithin = (months: number) => {
    const target = addMonths(active, months).slice(0, 7);
    return target >= min.slice(0, 7) && target <= max.slice(0, 7);
  };
  const handleMove = (months: number) => {
    onMove(clampDate(addMonths(active, months), min, max));
  };
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: names.monthAlone(index + 1),
    isDisabled: !isWithin(index + 1 - month),
  }));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => ({
    value: String(firstYear + index),
    label: String(firstYear + index),
  }));

  // Buttons stay focusable at the ends, so that keyboard users keep their place.
  return (
    <div className={styles['head']}>
      <IconButton
        label={words.previousMonth}
        aria-disabled={!isWithin(-1)}
        onClick={() => {
          if (isWithin(-1)) handleMove(-1);
        }}
      >
        <ChevronStartIcon />
      </IconButton>
      <Select
        label={words.month}
        isLabelHidden
        options={months}
        value={String(month)}
        onChange={({ target }) => {
          handleMove(Number(target.value) - month);
        }}
      />
      <Select
        label={words.year}
        isLabelHidden
        options={years}
        value={String(year)}
        onChange={({ target }) => {
          handleMove((Number(target.value) - year) * 12);
        }}
      />
      <IconButton
        label={words.nextMonth}
        aria-disabled={!isWithin(1)}
        onClick={() => {
          if (isWithin(1)) handleMove(1);
        }}
      >
        <ChevronEndIcon />
      </IconButton>
    </div>
  );
}

interface CalendarDaysProps {
  /** The day with the tab stop; its month is shown. */
  active: string;
  value: string;
  today: string;
  min: string;
  max: string;
  names: DateNames;
  weekStart: number;
  onSelect: (date: string) => void;
}

/** The days of a month by week; days outside the range are disabled. */
function CalendarDays({ active, value, today, min, max, names, weekStart, onSelect }: CalendarDaysProps) {
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
                  // A dialog focuses this day when it opens. Set by hand, because React doesn't render `autoFocus`.
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
