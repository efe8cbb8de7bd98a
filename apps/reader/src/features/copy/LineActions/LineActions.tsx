import { Plural, Trans } from '@lingui/react/macro';
import { Button, CopyIcon, ShareIcon } from '@naad/ui-kit';
import styles from './LineActions.module.css';

export interface LineActionsProps {
  /** How many lines these are for. */
  count: number;
  onCopy: () => void;
  onShare: () => void;
  /** Where they are passed on to Facebook (behaviour 65). */
  facebookHref: string;
  /** Where their shabad is read; null where that is here. */
  shabadHref: string | null;
}

/** What can be done with a line, or with some that follow each other. */
export function LineActions({ count, onCopy, onShare, facebookHref, shabadHref }: LineActionsProps) {
  return (
    <div className={styles['actions']} data-line-actions="">
      <Button onClick={onCopy}>
        <CopyIcon />
        <Plural value={count} one="Copy line" other="Copy # lines" />
      </Button>
      <Button onClick={onShare}>
        <ShareIcon />
        <Trans>Share</Trans>
      </Button>
      <a href={facebookHref} target="_blank" rel="noopener noreferrer" className={styles['open']}>
        <Trans>Facebook</Trans>
      </a>
      {shabadHref !== null && (
        <a href={shabadHref} className={styles['open']}>
          <Trans>Open shabad</Trans>
        </a>
      )}
    </div>
  );
}
