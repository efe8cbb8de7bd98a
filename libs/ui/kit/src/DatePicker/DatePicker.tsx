import { useId, useState, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import fieldStyles from '../field.module.css';
import { CalendarIcon } from '../Icon/PlaceIcons.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { DATE_PICKER_ENGLISH, type DatePickerWords } from './datePickerWords.ts';
import styles from './DatePicker.module.css';

export interface DatePickerProps
  extends DateFieldProps, Partial<Pick<CalendarProps, 'today' | 'locale' | 'weekStart'>> {
  label: string;
  words?: Partial<DatePickerWords>;
}

const subscribeToNothing = () => () => undefined;

/**
 * A field for a day, with a calendar to choose it from. The field is native, so it can be typed in and forms send it
 * without JavaScript; the calendar's button is there where a script can answer it. What is typed and lies outside of
 * the range is refused by the field when it is sent and given up when the focus goes.
 */
export function DatePicker({
  label,
  value,
  onChange,
  min,
  max,
  today,
  locale = 'en',
  weekStart = 0,
  words,
  className,
  id,
  ...rest
}: DatePickerProps) {
  const ownId = useId();
  const hasScript = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [isOpen, setIsOpen] = useState(false);
  const allWords = { ...DATE_PICKER_ENGLISH, ...words };
  const handleClose = () => {
    setIsOpen(false);
  };

  return (
    <div className={classes(styles['field'], className)} data-scripted={hasScript ? '' : undefined}>
      <label htmlFor={id ?? ownId} className={classes(fieldStyles['label'], styles['label'])}>
        {label}
      </label>
      <DateField
        {...rest}
        {...{ value, onChange, min, max }}
        id={id ?? ownId}
        className={classes(fieldStyles['box'], styles['input'])}
      />
      <IconButton
        label={`${allWords.open}: ${label}`}
        variant="outlined"
        aria-haspopup="dialog"
        disabled={rest.disabled}
        className={styles['button']}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <CalendarIcon />
      </IconButton>
      <Dialog
        title={allWords.open}
        closeLabel={allWords.close}
        isOpen={isOpen}
        onClose={handleClose}
        className={styles['dialog']}
      >
        <Calendar
          {...{ value, min, max, locale, weekStart, words: allWords }}
          {...(today === undefined ? {} : { today })}
          onSelect={(date) => {
            handleClose();
            onChange(date);
          }}
        />
      </Dialog>
    </div>
  );
}
