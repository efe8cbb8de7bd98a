import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import { Button, ExpandIcon, IconButton } from '@naad/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SlideView } from '../../slides/SlideView.tsx';
import { useDeskState } from '../useDesk.ts';
import { pagePath } from '../../site.ts';
import styles from './ScreenPanel.module.css';
import { WordMeanings } from './WordMeanings.tsx';
import type { ScreenStatus as Status } from '../model/createScreens.ts';
import { createProjector, type Outputs, type ScreenDetails } from './createProjector.ts';

/** Shows a preview and the status of the screens, and opens new ones. */
export function ScreenPanel({ client }: { client: ApiClient }) {
  const { t } = useLingui();
  const { picture: latest, screens, look } = useDeskState('picture', 'screens', 'look');
  const picture = useDelayed(latest, PREVIEW_DELAY_MS);
  const [isBlocked, setBlocked] = useState(false);
  const connected = screens.filter(({ isLost }) => !isLost);
  const { outputs, open: openWindow } = useProjector();
  const open = () => {
    void openWindow().then((isOpen) => {
      setBlocked(!isOpen);
    });
  };
  return (
    <section aria-label={t`Screen`} className={styles['panel']}>
      <div className={styles['preview']}>
        <SlideView slide={picture.slide} look={picture.look} surface="preview" />
      </div>
      <ScreenStatus screens={screens} outputs={outputs} />
      {isBlocked && (
        <p role="alert" className={styles['failure']}>
          <Trans>
            The browser blocked the window. Allow pop-ups for this page, or open{' '}
            <a href={pagePath('screen', location)} target="_blank" rel="noreferrer">
              the screen
            </a>{' '}
            yourself.
          </Trans>
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant={connected.length === 0 ? 'primary' : 'quiet'} onClick={open}>
          {connected.length === 0 ? <Trans>Open the screen</Trans> : <Trans>Open another screen</Trans>}
        </Button>
        <IconButton
          label={t`Overlay for streaming`}
          onClick={() => window.open(pagePath('overlay', location))}
        >
          <ExpandIcon />
        </IconButton>
      </div>
      {look.wordMeanings && picture.slide.kind === 'line' && (
        <WordMeanings key={picture.slide.verseId} client={client} line={picture.slide.unicode} />
      )}
    </section>
  );
}

/** Lets the projector paint first: its window shares this thread, and fitting a slide takes a while. */
const PREVIEW_DELAY_MS = 100;

/** Returns a value once it has stayed the same for so long, and the previous one until then. */
function useDelayed<Value>(latest: Value, delayMs: number): Value {
  const [delayed, setDelayed] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDelayed(latest);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [latest, delayMs]);
  return delayed;
}

interface ScreenStatusProps {
  screens: readonly Status[];
  outputs: Outputs;
}

/** Describes the status of the screens and how to fix problems. */
export function ScreenStatus({ screens, outputs }: ScreenStatusProps) {
  const connected = screens.filter(({ isLost }) => !isLost);
  const lostCount = screens.length - connected.length;
  const smallest = Math.min(1, ...connected.map(({ scale }) => scale));
  const per = Math.round(smallest * 100);
  const leftOut = Math.max(0, ...connected.map((each) => each.leftOut));
  return (
    <p role="status" className={styles['status']} data-screens={connected.length} data-outputs={outputs}>
      {connected.length === 0 && lostCount === 0 && <Trans>No screen is open.</Trans>}
      {connected.length > 0 && (
        <Plural value={connected.length} one="# screen is on." other="# screens are on." />
      )}
      {lostCount > 0 && (
        <>
          {' '}
          <Trans>A screen stopped responding. Open it again.</Trans>
        </>
      )}
      {outputs === 'unplugged' && (
        <>
          {' '}
          <Trans>The projector is unplugged. Plug it in and its window moves back.</Trans>
        </>
      )}
      {connected.some(({ isFullscreen }) => !isFullscreen) && (
        <>
          {' '}
          <Trans>Press F in its window for full screen.</Trans>
        </>
      )}
      {leftOut > 0 && (
        <>
          {' '}
          <Plural
            value={leftOut}
            one="The last translation isn't shown: it would be too small to read."
            other="The last # translations aren't shown: they would be too small to read."
          />
        </>
      )}
      {per < 100 && (
        <>
          {' '}
          <Trans>Text reduced to {per} % to fit.</Trans>
        </>
      )}
    </p>
  );
}

/** The projector of this browser. */
function useProjector(): { outputs: Outputs; open: () => Promise<boolean> } {
  const [projector] = useState(() => createProjector(browserOptions()));
  useEffect(() => projector.close, [projector]);
  const outputs = useSyncExternalStore(projector.subscribe, projector.getState);
  return { outputs, open: projector.open };
}

function browserOptions() {
  const request = (window as { getScreenDetails?: () => Promise<ScreenDetails> }).getScreenDetails;
  return {
    openWindow: (features: string) => window.open(pagePath('screen', location), '_blank', features),
    isExtended: () => (window.screen as { isExtended?: boolean }).isExtended === true,
    requestScreens: request ? () => request.call(window) : null,
  };
}
