import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import { absenceText } from '../../language/absenceText.ts';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { FIRST_DAY, parseDay } from '../../features/hukamnama/hukamnamaDay.ts';

/** What to do where there is no hukamnama of the day that was asked for, or what was asked for is no day. */
export function HukamnamaNotFound({ date }: { date: string }) {
  const { i18n } = useLingui();
  const day = parseDay(date);
  const named = day ? dayName(i18n, day) : date;
  const first = dayName(i18n, FIRST_DAY);
  return (
    <>
      {!day && (
        <p>
          <Trans>That is not a date. Dates are written as 2024/1/31: year, month, day.</Trans>
        </p>
      )}
      <p>
        <Trans>
          You asked for {named}. Read <a href="/hukamnama">today's hukamnama</a>, or choose another day there,
          from {first} on.
        </Trans>
      </p>
    </>
  );
}

/**
 * Why there are no hukamnamas at all, and what can be done about it.
 *
 * @param reason null where they are on their way
 */
export function HukamnamaAbsent({ reason }: { reason: AbsenceReason | null }) {
  const { i18n } = useLingui();
  if (reason === null) {
    return (
      <p>
        <Trans>
          They are being fetched from their archive. Come back in a few minutes, or read{' '}
          <a href="/random">a random shabad</a> meanwhile.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>This site has no archive of hukamnamas.</Trans> {absenceText(i18n, reason)}
      </p>
      <p>
        <Trans>
          Its operator can name a public archive, or a server that has them. Meanwhile you can read{' '}
          <a href="/random">a random shabad</a> or <a href="/sundar-gutka">a bani</a>.
        </Trans>
      </p>
    </>
  );
}
