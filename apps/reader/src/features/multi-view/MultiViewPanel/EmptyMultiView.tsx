import { Trans } from '@lingui/react/macro';
import { PlusIcon } from '@naad/ui-kit';
import styles from './MultiViewPanel.module.css';

/** Explains how to add lines, with a link to the search. */
export function EmptyMultiView({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['notice']}>
        <Trans>Nothing has been added yet.</Trans>
      </p>
      <p>
        <Trans>
          Press <PlusIcon className={styles['sign']} /> beside a line, or “Add shabad” on a shabad page. The
          shabads you add appear on one page, in your order.
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
