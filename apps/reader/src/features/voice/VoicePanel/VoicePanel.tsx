import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Waveform } from '@naad/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dispatchSiteEvent } from '../../../shared/dispatchSiteEvent.ts';
import {
  createVoiceSearch,
  type VoiceSearch,
  type VoiceState,
  type VoiceDependencies,
} from '../createVoiceSearch.ts';
import { voiceEvent } from '../voiceEvent.ts';
import { canTryAgain, VOICE_MESSAGES } from '../VoiceError.ts';
import styles from './VoicePanel.module.css';

export interface VoicePanelProps {
  id: string;
  /** Presses of its button, from 1: another ends a recording, or restarts after a failure. */
  presses: number;
  ways: VoiceDependencies;
  /** Called with the first letters of what was said. */
  onHeard: (letters: string) => void;
  onClose: () => void;
}

/** Panel that starts listening when mounted and shows the state. */
export function VoicePanel({ id, presses, ways, onHeard, onClose }: VoicePanelProps) {
  const { t } = useLingui();
  const [state, setState] = useState<VoiceState>({ phase: 'starting' });
  const phase = useRef<VoiceState['phase']>('starting');
  const search = useRef<VoiceSearch | null>(null);
  const leaving = useRef<HTMLButtonElement>(null);
  const take = useEffectEvent((next: VoiceState) => {
    const event = voiceEvent(phase.current, next);
    phase.current = next.phase;
    if (event) dispatchSiteEvent(event);
    setState(next);
    if (next.phase === 'heard') onHeard(next.letters);
  });
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    const begun = createVoiceSearch(ways, (next) => {
      take(next);
    });
    search.current = begun;
    return () => {
      begun.close();
    };
  }, [ways]);

  useEffect(() => {
    if (presses > 1) search.current?.press();
  }, [presses]);

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, []);

  const mayPress = state.phase === 'recording' || (state.phase === 'failed' && canTryAgain(state.problem));
  return (
    <div id={id} role="group" aria-label={t`Voice search`} className={styles['panel']}>
      {state.phase !== 'failed' && <VoiceWaveform state={state} />}
      <VoiceStatus state={state} />
      <div className={styles['buttons']}>
        {mayPress && (
          <Button
            variant="primary"
            onClick={() => {
              search.current?.press();
              // The pressed button disappears, and another may take its place.
              leaving.current?.focus();
            }}
          >
            {state.phase === 'failed' ? <Trans>Try again</Trans> : <Trans>Stop</Trans>}
          </Button>
        )}
        <Button ref={leaving} onClick={onClose}>
          {state.phase === 'failed' ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </div>
  );
}

const NO_LEVELS: readonly number[] = [];

function VoiceWaveform({ state }: { state: VoiceState }) {
  const isHeard = state.phase === 'recording' || state.phase === 'processing';
  return (
    <Waveform
      levels={(isHeard && state.levels) || NO_LEVELS}
      state={isHeard ? state.phase : 'idle'}
      width="container"
    />
  );
}

/** Status, announced as it changes, and failures, announced at once. */
function VoiceStatus({ state }: { state: VoiceState }) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <p role="status">
        {state.phase === 'starting' && <Trans>Turning the microphone on…</Trans>}
        {state.phase === 'recording' && <Trans>Listening. Say a line of Gurbani.</Trans>}
        {state.phase === 'processing' && <Trans>Finding the words…</Trans>}
      </p>
      {state.phase === 'recording' && <RecipientNote state={state} />}
      <p role="alert">
        {state.phase === 'failed' && (
          <>
            {/* Not by `Unavailable`: a chunk shared with the settings adds to the first load of every page. */}
            {state.problem === 'unavailable' && (
              <span className={styles['note']}>{t`Not available on this site`}</span>
            )}{' '}
            {state.said ?? i18n._(VOICE_MESSAGES[state.problem])}
          </>
        )}
      </p>
    </div>
  );
}

/** Names who else gets the recording. */
function RecipientNote({ state }: { state: Extract<VoiceState, { phase: 'recording' }> }) {
  if (state.levels === null) {
    return (
      <p className={styles['note']}>
        <Trans>Your browser turns what you say into text, and may send it to its maker.</Trans>
      </p>
    );
  }
  const { sentTo } = state;
  return (
    sentTo !== null && (
      <p className={styles['note']}>
        <Trans>We send what you say to {sentTo}, to turn it into text.</Trans>
      </p>
    )
  );
}
