import { Plural, Trans } from '@lingui/react/macro';
import type { ScreenStatus as Status } from '../model/createScreens.ts';
import type { Outputs } from './createProjector.ts';
import styles from './ScreenPanel.module.css';

export interface ScreenStatusProps {
  screens: readonly Status[];
  outputs: Outputs;
}

/** How the screens are: what is so, and what to do where something is not as it should be. */
export function ScreenStatus({ screens, outputs }: ScreenStatusProps) {
  const there = screens.filter(({ isLost }) => !isLost);
  const lostCount = screens.length - there.length;
  const smallest = Math.min(1, ...there.map(({ scale }) => scale));
  const per = Math.round(smallest * 100);
  return (
    <p role="status" className={styles['status']} data-screens={there.length} data-outputs={outputs}>
      {there.length === 0 && lostCount === 0 && <Trans>No screen is open.</Trans>}
      {there.length > 0 && <Plural value={there.length} one="# screen is on." other="# screens are on." />}
      {lostCount > 0 && (
        <>
          {' '}
          <Trans>A screen is lost: open it again.</Trans>
        </>
      )}
      {outputs === 'unplugged' && (
        <>
          {' '}
          <Trans>The projector is unplugged. Its window goes back there by itself.</Trans>
        </>
      )}
      {there.some(({ isFullscreen }) => !isFullscreen) && (
        <>
          {' '}
          <Trans>Press F in its window for full screen.</Trans>
        </>
      )}
      {per < 100 && (
        <>
          {' '}
          <Trans>To fit, the text is at {per} % of its size.</Trans>
        </>
      )}
    </p>
  );
}
