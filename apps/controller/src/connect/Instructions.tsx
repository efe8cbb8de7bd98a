import { Trans } from '@lingui/react/macro';
import styles from './ConnectScreen.module.css';

/** What to do, in the order in which it is done. */
export function Instructions() {
  return (
    <section aria-labelledby="how" className={styles['how']}>
      <h2 id="how">
        <Trans>How to connect</Trans>
      </h2>
      <ol className={styles['steps']}>
        <li>
          <Trans>
            Open the display on the computer at the projector: the desktop app, or{' '}
            <a href="/display">Display</a> in any browser.
          </Trans>
        </li>
        <li>
          <Trans>
            Look for the code and the PIN there; in the desktop app they are under Bani Controller.
          </Trans>
        </li>
        <li>
          <Trans>
            Type both here, or point the camera of this phone at the picture, which fills in the code.
          </Trans>
        </li>
        <li>
          <Trans>
            Press Connect to Desktop. Whoever has the PIN can drive the screen, so keep it among sevadars.
          </Trans>
        </li>
      </ol>
    </section>
  );
}
