import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@naad/api-client';
import { Button, DatePicker } from '@naad/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { calendarNames } from '../dayNames.ts';
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
  const shown = day === null ? '' : isoDay(day);
  const [draft, setDraft] = useState(shown);
  const open = (iso: string) => {
    const chosen = parseDay(iso);
    if (chosen) onGo(dayHref(chosen));
  };
  // The latest hukamnama may be of tomorrow if the visitor's own day hasn't begun yet.
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
          // Navigate at once for a day picked in the calendar, but don't interrupt a visitor who is typing.
          if (!(document.activeElement instanceof HTMLInputElement)) open(iso);
        }}
      />
      <Button type="submit">
        <Trans>Open</Trans>
      </Button>
    </form>
  );
}
