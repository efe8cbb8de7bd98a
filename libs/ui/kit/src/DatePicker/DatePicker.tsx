import { type ComponentProps, useId, useState, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import fieldStyles from '../field.module.css';
import { CalendarIcon } from '../Icon/PlaceIcons.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { DATE_PICKER_ENGLISH, type DatePickerWords } from './createDateNames.ts';
import { isCalendarDate } from './calendarDates.ts';
import styles from './DatePicker.module.css';

export interface DatePickerProps
  extends DateFieldProps, Partial<Pick<CalendarProps, 'today' | 'locale' | 'weekStart'>> {
  label: string;
  words?: Partial<DatePickerWords>;
}

const subscribeToNothing = () => () => undefined;

/**
 * A date field with a calendar. The field is native, so that it can be typed in and submitted without JavaScript; the
 * calendar button appears only with JavaScript. Out-of-range days block submission and are discarded on blur.
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

type OwnProps = 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'list' | 'step';

interface DateFieldProps extends Omit<ComponentProps<'input'>, OwnProps> {
  /** The chosen day as yyyy-mm-dd, or ''. */
  value: string;
  /** Called with a day in the range, or '' when the field is cleared. */
  onChange: (value: string) => void;
  /** First selectable day, yyyy-mm-dd. */
  min: string;
  /** Last selectable day, yyyy-mm-dd. */
  max: string;
}

/**
 * A native date field. While a year is typed it passes out of range (0002 before 2002), so out-of-range days stay in
 * the field, which blocks submission, and are discarded on blur.
 */
function DateField({ value, onChange, min, max, ...rest }: DateFieldProps) {
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
        const isAccepted = date === '' || (isCalendarDate(date) && date >= min && date <= max);
        setTyped(isAccepted ? null : date);
        if (isAccepted) onChange(date);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setTyped(null);
      }}
    />
  );
}
