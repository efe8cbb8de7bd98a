import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useDeskState } from '../useDesk.ts';
import styles from './CaptionPanel.module.css';
import type { CaptionSender } from './createCaptionSender.ts';

export interface CaptionPanelProps {
  sender: CaptionSender;
  /** Base address of the API. */
  apiUrl: string;
}

/** Captions of the slides for a Zoom meeting, and the address of subtitles for a recording. */
export function CaptionPanel({ sender, apiUrl }: CaptionPanelProps) {
  const { t } = useLingui();
  const { session } = useDeskState('session');
  const { status, address } = useSyncExternalStore(sender.subscribe, sender.getState);
  const [typed, setTyped] = useState(address);
  const isOn = status !== 'off';
  return (
    <section aria-label={t`Captions`} className={styles['panel']}>
      <label className={styles['field']}>
        <Trans>Caption address of the Zoom meeting</Trans>
        <input
          type="url"
          autoComplete="off"
          disabled={isOn}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
      </label>
      <p className={styles['hint']}>
        <Trans>
          In the meeting: Show captions, Set up manual captioner, Copy the API token. Captions are sent while
          this tab is open.
        </Trans>
      </p>
      <Button
        disabled={!isOn && typed.trim() === ''}
        onClick={() => {
          if (isOn) sender.stop();
          else sender.start(typed.trim());
        }}
      >
        {isOn ? <Trans>Stop captions</Trans> : <Trans>Send captions</Trans>}
      </Button>
      <p role="status" data-captions={status}>
        {status === 'waiting' && <Trans>The next line will be sent.</Trans>}
        {status === 'sent' && <Trans>The caption is in the meeting.</Trans>}
        {status === 'refused' && (
          <Trans>The meeting refused the caption. Copy the address again: it works for one meeting.</Trans>
        )}
        {status === 'unreachable' && (
          <Trans>The meeting can't be reached. Check the internet connection.</Trans>
        )}
      </p>
      {session?.code && (
        <p className={styles['hint']}>
          <Trans>Subtitles of a recording, while it runs:</Trans>{' '}
          {`${apiUrl}/slides/${session.code}/captions.vtt`}
        </p>
      )}
    </section>
  );
}
