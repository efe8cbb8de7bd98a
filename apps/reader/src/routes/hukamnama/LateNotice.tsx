import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@naad/api-client';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { compareDays } from '../../features/hukamnama/hukamnamaDay.ts';
import styles from './HukamnamaPage.module.css';

export interface LateNoticeProps {
  /** The day of the newest hukamnama. */
  date: CalendarDate;
  today: CalendarDate;
}

/** Says that today's hukamnama has not come yet, where one asked for no day and reads an older one. */
export function LateNotice({ date, today }: LateNoticeProps) {
  const { i18n } = useLingui();
  if (compareDays(date, today) >= 0) return null;
  return (
    <p role="note" className={styles['late']}>
      <Trans>
        Today's hukamnama has not come yet. This is the newest there is, that of {dayName(i18n, date)}.
      </Trans>
    </p>
  );
}
