import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@naad/api-client';
import { Button, DatePicker } from '@naad/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { calendarNames } from '../dayNames.ts';
import { compareDays, dayHref, FIRST_DAY, isoDay, parseDay } from '../hukamnamaDay.ts';
import styles from './DayPicker.module.css';

export interface DayPickerProps {
  /** The day whose hukamnama is shown; null where there is none. */
  day: CalendarDate | null;
  today: CalendarDate;
  /** Where no script runs, the form goes there itself. */
  onGo: (href: string) => void;
}

/** Chooses a day, from the first of which hukamnamas are known until today (behaviour 76). */
export function DayPicker({ day, today, onGo }: DayPickerProps) {
  const { t, i18n } = useLingui();
  const shown = day === null ? '' : isoDay(day);
  const [draft, setDraft] = useState(shown);
  const open = (iso: string) => {
    const chosen = parseDay(iso);
    if (chosen) onGo(dayHref(chosen));
  };
  // Where the visitor's own day has not begun yet, the newest may be of tomorrow.
  const last = day && compareDays(day, today) > 0 ? day : today;
  return (
    <form
      action="/hukamnama"
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        open(draft);
      }}
    >
      <DatePicker
        label={t`Date`}
        name="date"
        required
        value={draft}
        min={isoDay(FIRST_DAY)}
        max={isoDay(last)}
        today={isoDay(today)}
        locale={i18n.locale}
        words={{
          ...calendarNames(i18n),
          open: t`Choose a date`,
          close: t`Close`,
          previousMonth: t`Previous month`,
          nextMonth: t`Next month`,
          month: t`Month`,
          year: t`Year`,
        }}
        onChange={(iso) => {
          setDraft(iso);
          // Whoever types is not taken away before they are done; a day of the calendar is all they want.
          if (!(document.activeElement instanceof HTMLInputElement)) open(iso);
        }}
      />
      <Button type="submit">
        <Trans>Open</Trans>
      </Button>
    </form>
  );
}
