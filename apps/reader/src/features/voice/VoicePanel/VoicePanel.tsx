import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Waveform } from '@naad/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellEvent } from '../../../events/tellEvent.ts';
import {
  createVoiceSearch,
  type VoiceSearch,
  type VoiceState,
  type VoiceWays,
} from '../createVoiceSearch.ts';
import { eventOfVoice } from '../eventOfVoice.ts';
import { canTryAgain, VOICE_MESSAGES } from '../voiceMessages.ts';
import styles from './VoicePanel.module.css';

export interface VoicePanelProps {
  id: string;
  /** How often its button was pressed, from 1: again ends a recording, or begins anew after a failure. */
  presses: number;
  ways: VoiceWays;
  /** Takes the first letters of what was said. */
  onHeard: (letters: string) => void;
  onClose: () => void;
}

/** Listens from when it is there, and says what goes on. */
export function VoicePanel({ id, presses, ways, onHeard, onClose }: VoicePanelProps) {
  const { t } = useLingui();
  const [state, setState] = useState<VoiceState>({ phase: 'starting' });
  const phase = useRef<VoiceState['phase']>('starting');
  const search = useRef<VoiceSearch | null>(null);
  const leaving = useRef<HTMLButtonElement>(null);
  const take = useEffectEvent((next: VoiceState) => {
    const event = eventOfVoice(phase.current, next);
    phase.current = next.phase;
    if (event) tellEvent(event);
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
      <VoiceNews state={state} />
      <div className={styles['buttons']}>
        {mayPress && (
          <Button
            variant="primary"
            onClick={() => {
              search.current?.press();
              // What was pressed goes, and another button may come in its place.
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

/** What goes on, read aloud as it changes; what went wrong, at once. */
function VoiceNews({ state }: { state: VoiceState }) {
  const { i18n } = useLingui();
  return (
    <div>
      <p role="status">
        {state.phase === 'starting' && <Trans>Turning the microphone on…</Trans>}
        {state.phase === 'recording' && <Trans>Listening. Say a line of Gurbani.</Trans>}
        {state.phase === 'processing' && <Trans>Finding the words…</Trans>}
      </p>
      {state.phase === 'recording' && <VoiceWay state={state} />}
      <p role="alert">{state.phase === 'failed' && (state.said ?? i18n._(VOICE_MESSAGES[state.problem]))}</p>
    </div>
  );
}

/** Who hears what is said, beside this site. */
function VoiceWay({ state }: { state: Extract<VoiceState, { phase: 'recording' }> }) {
  if (state.levels === null) {
    return (
      <p className={styles['note']}>
        <Trans>Your browser listens by itself, and may send what you say to its maker.</Trans>
      </p>
    );
  }
  const { sentTo } = state;
  return (
    sentTo !== null && (
      <p className={styles['note']}>
        <Trans>What you say is sent to {sentTo} to be written down.</Trans>
      </p>
    )
  );
}
