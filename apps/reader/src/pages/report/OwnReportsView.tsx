import { Trans, useLingui } from '@lingui/react/macro';
import { type OwnReport, readOwnReports, removeOwnReport } from '@naad/settings-state';
import { Button } from '@naad/ui-kit';
import { useId, useState } from 'react';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import tool from '../toolPage.module.css';
import type { OwnReports } from './content.ts';
import styles from './ReportPage.module.css';

/** Says how to report a mistake, and lists the reports sent from this device. */
export function OwnReportsView({ missing }: Pick<OwnReports, 'missing'>) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>Report a mistake</Trans>
      </h1>
      {missing === 'line' && (
        <p role="alert">
          <Trans>This line doesn't exist. Check the address.</Trans>
        </p>
      )}
      {missing === 'report' && (
        <p role="alert">
          <Trans>No report has this address. Check that it is complete.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Press a line while you read, then <q>Report a mistake</q>. You need no account.
        </Trans>
      </p>
      <section aria-labelledby={id} className={tool['part']}>
        <h2 id={id}>
          <Trans>Your reports</Trans>
        </h2>
        {isHydrated ? (
          <ReportList />
        ) : (
          <p>
            <Trans>Each report has a page of its own, at the private address shown after sending.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}

/** The reports in the storage of the browser. */
function ReportList() {
  const [reports, setReports] = useState<readonly OwnReport[]>(() => readOwnReports(window));
  const { t } = useLingui();
  if (reports.length === 0) {
    return (
      <p>
        <Trans>None were sent from this device.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles['own']}>
      {reports.map(({ token, line }) => (
        <li key={token}>
          <a href={`/report/${token}`} lang="pa-Guru" dir="ltr">
            {line}
          </a>
          <Button
            aria-label={t`Remove from this list: ${line}`}
            onClick={() => {
              removeOwnReport(window, token);
              setReports(readOwnReports(window));
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
