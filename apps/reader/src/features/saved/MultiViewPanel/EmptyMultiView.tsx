import { Trans } from '@lingui/react/macro';
import { BookmarkIcon } from '@naad/ui-kit';
import styles from './MultiViewPanel.module.css';

/** Explains how to save lines, with a link to the search. */
export function EmptyMultiView({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['notice']}>
        <Trans>Nothing has been added yet.</Trans>
      </p>
      <p>
        <Trans>
          Press <BookmarkIcon className={styles['sign']} /> Save beside a line, on a shabad or on a bani. What
          you save appears here, in your order.
        </Trans>
      </p>
      <p>
        <a href="/" onClick={onLeave}>
          <Trans>Search for a line</Trans>
        </a>
      </p>
    </div>
  );
}
