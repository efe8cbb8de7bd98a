import { Trans } from '@lingui/react/macro';
import type { OpenedText } from '@naad/settings-state';
import styles from './SearchPanel.module.css';

export interface HistoryListProps {
  /** The latest first. */
  history: readonly OpenedText[];
  onReopen: (opened: OpenedText) => void;
}

/** What was opened in this session, to go back to. */
export function HistoryList({ history, onReopen }: HistoryListProps) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles['heading']}>
        <Trans>History</Trans>
      </h2>
      {history.length === 0 ? (
        <p className={styles['said']}>
          <Trans>What you open will be listed here, to go back to.</Trans>
        </p>
      ) : (
        <ol className={styles['results']}>
          {history.map((opened) => (
            <li key={`${opened.kind} ${String(opened.id)}`}>
              <button
                type="button"
                className={styles['result']}
                onClick={() => {
                  onReopen(opened);
                }}
              >
                <span lang="pa-Guru" className={styles['gurbani']}>
                  {opened.title}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
