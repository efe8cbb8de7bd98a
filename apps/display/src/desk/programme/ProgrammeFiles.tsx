import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useState } from 'react';
import { useDeskState } from '../useDesk.ts';
import styles from '../finding/Finding.module.css';
import { chapterLines, chaptersOf, chaptersVtt, journalCsv, programmeStart } from './programmeFiles.ts';

/** Downloads of what the screen turned to: a table, and chapters for the recording of the programme. */
export function ProgrammeFiles() {
  const { t } = useLingui();
  const { journal } = useDeskState('journal');
  const [typed, setTyped] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  const start = programmeStart(journal);
  if (start === null) return null;
  const began = typed ?? localTime(start);
  const beganAt = new Date(began).getTime();
  const chapters = () =>
    chaptersOf(journal, {
      beganAt: Number.isNaN(beganAt) ? start : beganAt,
      now: Date.now(),
      opening: t`Start`,
    });
  return (
    <section aria-label={t`Files of the programme`} className={styles['form']}>
      <h2 className={styles['group']}>
        <Trans>Files of the programme</Trans>
      </h2>
      <label htmlFor="programme-start">
        <Trans>The recording began</Trans>
      </label>
      <input
        id="programme-start"
        type="datetime-local"
        step={1}
        className={styles['field']}
        value={began}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
        }}
      />
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            download(`${began.slice(0, 10)}-chapters.vtt`, 'text/vtt', chaptersVtt(chapters()));
          }}
        >
          <Trans>Chapters (WebVTT)</Trans>
        </Button>
        <Button
          onClick={() => {
            navigator.clipboard.writeText(chapterLines(chapters())).then(
              () => {
                setOutcome(t`The chapters are copied. Paste them into the description of the video.`);
              },
              () => {
                setOutcome(t`The browser didn't allow copying.`);
              },
            );
          }}
        >
          <Trans>Copy chapters</Trans>
        </Button>
        <Button
          onClick={() => {
            download(`${localTime(start).slice(0, 10)}-history.csv`, 'text/csv', journalCsv(journal));
          }}
        >
          <Trans>History (CSV)</Trans>
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {outcome}
      </p>
    </section>
  );
}

/** Local date and time as a field of the browser takes them. */
function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
