import { Trans } from '@lingui/react/macro';
import { PlusIcon } from '@naad/ui-kit';
import styles from './MultiViewPanel.module.css';

/** Says how something gets into the list; the link leads to where a line is found. */
export function EmptyMultiView({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['notice']}>
        <Trans>Nothing has been added yet.</Trans>
      </p>
      <p>
        <Trans>
          Press <PlusIcon className={styles['sign']} /> beside a line that you found, or “Add shabad” on the
          page of a shabad. All shabads you add are then displayed on one page, in your order.
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
