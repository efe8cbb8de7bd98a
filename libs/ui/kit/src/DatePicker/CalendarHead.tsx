import { ChevronEndIcon } from '../Icon/Icons.tsx';
import { ChevronStartIcon } from '../Icon/PlaceIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { addMonths, clampDate } from './calendarDates.ts';
import type { DateNames } from './createDateNames.ts';
import type { DatePickerWords } from './datePickerWords.ts';
import styles from './DatePicker.module.css';

export interface CalendarHeadProps {
  /** A day of the month that is shown. */
  active: string;
  min: string;
  max: string;
  names: DateNames;
  words: DatePickerWords;
  onMove: (date: string) => void;
}

/** Which month is shown: a step back or on, or any month and year of the range. */
export function CalendarHead({ active, min, max, names, words, onMove }: CalendarHeadProps) {
  const [year, month, firstYear, lastYear] = [
    Number(active.slice(0, 4)),
    Number(active.slice(5, 7)),
    Number(min.slice(0, 4)),
    Number(max.slice(0, 4)),
  ];
  const isWithin = (months: number) => {
    const there = addMonths(active, months).slice(0, 7);
    return there >= min.slice(0, 7) && there <= max.slice(0, 7);
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

  // At an end a button stays focusable, or who works by keyboard would lose their place.
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
