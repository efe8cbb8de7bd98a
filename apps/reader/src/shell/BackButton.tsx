import { useLingui } from '@lingui/react/macro';
import { BackIcon } from '@naad/ui-kit';
import type { MouseEvent } from 'react';
import styles from './SiteHeader.module.css';

/** What the router keeps of an entry of the browser's history: its place since the visit began. */
interface HistoryState {
  readonly idx?: number;
}

/** Back to the page before, or Home where the visit began here. */
export function BackButton() {
  const { t } = useLingui();
  const handleClick = (event: MouseEvent) => {
    const { idx = 0 } = (window.history.state ?? {}) as HistoryState;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (idx === 0 || !isPlain) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    // A link, so that it leads somewhere without script too.
    <a href="/" aria-label={t`Back`} className={styles['back']} onClick={handleClick}>
      <BackIcon />
    </a>
  );
}
