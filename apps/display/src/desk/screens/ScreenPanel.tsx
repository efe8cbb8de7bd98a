import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import { Button, IconButton, ExpandIcon } from '@naad/ui-kit';
import { useState } from 'react';
import { SlideView } from '../../slides/SlideView.tsx';
import { useDeskState } from '../useDesk.ts';
import styles from './ScreenPanel.module.css';
import { ScreenStatus } from './ScreenStatus.tsx';
import { useProjector } from './useProjector.ts';
import { WordMeanings } from './WordMeanings.tsx';

/** What is on the screens, small, with how they are; opens one, and opens it anew when it was lost. */
export function ScreenPanel({ client }: { client: ApiClient }) {
  const { t } = useLingui();
  const { picture, screens, look } = useDeskState();
  const [isBlocked, setBlocked] = useState(false);
  const there = screens.filter(({ isLost }) => !isLost);
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
            The browser did not open the window. Allow windows of this page, or open{' '}
            <a href="/display/screen" target="_blank" rel="noreferrer">
              the screen
            </a>{' '}
            yourself.
          </Trans>
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant={there.length === 0 ? 'primary' : 'quiet'} onClick={open}>
          {there.length === 0 ? <Trans>Open the screen</Trans> : <Trans>Open another screen</Trans>}
        </Button>
        <IconButton label={t`Overlay for a stream`} onClick={() => window.open('/display/overlay')}>
          <ExpandIcon />
        </IconButton>
      </div>
      {look.wordMeanings && picture.slide.kind === 'line' && (
        <WordMeanings key={picture.slide.verseId} client={client} line={picture.slide.unicode} />
      )}
    </section>
  );
}
