import { Plural, Trans } from '@lingui/react/macro';
import { Button, CopyIcon, ShareIcon } from '@naad/ui-kit';
import styles from './LineActions.module.css';

export interface LineActionsProps {
  /** Number of lines that the actions apply to. */
  count: number;
  onCopy: () => void;
  onShare: () => void;
  /** Address that shares the lines on Facebook [B65]. */
  facebookHref: string;
  /** Address of the lines' shabad; null on the page of that shabad. */
  shabadHref: string | null;
}

/** Actions for one or several consecutive lines. */
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
