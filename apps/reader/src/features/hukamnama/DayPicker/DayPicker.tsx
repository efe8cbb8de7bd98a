import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@naad/api-client';
import { Button, DateField } from '@naad/ui-kit';
import type { SubmitEvent } from 'react';
import { dayName } from '../dayNames.ts';
import { compareDays, dayHref, FIRST_DAY, isoDay, parseDay } from '../hukamnamaDay.ts';
import styles from './DayPicker.module.css';

export interface DayPickerProps {
  /** Day of the hukamnama shown; null if there is none. */
  day: CalendarDate | null;
  today: CalendarDate;
  /** Navigates by script; without script the form submits. */
  onGo: (href: string) => void;
}

/** Date picker from the first known hukamnama until today [B76]. */
export function DayPicker({ day, today, onGo }: DayPickerProps) {
  const { t, i18n } = useLingui();
  // The latest hukamnama may be of tomorrow if the visitor's own day hasn't begun yet.
  const last = day && compareDays(day, today) > 0 ? day : today;
  const [firstName, lastName] = [dayName(i18n, FIRST_DAY), dayName(i18n, last)];
  return (
    <form
      action="/hukamnama"
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const chosen = parseDay(String(new FormData(event.currentTarget).get('date')));
        if (chosen) onGo(dayHref(chosen));
      }}
    >
      <DateField
        label={t`Date`}
        name="date"
        required
        defaultValue={day === null ? '' : isoDay(day)}
        min={isoDay(FIRST_DAY)}
        max={isoDay(last)}
        rangeError={t`Choose a date from ${firstName} to ${lastName}.`}
      />
      <Button type="submit">
        <Trans>Open</Trans>
      </Button>
    </form>
  );
}
