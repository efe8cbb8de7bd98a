import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { REPORT_CONTACT_DAYS, REPORT_SUBJECTS } from '@naad/api-contract';
import { Button } from '@naad/ui-kit';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import tool from '../toolPage.module.css';
import type { SentReport } from './content.ts';
import { ReportedLine } from './ReportedLine.tsx';
import styles from './ReportPage.module.css';
import { STATUS_TEXTS, SUBJECT_NAMES } from './reportTexts.ts';

/** The day of an ISO time in UTC, since server and browser must render the same. */
function dayOf(i18n: I18n, time: string): string {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  return dayName(i18n, { year, month, day });
}

/** Shows what became of a report, at its private address. */
export function SentReportView({ sent: { token, report, isNew } }: { sent: SentReport }) {
  const { t, i18n } = useLingui();
  const { status, note, about, correction, source, hasContact } = report;
  const subject = REPORT_SUBJECTS.find((each) => each === about);
  const translator = report.translator ?? about;
  const sentOn = dayOf(i18n, report.sentAt);
  const changedOn = dayOf(i18n, report.updatedAt);
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>Your report</Trans>
      </h1>
      {isNew && (
        <p role="status">
          <Trans>
            Thank you. Keep the address of this page: it is private, and only here you can see what becomes of
            your report.
          </Trans>
        </p>
      )}
      <section className={styles['status']} aria-label={t`What became of it`}>
        <p>
          <strong>{i18n._(STATUS_TEXTS[status])}</strong>
        </p>
        {note !== null && (
          <p dir="auto" className={styles['entered']}>
            {note}
          </p>
        )}
        <p className={styles['hint']}>
          {status === 'received' ? <Trans>Sent on {sentOn}.</Trans> : <Trans>Since {changedOn}.</Trans>}
        </p>
      </section>
      <ReportedLine line={report} />
      <dl className={styles['report']}>
        <dt>
          <Trans>What is wrong?</Trans>
        </dt>
        <dd>{subject ? i18n._(SUBJECT_NAMES[subject]) : t`Translation by ${translator}`}</dd>
        <dt>
          <Trans>How should it be?</Trans>
        </dt>
        <dd dir="auto" className={styles['entered']}>
          {correction}
        </dd>
        {source !== '' && (
          <>
            <dt>
              <Trans>Where is it printed like that?</Trans>
            </dt>
            <dd dir="auto" className={styles['entered']}>
              {source}
            </dd>
          </>
        )}
      </dl>
      {hasContact && (
        <form
          action={`/report/${token}`}
          method="post"
          aria-label={t`Your contact`}
          className={styles['contact']}
        >
          <p>
            <Trans>Your contact is stored until {REPORT_CONTACT_DAYS} days after the report is closed.</Trans>
          </p>
          <Button type="submit">
            <Trans>Erase my contact</Trans>
          </Button>
        </form>
      )}
      <p>
        <a href="/report">
          <Trans>Your reports</Trans>
        </a>
      </p>
    </div>
  );
}
