import { ApiError, TRANSCRIPT_LIMITS } from '@naad/api-contract';
import { firstLetters, isGurmukhi } from '@naad/gurbani-text';
import { encodeBase64, encodeWav } from './encodeWav.ts';
import type { Recogniser } from './openRecogniser.ts';
import type { Recorder } from './openRecorder.ts';
import { startListening, processLevel, LIMIT_MS, type SpeechState } from './speechEnd.ts';
import { VoiceError, type VoiceProblem } from './VoiceError.ts';

/** State of a running voice search. */
export type VoiceState =
  | { readonly phase: 'starting' }
  /** Levels from 0 to 1, newest last; null if the browser listens by itself and reports none. */
  | { readonly phase: 'recording'; readonly levels: readonly number[]; readonly sentTo: string | null }
  | { readonly phase: 'recording'; readonly levels: null }
  | { readonly phase: 'processing'; readonly levels: readonly number[] }
  | { readonly phase: 'failed'; readonly problem: VoiceProblem; readonly said: string | null }
  /** First letters of what was said; at least one. */
  | { readonly phase: 'heard'; readonly letters: string };

export interface VoiceSearch {
  /** For another press of the button: ends a recording, or restarts after a failure. */
  press(): void;
  /** Turns the microphone off; no state is reported after that. */
  close(): void;
}

/** Speech recognition service. `sentTo` names an external one; null for this site's own. */
export interface VoiceService {
  readonly sentTo: string | null;
}

/** Dependencies of a voice search: the site's service and the browser's features. */
export interface VoiceDependencies {
  /** Finds the site's service; null if it has none. */
  findService(): Promise<VoiceService | null>;
  /** Transcribes a base64 WAV file to first letters. */
  transcribe(audioData: string): Promise<string>;
  canRecord(): boolean;
  openRecorder(onLevel: (level: number, at: number) => void): Promise<Recorder>;
  canRecognise(): boolean;
  openRecogniser(): Recogniser;
}

/** Starts a voice search at once: by the site's service if there is one, otherwise by the browser. */
export function createVoiceSearch(
  ways: VoiceDependencies,
  onState: (state: VoiceState) => void,
): VoiceSearch {
  let state: VoiceState = { phase: 'starting' };
  let isClosed = false;
  /** Ends the current recording; `turnOff` also discards it. */
  let end: () => void = () => undefined;
  let turnOff: () => void = () => undefined;

  function setState(next: VoiceState): void {
    if (isClosed) return;
    state = next;
    onState(next);
  }

  async function listen(): Promise<string> {
    const service = await ways.findService().catch((error: unknown) => {
      throw new VoiceError('network', error);
    });
    if (service && ways.canRecord()) return record(service);
    if (ways.canRecognise()) return recognise();
    throw new VoiceError(service ? 'insecure' : 'unavailable');
  }

  async function record({ sentTo }: VoiceService): Promise<string> {
    let levels: readonly number[] = [];
    let speech: SpeechState | null = null;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const recorder = await ways.openRecorder((level, at) => {
      speech = processLevel(speech ?? startListening(at), level, at);
      levels = [...levels, displayLevel(level)];
      if (state.phase === 'recording') setState({ phase: 'recording', levels, sentTo });
      if (speech.end) end();
    });
    turnOff = () => {
      recorder.close();
    };
    if (isClosed) turnOff();
    setState({ phase: 'recording', levels, sentTo });
    await ended;
    setState({ phase: 'processing', levels });
    const samples = await recorder.stop();
    const longest = samples.subarray(0, MAX_SAMPLES);
    if (longest.length === 0) throw new VoiceError('noAudio');
    return ways.transcribe(encodeBase64(encodeWav(longest, TRANSCRIPT_LIMITS.sampleRate)));
  }

  async function recognise(): Promise<string> {
    const recogniser = ways.openRecogniser();
    const timer = setTimeout(() => {
      end();
    }, LIMIT_MS);
    turnOff = () => {
      clearTimeout(timer);
      recogniser.close();
    };
    end = () => {
      recogniser.stop();
      setState({ phase: 'processing', levels: [] });
    };
    setState({ phase: 'recording', levels: null });
    try {
      const words = await recogniser.words;
      return isGurmukhi(words) ? firstLetters(words) : '';
    } finally {
      clearTimeout(timer);
    }
  }

  function begin(): void {
    setState({ phase: 'starting' });
    listen().then(
      (letters) => {
        setState(letters === '' ? failure(new VoiceError('failed')) : { phase: 'heard', letters });
      },
      (error: unknown) => {
        turnOff();
        setState(failure(error));
      },
    );
  }

  begin();
  return {
    press() {
      if (state.phase === 'recording') end();
      else if (state.phase === 'failed') begin();
    },
    close() {
      isClosed = true;
      turnOff();
    },
  };
}

/** Recordings a little longer than fifteen seconds are cut off, within the service's limit. */
const MAX_SAMPLES = (TRANSCRIPT_LIMITS.seconds + 1) * TRANSCRIPT_LIMITS.sampleRate;

/** Speech is mostly below a tenth of the range, so use the root to fill the waveform. */
const displayLevel = (level: number): number => Math.min(1, Math.sqrt(level) * 1.6);

function failure(error: unknown): VoiceState {
  const { problem, said } = problemOf(error);
  return { phase: 'failed', problem, said };
}

function problemOf(error: unknown): { problem: VoiceProblem; said: string | null } {
  if (error instanceof VoiceError) return error;
  if (!(error instanceof ApiError)) return { problem: 'network', said: null };
  switch (error.id) {
    case 'transcriptionFailed':
      return {
        problem: 'failed',
        said: error.message === new ApiError(error.id).message ? null : error.message,
      };
    case 'badAudio':
      return { problem: 'noAudio', said: null };
    case 'tooManyRequests':
      return { problem: 'tooMany', said: null };
    case 'featureAbsent':
      return { problem: 'unavailable', said: null };
    default:
      return { problem: 'failed', said: null };
  }
}
